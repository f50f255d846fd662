import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { billow, fbm } from "../../texture/noises/noise.ts";
import { depthOf } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

const GREY = fromHex("#6d685d");
const SOFT = fromHex("#2c2119");
const SPORE = fromHex("#7d8a5c");

/** Rot: silvered, then dark, soft and eaten into holes, with a greenish bloom along their rims. */
export const rotten: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const decay = fbm(size, { cells: featureCount(7, scale), octaves: 7, gain: 0.6, seed: draw.seed32("decay") });
  const eaten = billow(size, {
    cells: featureCount(15, scale),
    cellsY: featureCount(8, scale),
    octaves: 4,
    gain: 0.6,
    seed: draw.seed32("eaten"),
  });
  const spores = fbm(size, { cells: featureCount(40, scale), octaves: 4, gain: 0.8, seed: draw.seed32("spores") });
  const depth = Math.max(depthOf(surface.height) * 1.5, surface.tileSize * 0.003);
  return repaintSurface(surface, (texel, i) => {
    const at = (decay[i] as number) + amount * 1.3 - 0.7;
    const s = spores[i] as number;
    const soft = smoothstep(-0.05, 0.45, at);
    const hole = smoothstep(0.12, 0.4, at * 0.75 + (eaten[i] as number) * 0.6 - 0.42 + s * 0.05);
    blendColour(texel, GREY, 0.5 * amount * smoothstep(-0.7, 0.1, at));
    blendColour(texel, SOFT, soft * 0.55 + hole * 0.4);
    blendColour(texel, SPORE, smoothstep(0.15, 0.5, s + at * 0.3) * (1 - hole) * 0.42 * amount);
    shade(texel, 1 - hole * 0.55);
    texel.height -= depth * (hole * (1.2 + s * 0.3) + soft * 0.25);
    texel.roughness = lerp(texel.roughness, 0.94, Math.max(soft, amount * 0.5));
    texel.metalness *= 1 - soft;
  });
};
