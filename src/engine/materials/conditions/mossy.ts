import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { billow, fbm } from "../../texture/noises/noise.ts";
import { convexity, depthOf } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

const MOSS = palette(...["#1c2409", "#36440f", "#556819", "#778a2b", "#9aa64a"].map(fromHex));

const BARREN: ReadonlySet<string> = new Set(["leather", "fabric", "plastic", "metal"]);

/** Cushions of moss that grow out of the crevices and over the edges, with a thin green film around them. */
export const mossy: ApplyCondition = (surface, amount, { size, draw, scale, material }) => {
  const crowns = convexity(surface.height, size, 0.035, surface.tileSize * 0.0006);
  const spread = evenNoise(size, {
    cells: featureCount(9, scale),
    octaves: 7,
    gain: 0.58,
    seed: draw.seed32("spread"),
  });
  const cushions = billow(size, {
    cells: featureCount(26, scale),
    octaves: 3,
    gain: 0.5,
    seed: draw.seed32("cushions"),
  });
  const fuzz = fbm(size, { cells: featureCount(130, scale), octaves: 3, gain: 0.9, seed: draw.seed32("fuzz") });
  const thick = Math.max(depthOf(surface.height) * 0.9, surface.tileSize * 0.003);
  const mixed = { r: 0, g: 0, b: 0 };
  // what holds no soil is grown over in patches
  const reach = amount * 1.75 - (BARREN.has(material.class) ? 1.45 : 1.15);
  return repaintSurface(surface, (texel, i) => {
    const f = fuzz[i] as number;
    const c = cushions[i] as number;
    const at = (spread[i] as number) * 0.9 - (crowns[i] as number) * 0.75 + reach + f * 0.2;
    // it ends in single tufts, no brim
    const moss = smoothstep(-0.05, 0.16, at);
    const film = smoothstep(-0.5, 0.1, at) * 0.46;
    const pad = smoothstep(0, 0.4, at);
    paintFrom(MOSS, 0.3 + c * 0.42 + f * 0.2 + (spread[i] as number) * 0.15, mixed);
    shade(mixed, 0.72 + 0.28 * pad);
    // what it grows on is damp about it
    shade(texel, 1 - 0.4 * smoothstep(-0.55, 0.05, at));
    const cover = Math.max(moss, film * (1 - moss));
    texel.r = lerp(texel.r, mixed.r, cover);
    texel.g = lerp(texel.g, mixed.g, cover);
    texel.b = lerp(texel.b, mixed.b, cover);
    texel.height += moss * thick * (0.25 + pad * (0.45 + 0.5 * c) + 0.12 * f);
    texel.roughness = lerp(texel.roughness, 0.97, cover);
    texel.metalness *= 1 - cover;
  });
};
