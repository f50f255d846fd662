import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const GLAZES = [
  ["#c2c0b8", "#d3d1ca", "#e0ded8", "#e9e8e3"],
  ["#3f5a58", "#557371", "#708e8b", "#93aca9"],
  ["#8d8a80", "#a5a298", "#bbb8ae", "#cfccc3"],
].map((stops) => stops.map(fromHex));
const GROUT = ["#7d7a74", "#979389", "#aeaaa1"].map(fromHex);

/** Long glazed wall tiles, five times as long as high, each row half a tile on. Takes colours in the tiles, one after another. */
export const longTiles: Material = {
  id: "long-tiles",
  class: "ceramic",
  words: ["long tile", "oblong tile", "elongated tile", "slim tile", "narrow tile", "stick tile", "kit kat tile"],
  tileSize: 0.9,
  bond: "running",
  shade: (context) => {
    const columns = featureCount(3, context.scale);
    const rows = 2 * Math.round(columns * 2.5);
    return layTiles(context, {
      tileSize: 0.9,
      tiling: runningBond(columns, rows),
      unit: 1 / rows,
      joint: 0.028,
      rounding: 0.03,
      bevel: 0.07,
      pillow: 0.012,
      depth: 0.06,
      level: 0.014,
      tilt: 0.018,
      wave: 0.004,
      wander: 0,
      glazes: [{ stops: context.draw.pick("glaze", GLAZES) }],
      grout: GROUT,
      tone: 0.5,
      cloud: 0.1,
      pool: 0.12,
      roughness: 0.14,
    });
  },
};
