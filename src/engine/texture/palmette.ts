import { cos, sin } from "../math/elementary.ts";
import { clamp01 } from "../math/scalar.ts";

/** A leaf of an ornament: where it springs from, its lean in radians from upright, length, half width, sideways curl. */
type Leaf = readonly [x: number, y: number, lean: number, length: number, width: number, curl: number];

/** Half a palmette, from the calyx up: the other half mirrors it. */
const PALMETTE: readonly Leaf[] = [
  [0, -0.28, 0, 1.2, 0.24, 0],
  [0.06, -0.2, 0.3, 0.86, 0.17, 0.34],
  [0.1, -0.24, 0.78, 0.78, 0.17, 0.36],
  [0.1, -0.3, 1.35, 0.72, 0.16, 0.36],
  [0.06, -0.36, 2.0, 0.62, 0.15, -0.4],
  [0.02, -0.4, 2.7, 0.5, 0.12, -0.36],
  [0, -0.3, Math.PI, 0.68, 0.07, 0],
  [0, -0.62, 2.1, 0.42, 0.13, -0.3],
  [0.26, 0.5, 0.7, 0.34, 0.12, 0.24],
];

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
    let best = 0;
    for (const { leaf, c, s } of leaves) {
      const dx = x - leaf[0];
      const dy = y - leaf[1];
      const t = (dx * s + dy * c) / leaf[3];
      if (t <= 0 || t >= 1) continue;
      const across = dx * c - dy * s - leaf[5] * t * t;
      // widest near its round tip, as acanthus lobes are
      const width = leaf[4] * 1.9 * Math.sqrt(t * (1 - t)) * (0.25 + 0.95 * t) + 0.004;
      best = Math.max(best, 1 - Math.abs(across) / width);
    }
    relief[i] = clamp01(best);
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
