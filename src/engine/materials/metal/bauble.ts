import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const LACQUERS = [
  ["#7d0710", "#a80e18", "#c41f26"],
  ["#b07a1c", "#d19a30", "#e6b650"],
  ["#0c5a34", "#14784a", "#23925f"],
  ["#14408c", "#1f57b0", "#326fc6"],
  ["#9a9ca0", "#b9bbbe", "#cfd1d3"],
].map((stops) => stops.map(fromHex));
const TILE = 0.12;

/** Silvered glass under clear coloured lacquer, as of Christmas baubles: a faultless coloured mirror. Takes colours in the lacquer. */
export const bauble: Material = {
  id: "bauble",
  class: "metal",
  words: [
    "bauble",
    "christmas bauble",
    "christmas ball",
    "christmas ornament",
    "christmas tree ornament",
    "tree ornament",
    "silvered glass",
    "mercury glass",
    "anodised metal",
    "anodized metal",
  ],
  tileSize: TILE,
  shade: shadeBauble,
};

function shadeBauble({ size, draw, colours, scale }: ShadeContext): Surface {
  const depth = fbm(size, { cells: featureCount(5, scale), octaves: 3, gain: 0.4, seed: draw.seed32("depth") });
  const dust = fbm(size, { cells: featureCount(60, scale), octaves: 3, gain: 0.8, seed: draw.seed32("dust") });
  const lacquer = palette(...dye(draw.pick("lacquer", LACQUERS), colours[0], 1));
  return paintSurface(size, TILE, (texel, i) => {
    const d = depth[i] as number;
    const g = dust[i] as number;
    paintFrom(lacquer, 0.5 + 0.16 * d + 0.03 * g, texel);
    // blown glass is nearly even: deeper swells broke what is mirrored up into islands
    texel.height = TILE * 0.000008 * d;
    texel.metalness = 1;
    texel.roughness = 0.06 + 0.015 * d + 0.012 * g;
  });
}
