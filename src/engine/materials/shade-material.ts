import { smoothstep } from "../math/scalar.ts";
import { shadeLayers } from "./layers/shade-layers.ts";
import type { MaterialSpec, Surface } from "./material.ts";

/**
 * Shades a material as a recipe holds it: the base and its pattern, what lies on it, its conditions in the order of the
 * list, its style.
 *
 * @param size Texels along a side of the tile, a power of two, 16 or more. The structure does not depend on it.
 * @throws {Error} when `spec.base` is in no list, or `size` is no power of two.
 */
export function shadeMaterial(spec: MaterialSpec, size: number): Surface {
  if (size < 16 || (size & (size - 1)) !== 0) {
    throw new Error(`shadeMaterial: size must be a power of two, 16 or more, got ${size}.`);
  }
  const surface = shadeLayers(spec, size);
  centreHeight(surface.height);
  decideMetal(surface.metalness);
  return surface;
}

/** A texel is metal or it is none; half-way only along an edge. Stains and dirt leave less sure numbers. */
function decideMetal(metalness: Float32Array): void {
  for (let i = 0; i < metalness.length; i += 1) {
    const m = metalness[i] as number;
    if (m > 0 && m < 1) metalness[i] = smoothstep(0.36, 0.64, m);
  }
}

function centreHeight(height: Float32Array): void {
  let sum = 0;
  for (let i = 0; i < height.length; i += 1) sum += height[i] as number;
  const mean = sum / height.length;
  for (let i = 0; i < height.length; i += 1) height[i] = (height[i] as number) - mean;
}
