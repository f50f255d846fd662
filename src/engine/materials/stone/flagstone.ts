import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { mixedSquares } from "../../texture/tilings/mixed-squares.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "./lay-masonry.ts";

const BLUE = ["#4b5257", "#666e73", "#848b8e", "#a1a6a7"].map(fromHex);
const GREY = ["#565450", "#74716b", "#928e86", "#aeaaa1"].map(fromHex);
const BUFF = ["#6b5f4d", "#8b7d67", "#a89a83", "#c1b5a0"].map(fromHex);
const JOINT = ["#3f3a32", "#5a5347", "#756c5d"].map(fromHex);

/** A floor of riven flagstones, rectangles of many sizes with worn sides. Takes colours in the stones, one after another. */
export const flagstone: Material = {
  id: "flagstone",
  class: "stone",
  words: [
    "flagstone",
    "stone floor",
    "stone slab",
    "flagstone floor",
    "stone flooring",
    "stone pavement",
    "flagstone path",
    "stone paving",
    "bluestone",
    "york stone",
    "patio stone",
    "stone patio",
    "medieval floor",
    "dungeon floor",
    "castle floor",
    "versailles pattern",
  ],
  tileSize: 3.4,
  bond: "mixed",
  shade: (context) => {
    const { draw, scale } = context;
    const sizes = [
      { wide: 3, high: 2, weight: 3 },
      { wide: 2, high: 3, weight: 2 },
      { wide: 2, high: 2, weight: 3 },
      { wide: 1, high: 2, weight: 1 },
      { wide: 2, high: 1, weight: 1 },
    ];
    const side = featureCount(13, scale);
    return layMasonry(context, {
      tileSize: 3.4,
      tiling: mixedSquares(side, side, sizes, draw.stream("stones")),
      unit: 2 / side,
      joint: 0.025,
      rounding: 0.07,
      bevel: 0.05,
      wander: 0.028,
      chips: 0.045,
      depth: 0.055,
      dome: 0.012,
      level: 0.03,
      tilt: 0.035,
      relief: 0.014,
      puffy: true,
      pits: 0,
      faces: [BLUE, GREY, BUFF, GREY],
      joints: JOINT,
      tone: 0.6,
      flash: 0.25,
      mottle: 0.17,
      grit: 0.1,
      roughness: 0.72,
      finish: (texel, { face, edge, mottle, rough }) => {
        if (face <= 0.3) return;
        // feet polish the middle; dirt stays along the sides
        const middle = smoothstep(0.02, 0.3, edge + mottle * 0.05);
        shade(texel, 0.82 + 0.18 * middle);
        texel.roughness -= 0.14 * middle + 0.04 * rough;
      },
    });
  },
};
