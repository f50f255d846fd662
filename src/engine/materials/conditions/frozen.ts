import { blurKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { depthOf } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, meanLight } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

const ICE = fromHex("#a9cbd8");
/** Clear ice over what is white: only its depth is seen. */
const DEEP_ICE = fromHex("#6fa3bd");
const RIME = fromHex("#e9f1f4");

/** Under a skin of ice: levelled, glassy and bluish, with cracks in it and feathers of rime. */
export const frozen: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const level = blurKernel(surface.height, size, size * 0.012, 2);
  const cover = fbm(size, { cells: featureCount(8, scale), octaves: 6, gain: 0.52, seed: draw.seed32("cover") });
  const needles = ridged(size, { cells: featureCount(18, scale), octaves: 6, gain: 0.7, seed: draw.seed32("needles") });
  const splits = cracks(size, draw.fork("splits"), featureCount(4, scale), 0.6, 0.1);
  // through ice one sees what is below: on what is dark a thin skin of it is as plain as a thick one on what is light
  const shown = lerp(0.55, 1, smoothstep(0.04, 0.25, meanLight(surface.albedo)));
  // white hoar and white cracks are seen on blue ice, not on marble
  const pale = smoothstep(0.4, 0.65, meanLight(surface.albedo));
  const depth = Math.max(depthOf(surface.height), surface.tileSize * 0.0004);
  return repaintSurface(surface, (texel, i) => {
    const c = cover[i] as number;
    const n = needles[i] as number;
    const ice = smoothstep(-0.3, 0.1, c + n * 0.22 + amount * 1.3 - 0.82);
    // rime sits on what stands up: joints and grooves stay to be seen under it
    const sunk = smoothstep(0, depth, (level[i] as number) - texel.height);
    const rime = smoothstep(0.5, 0.95, n * 0.75 + c * 0.35 + amount * 0.22) * clamp01(amount * 1.4) * (1 - 0.85 * sunk);
    const split = smoothstep(0.014, 0.003, splits[i] as number) * ice;
    // ice and hoar take the colour out before they hide it: through a skin of them warm brown is grey, not pink
    const cold = Math.max(ice, rime) * (0.35 + 0.3 * amount);
    const grey = (texel.r + texel.g + texel.b) / 3;
    texel.r = lerp(texel.r, grey * 0.86, cold);
    texel.g = lerp(texel.g, grey, cold);
    texel.b = lerp(texel.b, grey * 1.12, cold);
    blendColour(texel, ICE, ice * (0.26 + 0.2 * amount) * (1 - 0.7 * sunk) * shown * (1 - pale));
    blendColour(texel, DEEP_ICE, ice * (0.4 + 0.25 * amount) * pale);
    blendColour(texel, RIME, Math.max(rime * 0.85, split * 0.7) * shown);
    texel.height = lerp(texel.height, Math.max(texel.height, level[i] as number), ice * 0.6);
    texel.height += surface.tileSize * (0.0008 * rime * n - 0.0006 * split);
    texel.roughness = lerp(lerp(texel.roughness, 0.09, ice), 0.62, Math.max(rime, split));
    texel.metalness *= 1 - Math.max(ice * 0.85, rime);
  });
};
