import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CLEAR = ["#4d585d", "#7f8c92", "#b6c1c5", "#e2e9eb"].map(fromHex);
const TILE = 0.5;

/** Clear film: thin plastic that one looks through into the dark, paler where it is doubled in folds, glossy all over. Takes colours as a tint. */
export const plasticFilm: Material = {
  id: "plastic-film",
  class: "plastic",
  words: [
    "plastic film",
    "plastic wrap",
    "cling film",
    "clingfilm",
    "cellophane",
    "shrink wrap",
    "plastic sheeting",
    "transparent plastic sheet",
    "clear plastic sheet",
    "transparent film",
    "clear film",
    "plastic bag",
    "stretch film",
  ],
  tileSize: TILE,
  clarity: 0.9,
  shade: shadePlasticFilm,
};

function shadePlasticFilm({ size, draw, colours, scale }: ShadeContext): Surface {
  const stray = domainWarp(size, draw.fork("stray"), featureCount(3, scale), 0.04, 3);
  const pulled = (name: string, across: number, down: number, octaves: number) =>
    ridged(size, {
      cells: featureCount(across, scale),
      cellsY: featureCount(down, scale),
      octaves,
      gain: 0.5,
      seed: draw.seed32(name),
    });
  const folds = stray(pulled("folds", 8, 3, 2));
  const crinkles = stray(pulled("crinkles", 12, 16, 3));
  const haze = fbm(size, { cells: featureCount(6, scale), octaves: 4, gain: 0.55, seed: draw.seed32("haze") });
  const film = palette(...dye(CLEAR, colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const h = haze[i] as number;
    const fold = folds[i] as number;
    const crinkle = crinkles[i] as number;
    // doubled in a fold it lets less through, and is paler
    paintFrom(film, 0.3 + 0.55 * fold * fold + 0.16 * crinkle + 0.08 * h, texel);
    texel.height = TILE * (0.028 * fold * fold + 0.007 * crinkle);
    texel.roughness = 0.07 + 0.06 * crinkle + 0.05 * Math.max(0, h);
  });
}
