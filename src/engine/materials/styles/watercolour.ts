import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { RedrawSurface } from "./redraw-surface.ts";
import { saturateTexel } from "./saturate-texel.ts";
import { simplifyRelief, softenColour } from "./soften.ts";

const PAPER = fromHex("#f1ece0");

/** As a watercolour on rough paper: thin washes, pigment gathered at their rims, white where the brush skipped. */
export const watercolour: RedrawSurface = (surface, draw) => {
  const { size } = surface;
  softenColour(surface, 0.003);
  simplifyRelief(surface, 0.012, 0.25);
  const wash = fbm(size, { cells: 4, octaves: 5, gain: 0.55, seed: draw.seed32("wash") });
  const paper = fbm(size, { cells: 90, octaves: 3, gain: 0.7, seed: draw.seed32("paper") });
  return repaintSurface(surface, (texel, i) => {
    const w = wash[i] as number;
    const p = paper[i] as number;
    saturateTexel(texel, 1.35);
    const rim = smoothstep(0.05, 0, Math.abs(w - 0.12)) + smoothstep(0.04, 0, Math.abs(w + 0.3));
    const thin = 0.24 + 0.2 * w + 0.1 * p;
    blendColour(texel, PAPER, Math.min(0.9, Math.max(0, thin - rim * 0.12)));
    shade(texel, 1 - 0.07 * rim);
    texel.height += surface.tileSize * 0.0004 * p;
    texel.roughness = lerp(0.86, 0.92, 0.5 + 0.5 * p);
    texel.metalness = 0;
  });
};
