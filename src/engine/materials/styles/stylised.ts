import { createField } from "../../kernels/field-pool.ts";
import { blurKernel } from "../../kernels/kernels.ts";
import { clamp, lerp, smoothstep } from "../../math/scalar.ts";
import { convexity } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { RedrawSurface } from "./redraw-surface.ts";
import { saturateTexel } from "./saturate-texel.ts";
import { simplifyRelief, softenColour } from "./soften.ts";

/** How far a shape stands out against its surroundings, in shares of the tile, and how much of that is drawn over. */
const SHAPE = 0.02;
const FIRMNESS = 1.1;

/** As in a stylised game: big smooth shapes told firmly apart, little grain, fuller colours, light arrises and dark hollows. */
export const stylised: RedrawSurface = (surface) => {
  const { albedo, size } = surface;
  softenColour(surface, 0.0028);
  simplifyRelief(surface, 0.006, 1.35);
  const light = createField(size * size);
  for (let i = 0; i < light.length; i += 1) {
    light[i] = ((albedo[i * 3] as number) + (albedo[i * 3 + 1] as number) + (albedo[i * 3 + 2] as number)) / 3;
  }
  const around = blurKernel(light, size, size * SHAPE, 2);
  const crowns = convexity(surface.height, size, 0.025);
  return repaintSurface(surface, (texel, i) => {
    const crown = crowns[i] as number;
    const step = (light[i] as number) / Math.max(0.01, around[i] as number) - 1;
    saturateTexel(texel, 1.45);
    shade(texel, 1 + FIRMNESS * 0.5 * clamp(step, -0.6, 0.6));
    shade(texel, 1 + 0.28 * clamp(crown, -1, 0.6) + 0.05 * smoothstep(0.35, 0.7, crown));
    texel.roughness = lerp(texel.roughness, 0.62, 0.4);
  });
};
