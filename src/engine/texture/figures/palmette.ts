import { cos, sin } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";

/** A leaf of an ornament: where it springs from, its lean in radians from upright, length, half width, sideways curl. */
type Leaf = readonly [x: number, y: number, lean: number, length: number, width: number, curl: number];

/** Half a palmette, the foremost leaf first: the other half mirrors it. */
const PALMETTE: readonly Leaf[] = [
  [0, -0.28, 0, 1.2, 0.24, 0],
  [0.05, -0.24, 0.36, 0.94, 0.2, 0.3],
  [0.08, -0.27, 0.86, 0.86, 0.19, 0.34],
  [0.1, -0.3, 1.36, 0.78, 0.17, 0.32],
  [0, -0.36, Math.PI, 0.62, 0.13, 0],
  [0.06, -0.4, 1.98, 0.56, 0.13, 0.2],
  [0.02, -0.56, 2.45, 0.42, 0.1, -0.16],
  [0.3, 0.56, 0.6, 0.34, 0.11, 0.2],
];

/** How much ground is left open about a leaf before the one behind it, in half sides of the square. */
const PARTING = 0.03;

/**
 * A palmette, the fan of curling leaves that damask, brocade, rugs and wallpaper are built from. Square table, top row
 * first: 0 outside, rising to 1 on the midrib of a leaf.
 */
export function palmette(side: number): Float32Array {
  const relief = new Float32Array(side * side);
  const leaves = PALMETTE.map((leaf) => ({ leaf, c: cos(leaf[2]), s: sin(leaf[2]) }));
  for (let i = 0; i < relief.length; i += 1) {
    const x = Math.abs(((i % side) + 0.5) / side - 0.5) * 2;
    const y = 1 - ((Math.floor(i / side) + 0.5) / side) * 2;
    for (const { leaf, c, s } of leaves) {
      const dx = x - leaf[0];
      const dy = y - leaf[1];
      const t = (dx * s + dy * c) / leaf[3];
      if (t <= 0 || t >= 1) continue;
      const across = dx * c - dy * s - leaf[5] * t * t;
      // widest near its round tip, as acanthus lobes are
      const width = leaf[4] * 1.9 * Math.sqrt(t * (1 - t)) * (0.25 + 0.95 * t) + 0.004;
      const inside = width - Math.abs(across);
      if (inside <= -PARTING) continue;
      // a leaf covers what lies behind it whole, so that no outline is torn by another's
      relief[i] = clamp01(inside / width);
      break;
    }
  }
  return relief;
}

/** A flower seen from above: `petals` round a disc. Relief at u, v in -1..1: 0 outside, about 1 at the rim of the disc. */
export function rosetteRelief(u: number, v: number, petals: number, depth: number): number {
  const r = Math.sqrt(u * u + v * v);
  if (r > 1 || r < 1e-6) return r > 1 ? 0 : 1;
  // Chebyshev: the cosine of a multiple of the angle without asking for the angle
  let previous = 1;
  let wave = u / r;
  const step = 2 * wave;
  for (let n = 1; n < petals; n += 1) {
    const next = step * wave - previous;
    previous = wave;
    wave = next;
  }
  const rim = 1 - depth * (0.5 - 0.5 * wave);
  return clamp01((rim - r) * 3);
}
