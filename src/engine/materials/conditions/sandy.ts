import { blurKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { depthOf } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { paintFrom, palette } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

const SAND = palette(...["#9a7a4e", "#bd9c6a", "#d6ba88", "#e4cfa4"].map(fromHex));

/** Drifted sand: it fills the low places and lies in tongues over the rest, with single grains between. */
export const sandy: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const soft = blurKernel(surface.height, size, size * 0.02, 2);
  const drift = evenNoise(size, { cells: featureCount(7, scale), octaves: 4, gain: 0.42, seed: draw.seed32("drift") });
  const grain = fbm(size, { cells: featureCount(160, scale), octaves: 2, gain: 0.9, seed: draw.seed32("grain") });
  const depth = Math.max(depthOf(surface.height), surface.tileSize * 0.0012);
  const mixed = { r: 0, g: 0, b: 0 };
  return repaintSurface(surface, (texel, i) => {
    const g = grain[i] as number;
    const d = drift[i] as number;
    const top = (soft[i] as number) + depth * (amount * 3.4 - 2.2 + d * 1.9 + g * 0.25);
    const cover = smoothstep(-0.15 * depth, 0.25 * depth, top - texel.height);
    const grains = smoothstep(0.6 - amount * 0.35, 0.8, g + d * 0.2) * 0.5;
    const sand = Math.max(cover, grains);
    paintFrom(SAND, 0.5 + g * 0.42 + d * 0.14, mixed);
    texel.r = lerp(texel.r, mixed.r, sand);
    texel.g = lerp(texel.g, mixed.g, sand);
    texel.b = lerp(texel.b, mixed.b, sand);
    texel.height = lerp(texel.height, Math.max(top, texel.height), cover) + depth * 0.08 * g * sand;
    texel.roughness = lerp(texel.roughness, 0.93, sand);
    texel.metalness *= 1 - sand;
  });
};
