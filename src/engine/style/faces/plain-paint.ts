import type { SurfacePoint } from "../../geometry/part.ts";
import type { Rgb } from "../../math/color.ts";

/** A paint of one colour, smooth, whatever it is laid on. */
export const plainPaint =
  (colour: Rgb, roughness: number) =>
  (surface: SurfacePoint, ..._at: readonly number[]): void => {
    [surface.r, surface.g, surface.b] = colour;
    surface.roughness = roughness;
    surface.metalness = 0;
    surface.height = 0;
  };
