import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const GLAZES = [
  ["#b9ad98", "#cdc2ae", "#ddd4c2", "#e8e1d3"],
  ["#5f8289", "#7a9ba1", "#97b3b7", "#b3c9cb"],
  ["#8f9a7c", "#a8b295", "#bfc8ae", "#d2d9c5"],
  ["#274a63", "#38617e", "#507b98", "#6e96b0"],
  ["#9c5a3f", "#b57354", "#c98d70", "#d8a78f"],
].map((stops) => stops.map(fromHex));
const GROUT = ["#8d8982", "#a8a49d", "#bfbbb4"].map(fromHex);

/** Square glazed wall tiles in straight rows, one glaze with a breath of difference. Takes colours in the tiles, one after another. */
export const squareTiles: Material = {
  id: "square-tiles",
  class: "ceramic",
  words: [
    "tile",
    "ceramic tile",
    "square tile",
    "square ceramic tile",
    "wall tile",
    "glazed tile",
    "tiles",
    "ceramic wall tile",
    "tiling",
    "kitchen tile",
    "tiled wall",
    "glazed ceramic tile",
    "tilework",
  ],
  tileSize: 1.2,
  bond: "grid",
  shade: (context) => {
    const side = featureCount(6, context.scale);
    return layTiles(context, {
      tileSize: 1.2,
      tiling: runningBond(side, side, 0),
      unit: 1 / side,
      joint: 0.026,
      rounding: 0.04,
      bevel: 0.05,
      pillow: 0.02,
      depth: 0.04,
      level: 0.008,
      tilt: 0.012,
      wave: 0.0035,
      wander: 0,
      glazes: [{ stops: context.draw.pick("glaze", GLAZES) }],
      grout: GROUT,
      tone: 0.4,
      cloud: 0.08,
      pool: 0.12,
      roughness: 0.14,
    });
  },
};
