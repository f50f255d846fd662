import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { rosettes } from "./coat-marks.ts";
import { combCoat } from "./comb-coat.ts";

const GOLD = ["#9a6a2c", "#c8944a", "#dfb26a", "#eccd92"].map(fromHex);
const HEART = ["#6d431a", "#93602a", "#ae7a3c", "#c2914f"].map(fromHex);
const BLACK = ["#120d0a", "#1f1712", "#2c221a", "#3c2f25"].map(fromHex);

/** Leopard: a short golden coat strewn with broken dark rosettes round a warmer heart. Takes colours in the ground, then in the marks. */
export const leopardFur: Material = {
  id: "leopard-fur",
  class: "misc",
  words: [
    "leopard",
    "leopard fur",
    "leopard print",
    "leopard skin",
    "leopard hide",
    "cheetah",
    "jaguar",
    "cheetah fur",
    "animal print",
    "leopard pattern",
    "jaguar fur",
  ],
  tileSize: 0.4,
  shade: (context) => {
    const { colours, draw, scale } = context;
    const coats = [
      palette(...dye(GOLD, colours[0], 0.9)),
      palette(...dye(HEART, colours[0]?.map((c) => c * 0.72) as [number, number, number] | undefined, 0.9)),
      palette(...dye(BLACK, colours[1], 0.9)),
    ] as const;
    const marks = rosettes(draw, featureCount(7, scale));
    return combCoat(context, {
      tileSize: 0.4,
      across: 130,
      down: 110,
      length: 0.05,
      width: 0.0052,
      stray: 0.2,
      sway: 0.4,
      hairAt: (x, y) => coats[marks(x, y) as 0 | 1 | 2],
    });
  },
};
