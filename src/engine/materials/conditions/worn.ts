import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { repaintSurface } from "../../texture/paint-surface.ts";
import { shade } from "../../texture/palette.ts";
import { convexity } from "../../texture/relief-masks.ts";
import { scratches } from "../../texture/scratches.ts";
import type { ApplyCondition } from "./condition.ts";

/** Handled and walked on: crowns are rubbed down, paler and smoother, metal shines there, and scuffs cross it. */
export const worn: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const crowns = convexity(surface.height, size, 0.02);
  const use = fbm(size, { cells: featureCount(4, scale), octaves: 6, gain: 0.6, seed: draw.seed32("use") });
  const scuffs = scratches(size, draw, 250 + 450 * amount, 0.14);
  return repaintSurface(surface, (texel, i) => {
    const crown = crowns[i] as number;
    const rubbed = smoothstep(0.1, 0.8, crown + (use[i] as number) * 0.7 + (amount - 0.5) * 0.6) * amount;
    const scuff = (scuffs[i] as number) * amount;
    const grey = (texel.r + texel.g + texel.b) / 3;
    const fade = rubbed * 0.3 * (1 - texel.metalness);
    texel.r = lerp(texel.r, grey, fade);
    texel.g = lerp(texel.g, grey, fade);
    texel.b = lerp(texel.b, grey, fade);
    shade(texel, 1 + rubbed * 0.32 + scuff * 0.16);
    texel.height -= Math.max(0, texel.height) * rubbed * 0.3 + scuff * surface.tileSize * 0.00008;
    texel.roughness = lerp(texel.roughness, texel.roughness * 0.72 + 0.05, rubbed) + scuff * 0.14;
  });
};
