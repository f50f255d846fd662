import type { Draw } from "../../math/draw.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";

/** Inks on a decorated tile: how much of each of three covers a place of the tile. */
export interface TileOrnament {
  readonly side: number;
  readonly inks: readonly [Float32Array, Float32Array, Float32Array];
}

/** Signed distance in half tiles, negative inside, at a place that is folded into one eighth of the tile. */
type Figure = (x: number, y: number) => number;

const ring =
  (cx: number, cy: number, radius: number, width: number): Figure =>
  (x, y) =>
    Math.abs(Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)) - radius) - width;

const disc =
  (cx: number, cy: number, radius: number): Figure =>
  (x, y) =>
    Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)) - radius;

/** Leaves around a centre, from `near` to `far`, `fat` at the widest; `turn` in steps moves them between the axes. */
function petals(cx: number, cy: number, count: number, near: number, far: number, fat: number, turn = 0): Figure {
  const step = TAU / count;
  return (x, y) => {
    const angle = atan2(y - cy, x - cx) / step - turn;
    const off = (angle - Math.round(angle)) * step;
    const r = Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy));
    const along = (r * cos(off) - near) / (far - near);
    const side = Math.abs(r * sin(off));
    if (along <= 0 || along >= 1) return 0.1;
    // widest beyond the middle, pointed at both ends
    return side - fat * 4 * along * (1 - along) * (0.6 + 0.6 * along);
  };
}

/** A square on its corner. */
const lozenge =
  (cx: number, cy: number, reach: number): Figure =>
  (x, y) =>
    (Math.abs(x - cx) + Math.abs(y - cy) - reach) * Math.SQRT1_2;

/** Eight-pointed star: a square and a square on its corner. */
const star =
  (cx: number, cy: number, reach: number): Figure =>
  (x, y) => {
    const dx = Math.abs(x - cx);
    const dy = Math.abs(y - cy);
    return Math.min(Math.max(dx, dy) - reach * 0.72, (dx + dy - reach * 1.02) * Math.SQRT1_2);
  };

/** A stem that swings about the diagonal from the middle to the corner. */
const tendril =
  (swing: number, width: number): Figure =>
  (x, y) => {
    const t = Math.min(1, Math.max(0, (x + y) / 2));
    return Math.abs((x - y) * Math.SQRT1_2 - swing * Math.abs(sin(PI * t * 2))) - width;
  };

const without =
  (a: Figure, b: Figure): Figure =>
  (x, y) =>
    Math.max(a(x, y), -b(x, y));

/**
 * The ornament of a decorated tile: a rosette in the middle, a quarter of another figure at each corner, so that it joins
 * over four tiles, and something between. Drawn anew for each seed.
 *
 * @param filled Lays the third ink over the ground around the rosette.
 */
export function createTileOrnament(draw: Draw, filled: boolean, side = 256): TileOrnament {
  const layers = layersOf(draw, filled);
  const inks = [0, 1, 2].map(() => new Float32Array(side * side)) as [Float32Array, Float32Array, Float32Array];
  const soft = 2.2 / side;
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const a = Math.abs(((column + 0.5) / side) * 2 - 1);
      const b = Math.abs(((row + 0.5) / side) * 2 - 1);
      const x = Math.max(a, b);
      const y = Math.min(a, b);
      const i = row * side + column;
      for (const { ink, figure } of layers) {
        const cover = smoothstep(soft, -soft, figure(x, y));
        if (cover <= 0) continue;
        // a later figure hides what lies under it
        for (const [k, field] of inks.entries()) {
          field[i] = (field[i] as number) * (1 - cover) + (k === ink ? cover : 0);
        }
      }
    }
  }
  return { side, inks };
}

/** Ink 3 is none: it uncovers the ground again. */
interface Layer {
  readonly ink: 0 | 1 | 2 | 3;
  readonly figure: Figure;
}

