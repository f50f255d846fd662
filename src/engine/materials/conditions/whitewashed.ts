import { blurKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { convexity } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

const LIME = fromHex("#e6e1d6");

/**
 * A thin coat of lime, brushed on and long since worn: milky over all, thick in pores and hollows, rubbed off crowns and
 * edges, and gone in ragged patches where what is under it shows in its own colour.
 */
export const whitewashed: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const brushed = fbm(size, { cells: 70, cellsY: 7, octaves: 4, gain: 0.65, seed: draw.seed32("brushed") });
  const gone = evenNoise(size, { cells: featureCount(9, scale), octaves: 6, gain: 0.64, seed: draw.seed32("gone") });
  const crowns = convexity(surface.height, size, 0.012);
  const soft = blurKernel(surface.height, size, size * 0.003, 2);
  return repaintSurface(surface, (texel, i) => {
    const b = brushed[i] as number;
    const crown = clamp01((crowns[i] as number) * 0.6);
    const rubbed = smoothstep(0.2, 0.42, (gone[i] as number) + 0.5 * crown + 0.12 * b + 0.35 * (0.6 - amount));
    const veil = clamp01(0.5 + 0.4 * amount + 0.28 * b - 0.25 * crown) * smoothstep(0, 0.25, amount);
    const cover = veil * (1 - 0.88 * rubbed);
    const light = (texel.r + texel.g + texel.b) / 3;
    blendColour(texel, LIME, cover * 0.92);
    // relief under a thin coat still shows as a shade
    shade(texel, 1 - 0.16 * cover * smoothstep(0.25, 0.03, light));
    texel.height = lerp(texel.height, soft[i] as number, cover * 0.4) + surface.tileSize * 0.0003 * cover * (1 + b);
    texel.roughness = lerp(texel.roughness, 0.93, cover);
    texel.metalness *= 1 - cover;
  });
};
