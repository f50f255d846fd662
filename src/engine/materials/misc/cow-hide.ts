import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { patches } from "./coat-marks.ts";
import { combCoat } from "./comb-coat.ts";

const WHITE = ["#a99f8e", "#d3ccbe", "#e5e0d6", "#f0ede7"].map(fromHex);
const DARKS: readonly (readonly string[])[] = [
  ["#0f0d0c", "#1b1817", "#282423", "#393433"],
  ["#2c170c", "#4b2914", "#683c20", "#875532"],
];

/** Cow hide: short lying hair in large black or brown patches on white. Takes colours in the white, then in the patches. */
export const cowHide: Material = {
  id: "cow-hide",
  class: "misc",
  words: [
    "cow hide",
    "cowhide",
    "cow",
    "cow print",
    "cow skin",
    "cow fur",
    "cow pattern",
    "cow spot",
    "dalmatian",
    "pony hide",
  ],
  tileSize: 0.8,
  shade: (context) => {
    const { colours, draw, scale } = context;
    const ground = palette(...dye(WHITE, colours[0], 0.9));
    const dark = palette(...dye(draw.pick("dark", DARKS).map(fromHex), colours[1], 0.9));
    const marks = patches(draw, featureCount(6, scale), draw.number("share", 0.36, 0.5));
    return combCoat(context, {
      tileSize: 0.8,
      across: 140,
      down: 120,
      length: 0.034,
      width: 0.0046,
      stray: 0.2,
      sway: 0.5,
      hairAt: (x, y) => (marks(x, y) === 1 ? dark : ground),
    });
  },
};