function layersOf(draw: Draw, filled: boolean): Layer[] {
  const count = draw.pick("petals", [4, 8, 8, 16]);
  const reach = draw.number("reach", 0.5, 0.66);
  const heart = draw.number("heart", 0.09, 0.16);
  const fat = (reach - heart) * (count === 4 ? 0.34 : count === 8 ? 0.19 : 0.1);
  const middle: Layer[] = [
    { ink: 0, figure: petals(0, 0, count, heart, reach, fat) },
    { ink: 3, figure: petals(0, 0, count, heart + 0.05, reach * 0.8, fat * 0.4) },
    { ink: 2, figure: petals(0, 0, count, heart, reach * 0.78, fat * 0.55, 0.5) },
    { ink: 1, figure: disc(0, 0, heart) },
    { ink: 3, figure: ring(0, 0, heart * 1.05, 0.012) },
    { ink: 0, figure: disc(0, 0, heart * 0.45) },
  ];
  const corner = draw.number("corner", 0.36, 0.5);
  const corners = draw.pick<Layer[]>("corners", [
    [
      { ink: 0, figure: ring(1, 1, corner, 0.04) },
      { ink: 1, figure: petals(1, 1, 8, 0.08, corner * 0.86, corner * 0.16) },
      { ink: 0, figure: disc(1, 1, 0.09) },
    ],
    [
      { ink: 0, figure: star(1, 1, corner) },
      { ink: 3, figure: star(1, 1, corner * 0.78) },
      { ink: 1, figure: star(1, 1, corner * 0.6) },
      { ink: 2, figure: disc(1, 1, corner * 0.22) },
    ],
    [
      { ink: 1, figure: disc(1, 1, corner) },
      { ink: 3, figure: ring(1, 1, corner * 0.84, 0.025) },
      { ink: 0, figure: petals(1, 1, 16, 0.02, corner * 0.74, corner * 0.09) },
    ],
  ]);
  const between = draw.pick<Layer[]>("between", [
    [
      { ink: 2, figure: lozenge(1, 0, 0.24) },
      { ink: 3, figure: lozenge(1, 0, 0.15) },
      { ink: 0, figure: lozenge(1, 0, 0.09) },
    ],
    [
      { ink: 0, figure: without(ring(1, 0, 0.3, 0.035), disc(1, 1, corner)) },
      { ink: 1, figure: disc(1, 0, 0.14) },
    ],
    [
      { ink: 2, figure: tendril(0.13, 0.022) },
      { ink: 0, figure: petals(1, 0, 8, 0.03, 0.3, 0.05) },
      { ink: 1, figure: disc(1, 0, 0.06) },
    ],
  ]);
  const band: Layer[] = draw.chance("band", 0.6) ? [{ ink: 0, figure: ring(0, 0, reach + 0.1, 0.018) }] : [];
  const field: Layer[] = filled ? [{ ink: 2, figure: (x, y) => reach + 0.1 - Math.sqrt(x * x + y * y) }] : [];
  return [...field, ...band, ...between, ...corners, ...middle];
}

/** Covers of the three inks at u, v of a tile, 0..1 each, into `covers`. */
export function readTileOrnament({ side, inks }: TileOrnament, u: number, v: number, covers: Float32Array): void {
  const x = Math.min(side - 1, Math.max(0, u * side - 0.5));
  const y = Math.min(side - 1, Math.max(0, v * side - 0.5));
  const left = Math.min(side - 2, Math.floor(x));
  const top = Math.min(side - 2, Math.floor(y));
  const s = x - left;
  const t = y - top;
  const at = top * side + left;
  for (let k = 0; k < 3; k += 1) {
    const ink = inks[k] as Float32Array;
    const upper = (ink[at] as number) * (1 - s) + (ink[at + 1] as number) * s;
    const lower = (ink[at + side] as number) * (1 - s) + (ink[at + side + 1] as number) * s;
    covers[k] = upper * (1 - t) + lower * t;
  }
}
