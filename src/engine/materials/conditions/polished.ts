import { blurKernel } from "../../kernels/kernels.ts";
import { lerp } from "../../math/scalar.ts";
import { repaintSurface } from "../../texture/paint-surface.ts";
import { shade } from "../../texture/palette.ts";
import type { ApplyCondition } from "./condition.ts";

/** Ground and buffed: fine relief is gone, the gloss is high, colours deepen. */
export const polished: ApplyCondition = (surface, amount) => {
  const smooth = blurKernel(surface.height, surface.size, surface.size * 0.004, 2);
  return repaintSurface(surface, (texel, i) => {
    texel.height = lerp(texel.height, smooth[i] as number, amount * 0.9);
    const gloss = 0.04 + texel.roughness * 0.14;
    texel.roughness = lerp(texel.roughness, gloss, amount);
    shade(texel, 1 - 0.12 * amount * (1 - texel.metalness));
  });
};
