import { atan2, TAU } from "../../math/elementary.ts";
import { fishScale } from "./fish-scale.ts";
import { createPlace, type Tiling } from "./tiling.ts";

const ANGLES = 2048;
let angles: Float32Array | undefined;

/** Angle from the vertical in turns, -0.5..0.5, of a direction, from a table. */
function turnOf(dx: number, dy: number): number {
  angles ??= Float32Array.from({ length: ANGLES + 1 }, (_, i) => atan2(i / ANGLES, 1) / TAU);
  const ax = Math.abs(dx);
  const ay = Math.abs(dy);
  const small = Math.min(ax, ay);
  const octant = angles[Math.round((small / (Math.max(ax, ay) + 1e-12)) * ANGLES)] as number;
  const quarter = ax > ay ? 0.25 - octant : octant;
  const turn = dy < 0 ? quarter : 0.5 - quarter;
  return dx < 0 ? -turn : turn;
}

/**
 * European fan: fish scales, each paved in concentric rings of setts. `kind` is the ring, 0 at the foot of the fan.
 *
 * @param fans Fans across the tile; twice as many rows stand over each other.
 * @param rings Setts from the foot of a fan to its rim.
 */
export function fanPavement(fans: number, rings: number): Tiling {
  const scales = fishScale(fans);
  const scale = createPlace();
  // setts on a full circle of each ring: about as long as the ring is wide
  const setts = Int32Array.from({ length: rings }, (_, ring) => Math.max(4, 2 * Math.round((ring + 0.5) * 3.3)));
  const first = new Int32Array(rings + 1);
  for (let ring = 0; ring < rings; ring += 1) first[ring + 1] = (first[ring] as number) + (setts[ring] as number);
  const fanSetts = first[rings] as number;
  return {
    cells: scales.cells * fanSetts,
    locate: (x, y, place) => {
      scales.locate(x, y, scale);
      const dx = scale.u - 0.5;
      const dy = scale.v - 0.5;
      const r = Math.sqrt(dx * dx + dy * dy) * 2 * rings;
      const ring = Math.min(rings - 1, Math.floor(r));
      const count = setts[ring] as number;
      const around = (turnOf(dx, dy) + 1) * count + 0.5;
      const step = Math.floor(around);
      place.cell = scale.cell * fanSetts + (first[ring] as number) + (step % count);
      place.kind = ring;
      place.u = around - step;
      place.v = r - ring;
      const unit = 0.5 / fans / rings;
      const sideways = (Math.min(place.u, 1 - place.u) * TAU * Math.max(r, 0.3) * unit) / count;
      const outwards = Math.min(place.v, 1 - place.v) * unit;
      const inner = Math.min(sideways, outwards);
      place.border = Math.min(inner, scale.border);
      place.next = Math.min(Math.max(sideways, outwards), Math.max(inner, scale.border));
    },
  };
}
