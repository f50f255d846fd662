import { blurKernel } from "../../kernels/kernels.ts";
import { lerp } from "../../math/scalar.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import type { ApplyCondition } from "./condition.ts";

/** Over how much of the tile lumps are levelled: what is broader stays as drifts and waves. */
const LEVELLED = 0.03;

/** Levelled by hand, wind or water: small lumps and pits are gone, broad ones lower, the skin a little closer. */
export const smooth: ApplyCondition = (surface, amount, { size }) => {
  const level = blurKernel(surface.height, size, size * LEVELLED, 2);
  return repaintSurface(surface, (texel, i) => {
    const even = lerp(texel.height, level[i] as number, 0.85 * amount);
    texel.height = even * (1 - 0.3 * amount);
    texel.roughness *= 1 - 0.12 * amount;
  });
};
