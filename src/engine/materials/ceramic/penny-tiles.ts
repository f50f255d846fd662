import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pennyRound } from "../../texture/tilings/penny-round.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const SETS = [
  ["#d2d4d2", "#dfe0de", "#e8e9e7", "#eff0ee"],
  ["#255a6b", "#347487", "#4a8da0", "#6ba7b7"],
  ["#4f6b5e", "#668375", "#80998d", "#9db1a7"],
  ["#b9a88d", "#ccbda5", "#dccfbb", "#e8dfd0"],
].map((stops) => stops.map(fromHex));
const GROUT = ["#8d8982", "#a8a49d", "#bfbbb4"].map(fromHex);

/** Penny rounds: small glazed discs packed close in grout. Takes colours in the discs, one after another. */
export const pennyTiles: Material = {
  id: "penny-tiles",
  class: "ceramic",
  words: [
    "penny tile",
    "penny round tile",
    "penny round",
    "circle tile",
    "circular tile",
    "round tile",
    "round mosaic tile",
    "dot tile",
    "button tile",
    "bubble tile",
    "penny round mosaic",
    "penny mosaic",
  ],
  tileSize: 0.5,
  bond: "penny",
  shade: (context) => {
    const columns = featureCount(12, context.scale);
    return layTiles(context, {
      tileSize: 0.5,
      tiling: pennyRound(columns),
      unit: 1 / columns,
      joint: 0.04,
      rounding: 0,
      bevel: 0.13,
      pillow: 0.04,
      depth: 0.06,
      level: 0.02,
      tilt: 0.03,
      wave: 0.004,
      wander: 0.05,
      glazes: [{ stops: context.draw.pick("set", SETS) }],
      grout: GROUT,
      tone: 0.8,
      cloud: 0.06,
      pool: 0.16,
      roughness: 0.13,
    });
  },
};
