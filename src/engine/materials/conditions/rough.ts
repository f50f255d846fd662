import { lerp } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { billow, fbm } from "../../texture/noises/noise.ts";
import { depthOf } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

/** Left as it was hewn, cast or spun: lumps, pits and a gritty skin, without gloss. */
export const rough: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const lumps = fbm(size, { cells: featureCount(14, scale), octaves: 4, gain: 0.6, seed: draw.seed32("lumps") });
  const pits = billow(size, { cells: featureCount(30, scale), octaves: 3, gain: 0.6, seed: draw.seed32("pits") });
  const grit = fbm(size, { cells: featureCount(90, scale), octaves: 3, gain: 0.85, seed: draw.seed32("grit") });
  const depth = Math.max(depthOf(surface.height) * 0.55, surface.tileSize * 0.0028) * amount;
  return repaintSurface(surface, (texel, i) => {
    const l = lumps[i] as number;
    const p = pits[i] as number;
    const g = grit[i] as number;
    texel.height += depth * (l * 0.9 + p * 0.9 + g * 0.5);
    shade(texel, 1 + amount * (l * 0.2 + (p - 0.4) * 0.4 + g * 0.32));
    texel.roughness = lerp(texel.roughness, lerp(0.95, 0.66, texel.metalness) + g * 0.06, amount);
  });
};
