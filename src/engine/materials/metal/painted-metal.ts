import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const PAINTS = ["#a51b1b", "#1f4e8c", "#d8d6d0", "#2e6b45", "#d9a21f", "#2b2d31", "#c45a1c"];
const TILE = 0.4;

/** Sprayed enamel on sheet metal: orange peel, clear gloss, hairlines. Takes colours in the paint. */
export const paintedMetal: Material = {
  id: "painted-metal",
  class: "metal",
  words: ["car paint", "lacquer", "powder coated metal", "glossy painted metal"],
  tileSize: TILE,
  shade: shadePaintedMetal,
};

function shadePaintedMetal({ size, draw, colours, scale }: ShadeContext): Surface {
  const peel = fbm(size, { cells: featureCount(60, scale), octaves: 2, seed: draw.seed32("peel") });
  const clouds = fbm(size, { cells: featureCount(4, scale), octaves: 5, seed: draw.seed32("clouds") });
  const lines = scratches(size, draw, 260, 0.16);
  const base = fromHex(draw.pick("paint", PAINTS));
  const tones = [0.88, 1, 1.08].map((f) => [base[0] * f, base[1] * f, base[2] * f] as const);
  const paint = palette(...dye(tones, colours[0], 1));
  return paintSurface(size, TILE, (texel, i) => {
    const p = peel[i] as number;
    const c = clouds[i] as number;
    const line = lines[i] as number;
    paintFrom(paint, 0.5 + c * 0.34 + p * 0.14 - line * 0.3, texel);
    texel.height = p * 0.000035 + c * 0.00009 - line * 0.000008;
    texel.roughness = 0.2 + c * 0.05 + line * 0.12;
  });
}
