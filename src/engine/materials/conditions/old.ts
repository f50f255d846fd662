import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { repaintSurface } from "../../texture/paint-surface.ts";
import { shade } from "../../texture/palette.ts";
import { convexity } from "../../texture/relief-masks.ts";
import { scratches } from "../../texture/scratches.ts";
import type { ApplyCondition } from "./condition.ts";

/** Years of light and hands: bleached and yellowed in patches, grime in the crevices, runs below, dull gloss, small marks. */
export const old: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const fading = fbm(size, { cells: featureCount(5, scale), octaves: 6, gain: 0.58, seed: draw.seed32("fading") });
  const grain = fbm(size, { cells: featureCount(48, scale), octaves: 4, gain: 0.75, seed: draw.seed32("grain") });
  const runs = fbm(size, {
    cells: featureCount(20, scale),
    cellsY: 2,
    octaves: 5,
    gain: 0.6,
    seed: draw.seed32("runs"),
  });
  const crowns = convexity(surface.height, size, 0.015);
  const marks = scratches(size, draw, 40 + 160 * amount, 0.1);
  return repaintSurface(surface, (texel, i) => {
    const f = fading[i] as number;
    const g = grain[i] as number;
    const crown = crowns[i] as number;
    const bleached = smoothstep(-0.5, 0.7, f) * amount * (1 - texel.metalness * 0.7);
    const grime = smoothstep(0.05, -0.7, crown + g * 0.15 + f * 0.2) * amount;
    const streak = smoothstep(0.15, 0.75, (runs[i] as number) + f * 0.35) * amount * (1 - texel.metalness * 0.5);
    const grey = (texel.r + texel.g + texel.b) / 3;
    texel.r = lerp(texel.r, grey * 1.12 + 0.035, bleached * 0.52);
    texel.g = lerp(texel.g, grey * 1.05 + 0.03, bleached * 0.52);
    texel.b = lerp(texel.b, grey * 0.92 + 0.022, bleached * 0.52);
    shade(
      texel,
      (1 - grime * 0.62) * (1 - streak * 0.42) * (1 + g * 0.1 * amount) * (1 - (marks[i] as number) * 0.3 * amount),
    );
    texel.height -= surface.tileSize * 0.0002 * amount * (marks[i] as number);
    texel.roughness = lerp(texel.roughness, 0.85, amount * (0.35 + grime * 0.4 + g * 0.12));
    texel.metalness *= 1 - grime * 0.35;
  });
};
