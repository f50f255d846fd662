import type { Paint, SurfacePoint } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";

/** Mixes a colour into a point of a surface; 1 covers it. */
export function tint(surface: SurfacePoint, [r, g, b]: Rgb, t: number): void {
  surface.r += (r - surface.r) * t;
  surface.g += (g - surface.g) * t;
  surface.b += (b - surface.b) * t;
}

/** Makes a point lighter or darker. */
export function shade(surface: SurfacePoint, factor: number): void {
  surface.r *= factor;
  surface.g *= factor;
  surface.b *= factor;
}

/** Only a gloss: 0 mirror to 1 matte. */
export const glossy =
  (roughness: number): Paint =>
  (surface) => {
    surface.roughness = roughness;
  };

/** Named once, used where food is browned, leafy or creamy. */
export const CRUST = fromHex("#8a4a16");
export const CRUMB = fromHex("#f2dfb4");
