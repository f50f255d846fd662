import { noise } from "../../geometry/deform.ts";
import type { Paint, SurfacePoint } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { ageParchment, ink } from "./script-paint.ts";

const NIGHT: Rgb = fromHex("#16264f");
const DEEP: Rgb = fromHex("#0d1836");
const GOLD: Rgb = fromHex("#e2b755");
const STAR: Rgb = fromHex("#fdf6dc");

/** Constellations: stars in half heights of the sheet from its middle, each joined to the one before: the Plough, Cassiopeia, Orion, the Swan. */
const FIGURES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [-0.62, 0.5],
    [-0.46, 0.56],
    [-0.33, 0.5],
    [-0.2, 0.44],
    [-0.17, 0.27],
    [0.03, 0.25],
    [0.06, 0.47],
    [-0.2, 0.44],
  ],
  [
    [0.28, 0.6],
    [0.36, 0.42],
    [0.48, 0.5],
    [0.55, 0.3],
    [0.7, 0.36],
  ],
  [
    [-0.6, -0.1],
    [-0.48, -0.32],
    [-0.54, -0.6],
    [-0.24, -0.56],
    [-0.36, -0.3],
    [-0.28, -0.06],
    [-0.6, -0.1],
  ],
  [
    [0.14, -0.62],
    [0.3, -0.4],
    [0.46, -0.18],
    [0.56, -0.04],
  ],
  [
    [0.52, -0.5],
    [0.3, -0.4],
    [0.1, -0.2],
  ],
];

const offSegment = (
  x: number,
  y: number,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): number => {
  const [ux, uy] = [bx - ax, by - ay];
  const t = Math.min(1, Math.max(0, ((x - ax) * ux + (y - ay) * uy) / (ux * ux + uy * uy)));
  const [dx, dy] = [x - ax - t * ux, y - ay - t * uy];
  return Math.sqrt(dx * dx + dy * dy);
};

/** A five-rayed star of such a size about the origin. */
const isStar = (x: number, y: number, size: number): boolean => {
  const r = Math.sqrt(x * x + y * y);
  return r < size * (0.55 + 0.45 * cos(5 * atan2(x, y)));
};

/**
 * The sky on a sheet of such sides, metres: blue night in a gold circle with its meridians, constellations of joined stars, small ones
 * strewn between, a sun and a moon in the corners.
 */
export const starChart =
  (width: number, height: number, seed: number): Paint =>
  (surface, x, y, z) => {
    const [u, v] = [(2 * x) / width, (2 * y) / height];
    ageParchment(surface, u, v, x, y, 0.3);
    if (z < 0) return;
    const [a, b] = [(2 * x) / height, v];
    const r = Math.sqrt(a * a + b * b);
    if (r < 0.9) sky(surface, a, b, r, seed);
    else if (r < 0.94 || Math.abs(r - 0.97) < 0.008) ink(surface, GOLD);
    const rim = Math.max(Math.abs(u) - 0.94, Math.abs(v) - 0.92);
    if (rim > 0 && rim < 0.016) ink(surface, DEEP);
    const [cx, cy] = [Math.abs(a) - 1.08, b - 0.68];
    const d = Math.sqrt(cx * cx + cy * cy);
    if (a < 0 && d < 0.1 + 0.07 * Math.max(0, cos(10 * atan2(cy, cx)))) ink(surface, GOLD);
    if (a > 0 && d < 0.15 && (cx - 0.06) * (cx - 0.06) + cy * cy > 0.014) ink(surface, DEEP);
  };

function sky(surface: SurfacePoint, a: number, b: number, r: number, seed: number): void {
  ink(surface, r > 0.62 ? DEEP : NIGHT);
  const turn = (atan2(b, a) / TAU) * 12;
  const isLine = Math.abs(turn - Math.round(turn)) * r * 0.52 < 0.0035 && r > 0.08;
  if (isLine || Math.abs(r - 0.62) < 0.006 || Math.abs(r - 0.3) < 0.005) ink(surface, fromHex("#5c76b8"));
  const [gx, gy] = [a * 9, b * 9];
  const [ix, iy] = [Math.floor(gx), Math.floor(gy)];
  const luck = noise(ix * 3.1, iy * 4.7, 2.5, seed);
  const [sx, sy] = [gx - ix - 0.5 - 0.3 * sin(ix * 9 + iy), gy - iy - 0.5 - 0.3 * cos(iy * 7 + ix)];
  if (luck > -0.2 && sx * sx + sy * sy < 0.012 + 0.02 * Math.max(0, luck)) ink(surface, STAR);
  for (const figure of FIGURES)
    for (const [i, star] of figure.entries()) {
      const before = figure[i - 1];
      if (before && offSegment(a, b, before, star) < 0.009) ink(surface, GOLD);
    }
  for (const figure of FIGURES) for (const [px, py] of figure) if (isStar(a - px, b - py, 0.062)) ink(surface, STAR);
}
