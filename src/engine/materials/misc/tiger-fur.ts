import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { forkedStripes } from "./coat-marks.ts";
import { combCoat } from "./comb-coat.ts";

const ORANGE = ["#8a4310", "#c06a1e", "#db8a35", "#eaae62"].map(fromHex);
const BLACK = ["#100c0a", "#1b1511", "#271f19", "#372d25"].map(fromHex);

/** Tiger: an orange coat crossed by black stripes that taper and break. Takes colours in the ground, then in the stripes. */
export const tigerFur: Material = {
  id: "tiger-fur",
  class: "misc",
  words: ["tiger", "tiger fur", "tiger print", "tiger skin", "tiger hide", "tiger stripe", "tiger pattern"],
  tileSize: 0.6,
  shade: (context) => {
    const { colours, draw, scale } = context;
    const ground = palette(...dye(ORANGE, colours[0], 0.9));
    const stripe = palette(...dye(BLACK, colours[1], 0.9));
    const marks = forkedStripes(draw, featureCount(9, scale), 0.36, 1);
    return combCoat(context, {
      tileSize: 0.6,
      across: 130,
      down: 100,
      length: 0.06,
      width: 0.0052,
      stray: 0.2,
      sway: 0.4,
      hairAt: (x, y) => (marks(x, y) === 1 ? stripe : ground),
    });
  },
};
