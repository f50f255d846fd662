import { blurKernel } from "../../kernels/kernels.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import { blendIn } from "./blend-in.ts";
import type { LayPart } from "./part.ts";

/** How far (u, v), in cells, lies from the middle of the nearest line of a drawing, in cells. Periodic with 2. */
type Drawing = (u: number, v: number) => number;

const toLine = (at: number): number => Math.abs(at - Math.floor(at) - 0.5);

/** Away from the border of a square that is turned by an eighth (`turned`) or not, `half` from its middle to a side. */
const toSquare = (x: number, y: number, half: number): number => Math.abs(Math.max(x, y) - half);
const toDiamond = (x: number, y: number, half: number): number => Math.abs(x + y - half) * Math.SQRT1_2;

/** Lozenges one beside the other, a small one set into every crossing. */
const lattice: Drawing = (u, v) => {
  const lines = Math.min(toLine(u + v), toLine(u - v)) * Math.SQRT1_2;
  const [x, y] = [toLine(u + 0.5), toLine(v)];
  const [a, b] = [toLine(u), toLine(v + 0.5)];
  const stud = Math.min(x + y, a + b) * Math.SQRT1_2;
  return Math.min(lines, Math.max(0, stud - 0.045));
};

/** A frame in every field, a lozenge in the frame. */
const frames: Drawing = (u, v) => {
  const [x, y] = [toLine(u), toLine(v)];
  return Math.min(toSquare(x, y, 0.44), toDiamond(x, y, 0.44), Math.max(0, (x + y - 0.06) * Math.SQRT1_2));
};

/** Squares that hook into each other, a line around and one across. */
const nested: Drawing = (u, v) => {
  const [x, y] = [toLine(u), toLine(v)];
  return Math.min(0.5 - Math.max(x, y), toSquare(x, y, 0.3), Math.max(x, y) < 0.3 ? Math.abs(x - y) * Math.SQRT1_2 : 1);
};

/** Long straight strips, and between two of them short ones set across, as those that part a cast floor. */
const dividers: Drawing = (u, v) => Math.min(toLine(u), toLine(v * 0.5 + (Math.floor(u + 0.5) & 1) * 0.5) * 2);

/** Half a strip's width and the joint beside it, in shares of the tile. */
const HALF = 0.0052;
const JOINT = 0.0016;

/** Strips set into the surface and ground flush with it, the joint around them a thin dark line. */
const setIn =
  (drawings: readonly Drawing[], cells: number, half: number): LayPart =>
  (first, second, { size, draw, scale }) => {
    const count = 2 * Math.max(1, Math.round(featureCount(cells, scale) / 2));
    const drawing = draw.pick("drawing", drawings);
    const level = blurKernel(first.height, size, size * 0.012, 2);
    const hand = fbm(size, { cells: 12, octaves: 3, seed: draw.seed32("hand") });
    const wide = half * Math.min(1.6, Math.max(0.6, scale));
    return repaintSurface(first, (texel, i) => {
      const u = (((i & (size - 1)) + 0.5) / size) * count;
      const v = ((Math.floor(i / size) + 0.5) / size) * count;
      const away = drawing(u, v) / count + 0.0006 * (hand[i] as number);
      if (away > wide + 2 * JOINT) return;
      const inside = smoothstep(wide + JOINT * 0.4, wide - JOINT * 0.4, away);
      const joint = smoothstep(JOINT * 1.4, 0, Math.abs(away - wide));
      blendIn(texel, second, i, inside);
      shade(texel, 1 - 0.45 * joint);
      const flush = (level[i] as number) + (second.height[i] as number) * 0.1;
      texel.height = lerp(texel.height, flush, inside) - joint * first.tileSize * 0.0006;
    });
  };

export const layInlay: LayPart = setIn([lattice, frames, nested], 4, HALF);
export const layStrips: LayPart = setIn([dividers], 2, HALF * 1.15);
