import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { mixedSquares } from "../../texture/tilings/mixed-squares.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "../stone/lay-masonry.ts";

const GREY = ["#6d6b67", "#868480", "#9d9b96", "#b2b0ab"].map(fromHex);
const WARM = ["#726a60", "#8d8478", "#a59c90", "#b9b1a5"].map(fromHex);
const DARK = ["#555452", "#6c6b69", "#848380", "#9b9a97"].map(fromHex);
const SAND = ["#4a443a", "#655d50", "#7f7666"].map(fromHex);

/** Cast concrete pavers of three sizes with bevelled edges, swept sand in the joints. Takes colours in the pavers, one after another. */
export const concretePavers: Material = {
  id: "concrete-pavers",
  class: "concrete",
  words: [
    "concrete paver",
    "paver",
    "concrete paving",
    "paving slab",
    "pavement",
    "interlocking paver",
    "paving block",
    "concrete paving stone",
    "paver patio",
    "driveway paver",
    "patio paver",
    "concrete block paving",
  ],
  tileSize: 2,
  bond: "mixed",
  shade: (context) => {
    const { draw, scale } = context;
    const sizes = [
      { wide: 3, high: 2, weight: 3 },
      { wide: 2, high: 2, weight: 3 },
      { wide: 1, high: 2, weight: 1.2 },
    ];
    const side = featureCount(9, scale) * 2;
    return layMasonry(context, {
      tileSize: 2,
      tiling: mixedSquares(side, side, sizes, draw.stream("pavers")),
      unit: 2 / side,
      joint: 0.018,
      rounding: 0.04,
      bevel: 0.06,
      wander: 0.004,
      chips: 0.012,
      depth: 0.07,
      dome: 0,
      level: 0.02,
      tilt: 0.02,
      relief: 0.006,
      pits: 0.016,
      faces: [GREY, WARM, GREY, DARK],
      joints: SAND,
      tone: 0.5,
      flash: 0.1,
      mottle: 0.1,
      grit: 0.24,
      roughness: 0.86,
    });
  },
};
