import { noise } from "../../geometry/deform.ts";
import type { Paint, SurfacePoint } from "../../geometry/part.ts";
import { luminance, type Rgb } from "../../math/color.ts";
import { clamp, clamp01 } from "../../math/scalar.ts";

/** Blends a surface towards a colour, keeping how light or dark the hairs are against their mean. */
export function dye(surface: SurfacePoint, to: Rgb, amount: number, mean = 0): void {
  if (amount <= 0) return;
  const light = mean > 0 ? clamp(luminance([surface.r, surface.g, surface.b]) / mean, 0.55, 1.5) : 1;
  const t = clamp01(amount);
  surface.r += (to[0] * light - surface.r) * t;
  surface.g += (to[1] * light - surface.g) * t;
  surface.b += (to[2] * light - surface.b) * t;
}

/** Makes a surface lighter or darker by a factor. */
export function shade(surface: SurfacePoint, factor: number): void {
  surface.r *= factor;
  surface.g *= factor;
  surface.b *= factor;
}

/** Noise in strands that hang down: -1..1. */
export const strands = (x: number, y: number, z: number, fineness: number, seed: number): number =>
  0.65 * noise(x * fineness, y * fineness * 0.35, z * fineness, seed) +
  0.35 * noise(x * fineness * 2.3, y * fineness * 0.8, z * fineness * 2.3, seed + 7);

/** Distance from a point to a line through points of the plane: for mouths and stripes. */
export function distanceToLine(line: readonly (readonly [number, number])[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < line.length; i += 1) {
    const [ax, ay] = line[i] as readonly [number, number];
    const [bx, by] = line[i + 1] as readonly [number, number];
    const [ux, uy] = [bx - ax, by - ay];
    const t = clamp01(((x - ax) * ux + (y - ay) * uy) / (ux * ux + uy * uy || 1));
    const [dx, dy] = [x - ax - t * ux, y - ay - t * uy];
    least = Math.min(least, dx * dx + dy * dy);
  }
  return Math.sqrt(least);
}

/** Several paints, one over the other. */
export const layers =
  (...paints: readonly Paint[]): Paint =>
  (surface, x, y, z, nx, ny, nz) => {
    for (const paint of paints) paint(surface, x, y, z, nx, ny, nz);
  };
