import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { leaks } from "../../texture/marks/leaks.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, meanLight, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

const SLIME = fromHex("#2a2b20");
const SALT = fromHex("#c9c4b6");

/** Water that runs down: dark wet streaks of many lengths below where it seeps out, pale salt left along their sides; dry between. */
export const streaked: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const seeps = evenNoise(size, { cells: featureCount(9, scale), octaves: 5, gain: 0.6, seed: draw.seed32("seeps") });
  const narrow = fbm(size, {
    cells: featureCount(28, scale),
    cellsY: 2,
    octaves: 3,
    gain: 0.6,
    seed: draw.seed32("narrow"),
  });
  const salty = fbm(size, { cells: featureCount(20, scale), cellsY: 3, octaves: 4, seed: draw.seed32("salty") });
  const wells = (level: number) => {
    const source = createField(size * size);
    for (let i = 0; i < source.length; i += 1) {
      const bed = (seeps[i] as number) + 0.55 * (narrow[i] as number);
      source[i] = smoothstep(level, level + 0.22, bed);
    }
    return source;
  };
  const reach = 0.86 - 0.5 * amount;
  const runs = leaks(wells(reach), size, narrow, 0.14 + 0.2 * amount);
  const wider = leaks(wells(reach - 0.1), size, salty, 0.2 + 0.2 * amount);
  const isDark = meanLight(surface.albedo) < 0.1;
  return repaintSurface(surface, (texel, i) => {
    const n = narrow[i] as number;
    const run = clamp01((runs[i] as number) * (0.85 + 0.5 * n));
    const wet = smoothstep(0.12, 0.5, run);
    const side = smoothstep(0.15, 0.5, wider[i] as number) * (1 - wet);
    const salt = side * smoothstep(-0.1, 0.4, salty[i] as number) * (isDark ? 0.8 : 0.5);
    blendColour(texel, SALT, salt);
    shade(texel, 1 - 0.14 * side * (1 - salt) - (isDark ? 0.72 : 0.55) * wet);
    blendColour(texel, SLIME, wet * 0.4 * (1 - texel.metalness));
    texel.roughness = lerp(texel.roughness, 0.22, wet * 0.85);
  });
};
