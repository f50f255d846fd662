import { createField } from "../../kernels/field-pool.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { leaks } from "../../texture/marks/leaks.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import type { LayPart } from "./part.ts";

/** Stains that ran down: they start dark at points of a few lines and fade out in tails of many lengths. No relief of their own. */
export const runStreaks: LayPart = (first, second, { size, draw, scale, run }) => {
  const cells = featureCount(22, scale);
  const sources = fbm(size, { cells, cellsY: 5, octaves: 3, gain: 0.7, seed: draw.seed32("sources") });
  const uneven = fbm(size, { cells: cells * 4, cellsY: 2, octaves: 3, gain: 0.6, seed: draw.seed32("uneven") });
  const worn = evenNoise(size, { cells: featureCount(14, scale), octaves: 5, gain: 0.65, seed: draw.seed32("worn") });
  const source = createField(size * size);
  for (let i = 0; i < source.length; i += 1) source[i] = smoothstep(0.42, 0.75, sources[i] as number);
  const runs = leaks(source, size, uneven, 0.16);
  return repaintSurface(first, (texel, i) => {
    const u = uneven[i] as number;
    const at = clamp01((runs[i] as number) * (1.05 + 0.6 * u) + (worn[i] as number) * 0.12 - 0.06);
    if (at <= 0) return;
    const a = i * 3;
    const tone = [second.albedo[a] as number, second.albedo[a + 1] as number, second.albedo[a + 2] as number] as const;
    blendColour(texel, run ?? tone, at * 0.82);
    texel.roughness += (0.85 - texel.roughness) * at * 0.6;
    texel.metalness *= 1 - at;
  });
};
