import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const PALE = ["#7d9da0", "#97b5b6", "#b0cbca"].map(fromHex);
const TILE = 0.5;

/** Drawn glass: pale and cool, almost a mirror, with slow waves. Takes colours as a tint. */
export const glass: Material = {
  id: "glass",
  class: "misc",
  words: ["glass", "crystal", "window glass", "glassy"],
  tileSize: TILE,
  clarity: 0.86,
  shade: shadeGlass,
};

function shadeGlass({ size, draw, colours, scale }: ShadeContext): Surface {
  const wave = fbm(size, { cells: featureCount(4, scale), octaves: 3, gain: 0.4, seed: draw.seed32("wave") });
  const film = fbm(size, { cells: featureCount(5, scale), octaves: 5, seed: draw.seed32("film") });
  const tint = palette(...dye(PALE, colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const w = wave[i] as number;
    const f = film[i] as number;
    paintFrom(tint, 0.5 + w * 0.12 + f * 0.1, texel);
    texel.height = w * 0.00045;
    texel.roughness = 0.045 + Math.max(0, f) * 0.07;
  });
}
