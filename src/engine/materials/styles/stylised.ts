import { clamp, lerp, smoothstep } from "../../math/scalar.ts";
import { repaintSurface } from "../../texture/paint-surface.ts";
import { shade } from "../../texture/palette.ts";
import { convexity } from "../../texture/relief-masks.ts";
import type { RedrawSurface } from "./redraw-surface.ts";
import { saturateTexel } from "./saturate-texel.ts";
import { simplifyRelief, softenColour } from "./soften.ts";

/** As in a stylised game: big smooth shapes, little grain, fuller colours, light arrises and dark hollows. */
export const stylised: RedrawSurface = (surface) => {
  softenColour(surface, 0.0045);
  simplifyRelief(surface, 0.006, 1.35);
  const crowns = convexity(surface.height, surface.size, 0.025);
  return repaintSurface(surface, (texel, i) => {
    const crown = crowns[i] as number;
    saturateTexel(texel, 1.45);
    shade(texel, 1 + 0.28 * clamp(crown, -1, 1) + 0.16 * smoothstep(0.35, 0.7, crown));
    texel.roughness = lerp(texel.roughness, 0.62, 0.4);
  });
};
