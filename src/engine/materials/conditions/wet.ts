import { blurKernel } from "../../kernels/kernels.ts";
import type { Rgb } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { repaintSurface } from "../../texture/paint-surface.ts";
import { blendColour, shade } from "../../texture/palette.ts";
import { depthOf, levelBelow } from "../../texture/relief-masks.ts";
import type { ApplyCondition } from "./condition.ts";

/** What deep water leaves of the ground under it: little, and that bluish. */
const DEEP: Rgb = [0.021, 0.026, 0.031];

/**
 * Rained on: pores fill, so rough stuff darkens and shines but for a few patches that dry first, and the low places hold
 * puddles with a level surface and a dark rim.
 * @see Lagarde, Water drop 3b: physically based wet surfaces (2013)
 */
export const wet: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const pool = fbm(size, { cells: featureCount(3, scale), octaves: 4, gain: 0.45, seed: draw.seed32("pool") });
  const damp = fbm(size, { cells: featureCount(4, scale), octaves: 6, gain: 0.6, seed: draw.seed32("damp") });
  const film = blurKernel(surface.height, size, size * 0.003, 2);
  const ground = blurKernel(surface.height, size, size * 0.03, 2);
  const depth = depthOf(surface.height) + surface.tileSize * 1e-6;
  // rain stands between stones, and in the hollows of what is nearly flat
  const own = 0.2 + 0.6 * smoothstep(0.0006, 0.006, depth / surface.tileSize);
  for (let i = 0; i < ground.length; i += 1) {
    ground[i] = lerp(ground[i] as number, surface.height[i] as number, own) - (pool[i] as number) * depth * (1.5 - own);
  }
  const level = levelBelow(ground, amount * amount * 0.45);
  return repaintSurface(surface, (texel, i) => {
    const below = (level - (ground[i] as number)) / depth;
    const under = smoothstep(-0.05, 0.12, below);
    const shore = smoothstep(-0.5, 0, below);
    const dry = smoothstep(0.12, -0.12, (damp[i] as number) + (amount - 0.62) * 2 + shore);
    const soaked = clamp01(amount * 1.3) * (1 - 0.75 * dry) * (1 - texel.metalness);
    const porous = clamp01((texel.roughness - 0.25) / 0.5);
    shade(texel, (1 - soaked * (0.14 + 0.42 * porous)) * (1 - 0.18 * shore));
    blendColour(texel, DEEP, under * (0.4 + 0.4 * smoothstep(0, 1.2, below)));
    texel.roughness = lerp(texel.roughness, 0.07 + texel.roughness * 0.22, soaked);
    texel.roughness = lerp(texel.roughness, 0.03, under);
    texel.height = lerp(texel.height, film[i] as number, amount * 0.5);
    const water = level + (pool[i] as number) * depth * (1.5 - own);
    texel.height = lerp(texel.height, Math.max(water, lerp(water, texel.height, 0.06)), under);
  });
};
