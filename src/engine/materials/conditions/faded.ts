import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { convexity } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

/** Where the gloss of bare metal went dull, its pale oxide. */
const BLOOM = fromHex("#b9bab6");
/** The bloom of lime on sunned clay. */
const CHALK = fromHex("#d8c398");

/** Years in the sun: pale and greyish, most on crowns, the old colour left in the hollows and in patches; dry and matte. */
export const faded: ApplyCondition = (surface, amount, { size, draw, scale, material }) => {
  // cloth is worn and washed: it pales nearly alike all over
  const isCloth = material.class === "fabric";
  // fired clay has its colour from iron, which no sun takes: it goes chalky
  const isClay = material.class === "terracotta";
  const [uneven, raised] = isCloth ? [0.05, 0.1] : [0.85, 0.45];
  const sun = fbm(size, { cells: featureCount(9, scale), octaves: 5, gain: 0.55, seed: draw.seed32("sun") });
  const crowns = convexity(surface.height, size, 0.02);
  return repaintSurface(surface, (texel, i) => {
    const bleached =
      amount *
      smoothstep(-0.75, 0.5, (sun[i] as number) * uneven + (crowns[i] as number) * raised + amount * 0.7 - 0.3);
    if (isClay) {
      const lime = (sun[i] as number) * 0.6 + (crowns[i] as number) * 0.15;
      blendColour(texel, CHALK, bleached * (0.14 + 0.5 * smoothstep(0.02, 0.6, lime)));
      texel.roughness = lerp(texel.roughness, 0.95, bleached * 0.75);
      return;
    }
    const keep = 1 - bleached * 0.78;
    const grey = texel.r * 0.3 + texel.g * 0.59 + texel.b * 0.11;
    // what is dyed black goes to a dark grey, not to white
    const sunned = Math.min(0.5 + grey * 0.28, grey * 2.6 + 0.17);
    const pale = lerp(grey, Math.max(grey, sunned), bleached * 0.9 * (1 - texel.metalness * 0.7));
    texel.r = pale * 1.02 + (texel.r - grey) * keep;
    texel.g = pale + (texel.g - grey) * keep;
    texel.b = pale * 0.95 + (texel.b - grey) * keep;
    texel.roughness = lerp(texel.roughness, 0.93, bleached * 0.75);
    if (texel.metalness > 0) blendColour(texel, BLOOM, texel.metalness * smoothstep(0.2, 0.66, bleached) * 0.55);
  });
};
