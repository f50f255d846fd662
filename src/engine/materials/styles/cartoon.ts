import { lerp, smoothstep } from "../../math/scalar.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { convexity } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { RedrawSurface } from "./redraw-surface.ts";
import { posteriseTexel, saturateTexel } from "./saturate-texel.ts";
import { simplifyRelief, softenColour } from "./soften.ts";

/** As in a cartoon: flat tones, bold dark lines in the hollows, one clean light along the edges. */
export const cartoon: RedrawSurface = (surface, draw) => {
  const { size } = surface;
  softenColour(surface, 0.008);
  simplifyRelief(surface, 0.009, 1.2);
  const crowns = convexity(surface.height, size, 0.03);
  const hand = fbm(size, { cells: 16, octaves: 3, seed: draw.seed32("hand") });
  return repaintSurface(surface, (texel, i) => {
    const crown = (crowns[i] as number) + (hand[i] as number) * 0.06;
    saturateTexel(texel, 1.6);
    posteriseTexel(texel, 6, 0.4);
    shade(texel, 1 + 0.45 * smoothstep(0.36, 0.41, crown) - 0.72 * smoothstep(-0.42, -0.5, crown));
    texel.roughness = lerp(texel.roughness, 0.6, 0.85);
    texel.metalness = texel.metalness > 0.5 ? 1 : 0;
  });
};
