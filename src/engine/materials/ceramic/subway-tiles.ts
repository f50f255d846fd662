import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const WHITE = ["#cfcec9", "#dcdbd6", "#e6e5e1", "#edece9"].map(fromHex);
const GROUT = ["#8d8982", "#a8a49d", "#bfbbb4"].map(fromHex);

/** Metro tiles: white bricks of glazed ceramic with bevelled rims in running bond. Takes colours in the tiles, one after another. */
export const subwayTiles: Material = {
  id: "subway-tiles",
  class: "ceramic",
  words: [
    "subway tile",
    "metro tile",
    "subway",
    "bevelled tile",
    "white subway tile",
    "brick tile",
    "underground station tile",
    "beveled tile",
    "metro station tile",
    "rectangular tile",
  ],
  tileSize: 0.9,
  bond: "running",
  shade: (context) => {
    const rows = featureCount(5, context.scale) * 2;
    return layTiles(context, {
      tileSize: 0.9,
      tiling: runningBond(rows / 2, rows),
      unit: 1 / rows,
      joint: 0.022,
      rounding: 0.02,
      bevel: 0.16,
      pillow: 0.006,
      depth: 0.09,
      level: 0.012,
      tilt: 0.016,
      wave: 0.0025,
      wander: 0,
      glazes: [{ stops: WHITE }],
      grout: GROUT,
      tone: 0.45,
      cloud: 0.08,
      pool: 0.1,
      roughness: 0.1,
    });
  },
};
