import { pow } from "../../math/elementary.ts";
import { createShape, type Shape } from "../../texture/marks/scatter.ts";

/** A broad leaf folded up from its midrib, tip at the end of its length. */
export const LEAF: Shape = createShape(64, (u, v) => {
  const t = v * 0.5 + 0.5;
  const wide = 2.6 * Math.sqrt(t) * (1 - t) * (1 + 0.25 * t);
  const side = Math.abs(u) / Math.max(0.02, wide);
  return side < 1 ? 0.4 + 0.6 * side * (1.25 - 0.5 * side) : 0;
});

/** A leaf of round lobes either side of its midrib, as an oak's. */
export const LOBED_LEAF: Shape = createShape(72, (u, v) => {
  const t = v * 0.5 + 0.5;
  if (t > 0.985) return 0;
  const wave = Math.abs(t * 4.5 - Math.floor(t * 4.5) - 0.5) * 2;
  const wide =
    (0.35 + 0.65 * t * (1.25 - t) * 2.2) *
    (0.5 + 0.5 * wave * (2 - wave)) *
    Math.min(1, (1 - t) * 7) *
    Math.min(1, t * 5 + 0.06);
  const side = Math.abs(u) / Math.max(0.02, wide);
  return side < 1 ? 0.4 + 0.6 * side * (1.2 - 0.45 * side) : 0;
});

/** A leaf of five points on a stalk, as a maple's. */
export const POINTED_LEAF: Shape = createShape(80, (u, v) => {
  const y = v + 0.28;
  if (y < 0) return Math.abs(u) < 0.035 && v > -0.98 ? 0.5 : Math.max(0, lobe(u, y, 0.95, -0.3, 0.5));
  const x = Math.abs(u);
  const tip = lobe(u, y, 0, 1, 1.24);
  const upper = lobe(x, y, 0.8, 0.6, 1.12);
  const lower = lobe(x, y, 0.97, -0.1, 0.86);
  return Math.max(tip, upper, lower);
});

/** One point of a leaf: a lancet from the origin towards (dx, dy). */
function lobe(x: number, y: number, dx: number, dy: number, length: number): number {
  const along = x * dx + y * dy;
  const out = Math.abs(x * dy - y * dx);
  const t = along / length;
  if (t < -0.02 || t > 1) return 0;
  const wide = 0.34 * (1 - t) * (0.55 + 1.1 * t);
  return out < wide ? 0.45 + 0.55 * (out / wide) : 0;
}

/** A blade of grass: long, narrow, folded along its middle. */
export const BLADE: Shape = createShape(24, (u, v) => {
  const wide = 1 - pow(v * 0.5 + 0.5, 2.2);
  return Math.abs(u) < wide ? 0.45 + 0.55 * Math.abs(u / wide) : 0;
});

/** An acorn lying on its side, its point at the end of its length, the first third in its cup. */
export const ACORN: Shape = createShape(48, (u, v) => {
  const isCup = v < -0.28;
  const end = isCup ? 0.98 : v > 0.6 ? 1 - (v - 0.6) * 1.1 : 1;
  const along = isCup ? (v + 0.28) / 0.72 : (v + 0.28) / 1.28;
  const wide = isCup
    ? Math.sqrt(Math.max(0, 1 - along * along))
    : Math.sqrt(Math.max(0, 1 - along * along)) * 0.86 * end;
  if (Math.abs(u) >= wide) return 0;
  const round = Math.sqrt(1 - (u / wide) * (u / wide)) * wide;
  // the cup stands out from the nut, and is of small scales
  const scales = isCup ? 0.06 * Math.abs(((u * 5 + v * 9 + 20) % 1) - 0.5) + 0.08 : 0;
  return Math.max(0.05, round * 0.9 + scales);
});

/** The cup of an acorn, hollow side up. */
export const ACORN_CUP: Shape = createShape(32, (u, v) => {
  const r = Math.sqrt(u * u + v * v);
  return r > 0.98 ? 0 : r > 0.72 ? 0.75 : 0.2 + 0.5 * r * r;
});

/** A stalk, a needle or a twig: a round rod. */
export const ROD: Shape = createShape(24, (u, v) => (Math.abs(v) > 0.98 ? 0 : Math.sqrt(Math.max(0, 1 - u * u))));

/** A chip of bark: a ragged slab with broken ends. */
export const chipShape = (next: () => number): Shape => {
  const lean = (next() - 0.5) * 0.6;
  const bite = next() * 6;
  const split = 0.2 + next() * 0.4;
  return createShape(40, (u, v) => {
    const ragged = 0.1 * Math.abs(((u * 3 + bite) % 1) - 0.5) + 0.07 * Math.abs(((u * 7.3 + bite) % 1) - 0.5);
    const end = 0.96 - ragged - Math.abs(u * lean) * 0.5;
    const side = 0.9 - 0.12 * Math.abs(((v * 2.2 + bite) % 1) - 0.5);
    if (Math.abs(v) > end || Math.abs(u) > side) return 0;
    const groove = Math.abs(u - split) < 0.07 ? 0.2 : 0;
    return 0.75 + 0.25 * (1 - u * u) - groove;
  });
};
