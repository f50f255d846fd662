import { noise } from "../../../geometry/deform.ts";
import type { Paint } from "../../../geometry/part.ts";

/** Paints all of a part in one linear colour. */
export const dye =
  (r: number, g: number, b: number, metal = 0, rough = 0.5): Paint =>
  (surface) => {
    surface.r = r;
    surface.g = g;
    surface.b = b;
    surface.metalness = metal;
    surface.roughness = rough;
  };

/** Polished steel. */
export const STEEL = dye(0.5, 0.51, 0.53, 1, 0.3);

/** Brown wood with grain. */
export const WOOD: Paint = (surface, x, y, z) => {
  const t = 0.85 + 0.25 * noise(x * 240, y * 24, z * 240, 3);
  surface.r = 0.24 * t;
  surface.g = 0.125 * t;
  surface.b = 0.05 * t;
  surface.metalness = 0;
  surface.roughness = 0.6;
};

/** Dark leather. */
export const GRIP = dye(0.05, 0.03, 0.02, 0, 0.8);

/** Gold. */
export const GOLD = dye(0.85, 0.55, 0.14, 1, 0.28);
