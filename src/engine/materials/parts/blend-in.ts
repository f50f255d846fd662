import { lerp } from "../../math/scalar.ts";
import type { Texel } from "../../texture/tones/paint-surface.ts";
import type { Surface } from "../material.ts";

/** Moves a texel to the second surface's colour, gloss and metal by `t`, 0..1; its height stays. */
export function blendIn(texel: Texel, second: Surface, i: number, t: number): void {
  texel.r = lerp(texel.r, second.albedo[i * 3] as number, t);
  texel.g = lerp(texel.g, second.albedo[i * 3 + 1] as number, t);
  texel.b = lerp(texel.b, second.albedo[i * 3 + 2] as number, t);
  texel.roughness = lerp(texel.roughness, second.roughness[i] as number, t);
  texel.metalness = lerp(texel.metalness, second.metalness[i] as number, t);
}
