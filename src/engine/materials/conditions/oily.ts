import { blurKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { convexity } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, blendPaint, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

const OIL = fromHex("#14100b");
const FILM = fromHex("#3a2c16");
const SHIMMER = palette(...["#33295a", "#1f4c66", "#2f6647", "#6d6230", "#69363f", "#33295a"].map(fromHex));

/**
 * Oil: black pools and drips with a brown film creeping around them, glossy and level, a faint shimmer of colours drifting
 * over them where they thin out. Cloth drinks it: there it is a dark stain in which every thread still shows. On
 * concrete it is what dripped from engines: rounder, smaller stains apart from each other, and nothing that ran down.
 */
export const oily: ApplyCondition = (surface, amount, { size, draw, scale, material }) => {
  const isCloth = material.class === "fabric";
  const isFloor = material.class === "concrete";
  const spread = evenNoise(size, {
    cells: featureCount(isFloor ? 9 : 6, scale),
    octaves: 6,
    gain: 0.5,
    seed: draw.seed32("spread"),
  });
  // a floor is oiled all over only where it is very oily
  const dry = isFloor ? 0.92 + 0.55 * (1 - amount * amount) : 0.92;
  const drips = fbm(size, {
    cells: featureCount(18, scale),
    cellsY: 2,
    octaves: 4,
    gain: 0.55,
    seed: draw.seed32("drips"),
  });
  const swirl = fbm(size, { cells: featureCount(6, scale), octaves: 3, gain: 0.4, seed: draw.seed32("swirl") });
  const soft = blurKernel(surface.height, size, size * 0.006, 2);
  const crowns = convexity(surface.height, size, 0.025, surface.tileSize * 0.0006);
  const hues = isFloor ? 1.5 : 1;
  const band = { r: 0, g: 0, b: 0 };
  return repaintSurface(surface, (texel, i) => {
    const at = (spread[i] as number) - (crowns[i] as number) * 0.3 + amount * 1.25 - dry;
    const ran = isFloor ? 0 : smoothstep(0.28, 0.42, (drips[i] as number) + at * 0.3) * smoothstep(-0.7, -0.1, at);
    const pool = Math.max(smoothstep(0, isFloor ? 0.2 : 0.07, at), ran);
    const film = smoothstep(isFloor ? -0.36 : -0.5, 0.1, at);
    shade(texel, 1 - 0.35 * film);
    blendColour(texel, FILM, film * 0.3);
    if (isCloth) {
      shade(texel, 1 - 0.72 * pool);
      blendColour(texel, OIL, pool * 0.35);
      texel.roughness = lerp(texel.roughness, 0.42, Math.max(film * 0.6, pool));
      return;
    }
    blendColour(texel, OIL, pool * 0.86);
    // light meets itself again in a film as thin as its waves: broad bands, faint, at the shores of the pools
    const thin = smoothstep(-0.2, 0.02, at) * smoothstep(0.42, 0.12, at);
    const turn = (swirl[i] as number) * 1.3 + at * 1.1 + 10;
    paintFrom(SHIMMER, turn - Math.floor(turn), band);
    blendPaint(texel, band, hues * thin * (0.14 + 0.3 * smoothstep(-0.2, 0.5, swirl[i] as number)));
    texel.height = lerp(texel.height, soft[i] as number, pool * 0.8);
    texel.roughness = lerp(lerp(texel.roughness, 0.25, film), 0.06, pool);
    texel.metalness *= 1 - pool;
  });
};
