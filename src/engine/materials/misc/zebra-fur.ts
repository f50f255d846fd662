import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { forkedStripes } from "./coat-marks.ts";
import { combCoat } from "./comb-coat.ts";

const WHITE = ["#a39a8a", "#cfc8ba", "#e2ddd2", "#eeebe4"].map(fromHex);
const BLACK = ["#100e0d", "#1a1716", "#262221", "#343030"].map(fromHex);

/** Zebra: a sleek short coat of white with bold black stripes that fork and join. Takes colours in the white, then in the black. */
export const zebraFur: Material = {
  id: "zebra-fur",
  class: "misc",
  words: [
    "zebra",
    "zebra fur",
    "zebra print",
    "zebra skin",
    "zebra hide",
    "zebra pelt",
    "zebra stripe",
    "zebra pattern",
  ],
  tileSize: 0.6,
  shade: (context) => {
    const { colours, draw, scale } = context;
    const ground = palette(...dye(WHITE, colours[0], 0.9));
    const stripe = palette(...dye(BLACK, colours[1], 0.9));
    const marks = forkedStripes(draw, featureCount(8, scale), 0.5, 0.3);
    return combCoat(context, {
      tileSize: 0.6,
      across: 140,
      down: 120,
      length: 0.034,
      width: 0.0046,
      stray: 0.16,
      sway: 0.3,
      hairAt: (x, y) => (marks(x, y) === 1 ? stripe : ground),
    });
  },
};
