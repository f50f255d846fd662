import { noise } from "../../../geometry/deform.ts";
import type { Paint } from "../../../geometry/part.ts";

/** Lit from within: clouds of light towards the rim. */
export const shining: Paint = (surface, x, y, z, nx, ny, nz) => {
  const swirl = 0.5 + 0.5 * noise(x * 28 + ny, y * 28, z * 28 + nx, 4);
  const core = Math.max(0, nz * 0.5 + ny * 0.4) * 0.5;
  const f = 0.55 + swirl * 0.9;
  surface.r = Math.min(1, surface.r * f + core * 0.4);
  surface.g = Math.min(1, surface.g * f + core * 0.4);
  surface.b = Math.min(1, surface.b * f + core * 0.4);
  surface.roughness = 0.08;
};
