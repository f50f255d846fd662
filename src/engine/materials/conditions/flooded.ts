import { blurKernel } from "../../kernels/kernels.ts";
import type { Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { depthOf, levelBelow } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, meanLight, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

/** What deep water leaves of the ground under it, and the mud that settles in a puddle. */
const DEEP: Rgb = [0.021, 0.026, 0.031];
const SILT: Rgb = [0.105, 0.088, 0.066];

/**
 * Stands in puddles: level, mirror-smooth water in broad shallow hollows with a firm, lobed shore; the ground around it is
 * dark with wet for a hand's breadth and dry beyond, so that each puddle is seen.
 *
 * @see Lagarde, Water drop 3b: physically based wet surfaces (2013)
 */
export const flooded: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const basin = fbm(size, { cells: featureCount(5, scale), octaves: 3, gain: 0.42, seed: draw.seed32("basin") });
  const broad = blurKernel(surface.height, size, size * 0.012, 2);
  const depth = depthOf(surface.height) + surface.tileSize * 1e-6;
  // the water runs into the low places at the shore: stones stand out of it, joints lead it on
  for (let i = 0; i < basin.length; i += 1) {
    const relief = (broad[i] as number) * 0.6 + (surface.height[i] as number) * 0.4;
    basin[i] = (basin[i] as number) + (0.11 * relief) / depth;
  }
  const level = levelBelow(basin, 0.12 + 0.4 * amount);
  const damp = evenNoise(size, { cells: featureCount(9, scale), octaves: 5, gain: 0.6, seed: draw.seed32("damp") });
  const isBlack = smoothstep(0.12, 0.05, meanLight(surface.albedo));
  let water = 0;
  let many = 0;
  for (let i = 0; i < basin.length; i += 1) {
    if ((basin[i] as number) > level) continue;
    water += surface.height[i] as number;
    many += 1;
  }
  water = water / Math.max(1, many) + depth * 0.5;
  return repaintSurface(surface, (texel, i) => {
    const below = level - (basin[i] as number);
    const under = smoothstep(-0.006, 0.012, below);
    const deep = smoothstep(0, 0.3, below);
    const wet = smoothstep(-0.2, -0.06, below + 0.06 * (damp[i] as number)) * (1 - texel.metalness * 0.7);
    shade(texel, 1 - wet * (0.5 - 0.2 * isBlack));
    // around a puddle on what is nearly black, the dry ground is what is pale
    shade(texel, 1 + isBlack * 0.5 * (1 - wet));
    texel.roughness = lerp(texel.roughness, 0.35, wet * 0.6);
    blendColour(texel, SILT, under * isBlack * 0.4 * (1 - deep));
    blendColour(texel, DEEP, under * (0.3 + 0.5 * deep));
    texel.roughness = lerp(texel.roughness, 0.02, under);
    texel.metalness *= 1 - under;
    // mirror-smooth: not a grain of what lies under it shows in the relief
    texel.height = lerp(texel.height, Math.max(water, lerp(water, texel.height, 0.03)), under);
  });
};
