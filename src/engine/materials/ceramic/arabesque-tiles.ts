import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { arabesque } from "../../texture/tilings/arabesque.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const SETS = [
  ["#28607a", "#3a7a95", "#5695ad", "#80b2c4"],
  ["#c4c9c6", "#d5d9d6", "#e1e4e2", "#ebedec"],
  ["#3d6b5b", "#548573", "#719f8e", "#97bcae"],
  ["#54637c", "#6c7b95", "#8996ad", "#abb5c6"],
].map((stops) => stops.map(fromHex));
const GROUT = ["#b4b2ad", "#c9c7c2", "#d8d6d2"].map(fromHex);

/** Arabesque lantern tiles with swung sides, glossy glaze. Takes colours in the tiles, one after another. */
export const arabesqueTiles: Material = {
  id: "arabesque-tiles",
  class: "ceramic",
  words: [
    "arabesque tile",
    "lantern tile",
    "arabesque",
    "ogee tile",
    "moroccan lantern tile",
    "mediterranean tile",
    "quatrefoil tile",
  ],
  tileSize: 0.8,
  bond: "lantern",
  shade: (context) => {
    const columns = featureCount(5, context.scale);
    return layTiles(context, {
      tileSize: 0.8,
      tiling: arabesque(columns, columns + (columns % 2), -0.1),
      unit: 1 / columns,
      joint: 0.02,
      rounding: 0,
      bevel: 0.07,
      pillow: 0.06,
      depth: 0.06,
      level: 0.015,
      tilt: 0.04,
      wave: 0.006,
      wander: 0,
      glazes: [{ stops: context.draw.pick("set", SETS) }],
      grout: GROUT,
      tone: 0.8,
      cloud: 0.12,
      pool: 0.22,
      roughness: 0.11,
    });
  },
};
