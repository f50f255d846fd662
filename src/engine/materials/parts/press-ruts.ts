import { blurKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { depthOf } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { LayPart } from "./part.ts";
import { printDepth } from "./print-depth.ts";

/** What wheels turn up where something grows. */
const EARTH = fromHex("#463527");
/** Middles of the two wheels and half a wheel's width, in shares of the tile. */
const WHEELS = [0.26, 0.74];
const HALF = 0.085;

/** Two wheels went through it, side by side: the second's relief is pressed into the ruts, and what they pushed aside stands along them. */
export const pressRuts: LayPart = (first, second, { size, draw, bare = 0 }) => {
  const sway = fbm(size, { cells: 1, cellsY: 2, octaves: 2, gain: 0.4, seed: draw.seed32("sway") });
  const crumble = fbm(size, { cells: 24, octaves: 4, gain: 0.6, seed: draw.seed32("crumble") });
  const level = blurKernel(first.height, size, size * 0.02, 2);
  const relief = 2.4 * depthOf(second.height) + 1e-9;
  const deep = printDepth(first);
  return repaintSurface(first, (texel, i) => {
    const u = ((i & (size - 1)) + 0.5) / size + 0.05 * (sway[i] as number);
    const c = crumble[i] as number;
    const away = Math.min(...WHEELS.map((middle) => Math.abs(u - middle))) + 0.012 * c;
    const rut = smoothstep(HALF + 0.014, HALF - 0.006, away);
    const wall = smoothstep(HALF, HALF + 0.02, away) * smoothstep(HALF + 0.075, HALF + 0.025, away);
    const block = clamp01(0.5 + (second.height[i] as number) / relief);
    const sunk = rut * (0.35 + 0.75 * block);
    texel.height = lerp(texel.height, level[i] as number, rut * 0.85) + deep * (0.6 * wall * (1 + c) - sunk);
    if (bare > 0) blendColour(texel, EARTH, bare * smoothstep(0.3, 0.75, rut + 0.3 * c) * 0.9);
    shade(texel, 1 - 0.34 * sunk + 0.08 * wall);
    texel.roughness = lerp(texel.roughness, texel.roughness * 0.85, sunk);
  });
};
