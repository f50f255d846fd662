import { blurKernel } from "../../kernels/kernels.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { convexity, depthOf } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, meanColour, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

/** What is bared where nothing grows for the feet on it. */
const EARTH = fromHex("#6f5f4b");

/** Ground to dust the stuff is paler than whole; what is green is trodden away. */
function dustOf([r, g, b]: Rgb): Rgb {
  const lives = smoothstep(1.02, 1.2, g / Math.max(1e-6, r));
  const grey = (r + g + b) / 3;
  const dust: Rgb = [(r + grey) * 0.68, (g + grey) * 0.64, (b + grey) * 0.58];
  return [lerp(dust[0], EARTH[0], lives), lerp(dust[1], EARTH[1], lives), lerp(dust[2], EARTH[2], lives)];
}

/** Ground that is walked and driven on: pressed flat in ways between what is left loose, its gaps full of what soles have ground to dust. */
export const trodden: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const use = evenNoise(size, { cells: featureCount(6, scale), octaves: 5, gain: 0.5, seed: draw.seed32("use") });
  const grit = fbm(size, { cells: featureCount(140, scale), octaves: 2, gain: 0.9, seed: draw.seed32("grit") });
  const level = blurKernel(surface.height, size, size * 0.014, 2);
  const crowns = convexity(surface.height, size, 0.014);
  const depth = depthOf(surface.height);
  const dust = dustOf(meanColour(surface.albedo));
  const reach = 0.5 - amount * 0.72;
  return repaintSurface(surface, (texel, i) => {
    const g = grit[i] as number;
    const way = smoothstep(-0.12, 0.16, (use[i] as number) + g * 0.05 - reach) * (0.4 + 0.6 * amount);
    if (way <= 0) return;
    // what sticks out is still seen, and rubbed
    const top = smoothstep(0.15, 0.55, (crowns[i] as number) + g * 0.1);
    const fill = way * (1 - 0.72 * top);
    blendColour(texel, dust, fill * 0.94);
    shade(texel, (1 + g * 0.16 * fill) * (1 + 0.15 * top * way));
    const off = clamp(texel.height - (level[i] as number), -0.12 * depth, 0.22 * depth);
    texel.height = lerp(texel.height, (level[i] as number) + off + 0.1 * depth * g * fill, way * 0.9);
    texel.roughness = lerp(texel.roughness, 0.86 - 0.2 * top, way * 0.7);
  });
};
