import type { SurfacePoint } from "../geometry/part.ts";
import type { Rgb } from "../math/color.ts";

/** Covers a point of a surface with an opaque colour; roughness and metalness stay unless they are given. */
export function layColour(
  surface: SurfacePoint,
  colour: Rgb,
  roughness = surface.roughness,
  metalness = surface.metalness,
): void {
  surface.r = colour[0];
  surface.g = colour[1];
  surface.b = colour[2];
  surface.roughness = roughness;
  surface.metalness = metalness;
}
