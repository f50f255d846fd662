import { lerp, smoothstep } from "../../math/scalar.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { convexity } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { RedrawSurface } from "./redraw-surface.ts";
import { posteriseTexel, saturateTexel } from "./saturate-texel.ts";
import { simplifyRelief, softenColour } from "./soften.ts";

/** As painted by hand on a texture sheet: few tones in visible brush strokes, painted light on the edges, cool shade in the hollows. */
export const handPainted: RedrawSurface = (surface, draw) => {
  const { size } = surface;
  softenColour(surface, 0.004);
  simplifyRelief(surface, 0.005, 0.9);
  const crowns = convexity(surface.height, size, 0.018);
  const strokes = fbm(size, { cells: 34, cellsY: 12, octaves: 3, gain: 0.6, seed: draw.seed32("strokes") });
  const washes = fbm(size, { cells: 7, octaves: 3, seed: draw.seed32("washes") });
  return repaintSurface(surface, (texel, i) => {
    const s = strokes[i] as number;
    const w = washes[i] as number;
    const crown = (crowns[i] as number) + s * 0.1;
    saturateTexel(texel, 1.3);
    shade(texel, 1 + 0.2 * w);
    posteriseTexel(texel, 11, 0.5 + s * 0.9);
    const light = smoothstep(0.34, 0.48, crown);
    const deep = smoothstep(-0.3, -0.46, crown);
    shade(texel, 1 + 0.5 * light - 0.4 * deep);
    texel.b = lerp(texel.b, texel.b * 1.25 + 0.012, deep);
    texel.roughness = lerp(texel.roughness, 0.78 + s * 0.06, 0.75);
    texel.metalness = texel.metalness > 0.5 ? 1 : 0;
  });
};
