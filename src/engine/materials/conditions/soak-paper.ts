import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, meanLight, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

export const PAPER = /paper|cardboard/;

/** What a drying edge leaves, in shares of the paper's own light. */
const TIDE = [0.42, 0.27, 0.14] as const;

/**
 * Paper and board drink: soaked places are dark to a firm, wandering edge, with a brown line where the water stopped, and the
 * whole has swollen into blisters; where it is soaked through it shines.
 */
export const soakPaper: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const damp = fbm(size, { cells: featureCount(3, scale), octaves: 5, gain: 0.42, seed: draw.seed32("damp") });
  const older = fbm(size, { cells: featureCount(4, scale), octaves: 5, gain: 0.4, seed: draw.seed32("older") });
  const swell = fbm(size, { cells: featureCount(5, scale), octaves: 3, gain: 0.45, seed: draw.seed32("swell") });
  const light = meanLight(surface.albedo);
  const tide = [TIDE[0] * light, TIDE[1] * light, TIDE[2] * light] as const;
  return repaintSurface(surface, (texel, i) => {
    const at = (damp[i] as number) + amount * 1.1 - 0.62;
    const soaked = smoothstep(-0.012, 0.025, at);
    const deep = smoothstep(0.1, 0.5, at);
    // where it stood before it dried: a line alone
    const dried = (older[i] as number) - 0.12;
    const line = Math.max(
      smoothstep(0.06, 0, Math.abs(at + 0.012)) * smoothstep(0.03, -0.02, at),
      smoothstep(0.035, 0, Math.abs(dried)) * smoothstep(-0.04, 0.01, dried) * 0.6 * (1 - soaked),
    );
    shade(texel, 1 - soaked * (0.46 + 0.16 * deep));
    blendColour(texel, tide, line * 0.6 * amount);
    texel.roughness = lerp(texel.roughness, 0.5 - 0.26 * deep, soaked);
    const blister = (swell[i] as number) * (0.35 + 0.65 * soaked);
    texel.height += surface.tileSize * amount * 0.012 * blister;
    shade(texel, 1 + blister * 0.12);
  });
};
