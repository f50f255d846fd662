import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import type { ApplyCondition } from "./condition.ts";

/** Roughness of what has no gloss: metal that is blasted still gleams broadly. */
const DULL = { metal: 0.58, other: 0.88 };
/** Share of white that a face without gloss sends back beside its own colour. */
const CHALK = 0.05;

/** Without gloss: a fine, even tooth that mirrors nothing, and colours a breath paler. */
export const matte: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const tooth = fbm(size, { cells: featureCount(140, scale), octaves: 2, gain: 0.8, seed: draw.seed32("tooth") });
  const cloud = fbm(size, { cells: featureCount(6, scale), octaves: 4, gain: 0.55, seed: draw.seed32("cloud") });
  return repaintSurface(surface, (texel, i) => {
    const t = tooth[i] as number;
    const dull = lerp(DULL.other, DULL.metal, texel.metalness) + 0.03 * t + 0.03 * (cloud[i] as number);
    texel.roughness = lerp(texel.roughness, Math.max(texel.roughness, dull), amount);
    // of what is black a breath of white would make a grey
    const chalk = CHALK * amount * (1 - texel.metalness) * (0.12 + 0.88 * smoothstep(0, 0.12, texel.g));
    texel.r = lerp(texel.r, 0.8, chalk);
    texel.g = lerp(texel.g, 0.8, chalk);
    texel.b = lerp(texel.b, 0.8, chalk);
    texel.height += surface.tileSize * 0.00004 * t * amount;
  });
};
