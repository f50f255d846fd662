import { blurKernel } from "../../kernels/kernels.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { repaintSurface } from "../../texture/paint-surface.ts";
import { shade } from "../../texture/palette.ts";
import { depthOf, levelBelow } from "../../texture/relief-masks.ts";
import type { ApplyCondition } from "./condition.ts";

/**
 * Rained on: pores fill, so rough stuff darkens and shines, and the low places hold water with a level surface.
 * @see Lagarde, Water drop 3b: physically based wet surfaces (2013)
 */
export const wet: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const pool = fbm(size, { cells: featureCount(3, scale), octaves: 4, gain: 0.45, seed: draw.seed32("pool") });
  const damp = fbm(size, { cells: featureCount(6, scale), octaves: 6, gain: 0.6, seed: draw.seed32("damp") });
  const film = blurKernel(surface.height, size, size * 0.003, 2);
  const depth = depthOf(surface.height);
  const level = levelBelow(surface.height, amount * amount * 0.45);
  return repaintSurface(surface, (texel, i) => {
    const water = level + (pool[i] as number) * depth * 0.9;
    const under = smoothstep(-0.15 * depth - 1e-6, 0.25 * depth + 1e-6, water - texel.height);
    const soaked = clamp01(amount * 1.3 + (damp[i] as number) * 0.35 * (1 - amount)) * (1 - texel.metalness);
    const porous = clamp01((texel.roughness - 0.25) / 0.5);
    shade(texel, 1 - soaked * (0.12 + 0.38 * porous) - under * 0.1);
    texel.roughness = lerp(texel.roughness, 0.07 + texel.roughness * 0.22, soaked);
    texel.roughness = lerp(texel.roughness, 0.03, under);
    texel.height = lerp(texel.height, film[i] as number, amount * 0.5);
    texel.height = lerp(texel.height, Math.max(water, texel.height), under);
  });
};
