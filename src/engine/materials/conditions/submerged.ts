import { blurKernel, cellsKernel } from "../../kernels/kernels.ts";
import type { Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

/** What clear water swallows of each colour on the way down and up again, and what it scatters back. */
const PASSED: Rgb = [0.5, 0.86, 0.88];
const SCATTERED: Rgb = [0.045, 0.19, 0.2];

/** Seen through a hand's depth of clear water: tinted, a net of light on it, the surface over it smooth and rippled. */
export const submerged: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const { tileSize } = surface;
  const net = caustics(size, draw, featureCount(5, scale));
  const ripple = fbm(size, { cells: featureCount(5, scale), octaves: 3, gain: 0.45, seed: draw.seed32("ripple") });
  const depth = fbm(size, { cells: featureCount(3, scale), octaves: 3, seed: draw.seed32("depth") });
  return repaintSurface(surface, (texel, i) => {
    const d = amount * (1 + 0.25 * (depth[i] as number));
    const light = net[i] as number;
    // wet stuff is darker by itself
    const dark = lerp(1, 0.8, amount);
    texel.r *= lerp(1, PASSED[0], d) * dark;
    texel.g *= lerp(1, PASSED[1], d) * dark;
    texel.b *= lerp(1, PASSED[2], d) * dark;
    blendColour(texel, SCATTERED, 0.24 * d);
    shade(texel, 1 + amount * (1.05 * light - 0.16));
    texel.height = lerp(texel.height, texel.height * 0.04 + tileSize * 0.0045 * (ripple[i] as number), amount);
    texel.roughness = lerp(texel.roughness, 0.04, amount);
    texel.metalness *= 1 - amount;
  });
};

/** The net that a rippled surface focuses on the ground, 0..1: bright seams, brighter where they meet. */
function caustics(size: number, draw: Draw, cells: number): Float32Array {
  const bend = (name: string) =>
    fbm(size, { cells: cells * 2, octaves: 3, gain: 0.5, seed: draw.seed32(name), strength: 0.35 });
  const [warpX, warpY] = [bend("bend x"), bend("bend y")];
  const seams = (name: string, count: number) =>
    cellsKernel(size, { cellsX: count, cellsY: count, jitter: 0.9, seed: draw.seed32(name), warpX, warpY }, ["border"])
      .border;
  const [great, small] = [seams("great", cells), seams("small", cells * 2)];
  const out = new Float32Array(size * size);
  for (let i = 0; i < out.length; i += 1) {
    const g = smoothstep(0.15, 0, great[i] as number);
    const s = smoothstep(0.16, 0, small[i] as number);
    out[i] = g * g * 0.85 + s * s * 0.4 * (0.35 + g);
  }
  return blurKernel(out, size, size * 0.002, 1);
}
