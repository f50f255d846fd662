import type { Field } from "../../kernels/kernels.ts";
import { lerp } from "../../math/scalar.ts";
import type { SurfaceFields } from "./paint-surface.ts";

/**
 * Blends a second surface into the first, in place: colour, roughness, metalness and height together.
 *
 * @param mask 0 keeps the first, 1 shows the second.
 * @param height The second's height in the first's metres, texel by texel.
 */
export function heightBlend<S extends SurfaceFields>(first: S, second: SurfaceFields, mask: Field, height: Field): S {
  for (let i = 0; i < mask.length; i += 1) {
    const m = mask[i] as number;
    if (m <= 0) continue;
    first.height[i] = lerp(first.height[i] as number, height[i] as number, m);
    first.roughness[i] = lerp(first.roughness[i] as number, second.roughness[i] as number, m);
    first.metalness[i] = lerp(first.metalness[i] as number, second.metalness[i] as number, m);
    for (let at = i * 3; at < i * 3 + 3; at += 1) {
      first.albedo[at] = lerp(first.albedo[at] as number, second.albedo[at] as number, m);
    }
  }
  return first;
}
