import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { createDraft } from "../../texture/threads/weave.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const STRAW = ["#7c5f2e", "#a98749", "#cbab6c", "#e0c791"].map(fromHex);
const PALE = ["#8b7443", "#b89c63", "#d6be88", "#e8d7ab"].map(fromHex);
/** Two over, two under, a step aside each time: the weave of flat leaves. */
const BRAID = createDraft(4, 4, (warp, weft) => ((warp + 3 * weft) & 3) < 2);

/** A mat plaited from flat strips of straw or palm leaf, fibres along each strip. Takes colours in one strip, then in the other. */
export const strawMat: Material = {
  id: "straw-mat",
  class: "fabric",
  words: [
    "straw mat",
    "woven straw",
    "raffia",
    "straw hat",
    "seagrass",
    "reed mat",
    "beach mat",
    "straw weave",
    "palm leaf mat",
    "woven grass",
    "woven bamboo",
    "bast",
    "jute mat",
    "rush weave",
    "woven palm leaf",
    "placemat",
  ],
  tileSize: 0.25,
  shade: (context) => {
    const { colours, draw, scale, size } = context;
    const strips = featureCount(9, scale) * 4;
    const along = palette(...dye(STRAW, colours[0]));
    const aside = palette(...dye(PALE, colours[1] ?? colours[0]));
    const shape = (name: string, cells: number, cellsY: number) =>
      fbm(size, { cells, cellsY, octaves: 2, gain: 0.8, seed: draw.seed32(name) });
    const down = shape("down", strips * 8, 5);
    const across = shape("across", 5, strips * 8);
    return weaveCloth(context, {
      tileSize: 0.25,
      warps: strips,
      wefts: strips,
      draft: BRAID,
      sway: 0.1,
      // held straighter, the rim of a strip would lie along the edge of the tile and be told there
      bow: 0.9,
      slub: 0.1,
      fuzz: 0.15,
      twist: 0,
      drift: 0.6,
      shadow: 0.62,
      swell: 0.35,
      roughness: 0.62,
      yarnAt: (warp) => (warp ? along : aside),
      finish: (texel, i, place) => {
        const f = (place.warp ? down[i] : across[i]) as number;
        const tone = 1 + 0.3 * f;
        texel.r *= tone;
        texel.g *= tone;
        texel.b *= tone * (1 - 0.06 * f);
        texel.height += 0.00032 * f;
        texel.roughness += 0.06 * f;
      },
    });
  },
};
