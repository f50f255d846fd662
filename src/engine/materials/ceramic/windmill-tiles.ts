import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { windmill } from "../../texture/tilings/windmill.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const LIGHT = ["#c3beb3", "#d3cfc5", "#dfdcd4", "#e9e6e0"].map(fromHex);
const DOTS = [
  ["#1f2023", "#2b2c30", "#3b3c41", "#525358"],
  ["#3b4a63", "#4f607b", "#687a95", "#8896ad"],
  ["#6a3a30", "#845044", "#9d6a5e", "#b6887e"],
].map((stops) => stops.map(fromHex));
const GROUT = ["#8d8982", "#a8a49d", "#bfbbb4"].map(fromHex);

/** Windmill floor: oblong tiles turning about small squares of a second colour. Takes colours in the tiles, then in the small squares. */
export const windmillTiles: Material = {
  id: "windmill-tiles",
  class: "ceramic",
  words: [
    "windmill tile",
    "windmill",
    "windmill pattern",
    "pinwheel tile",
    "windmill mosaic",
    "pinwheel pattern",
    "windmill floor",
  ],
  tileSize: 1,
  bond: "windmill",
  shade: (context) => {
    const { draw, scale } = context;
    const mills = featureCount(5, scale);
    return layTiles(context, {
      tileSize: 1,
      tiling: windmill(mills),
      unit: 1 / (3 * mills),
      joint: 0.025,
      rounding: 0.03,
      bevel: 0.04,
      pillow: 0.01,
      depth: 0.05,
      level: 0.01,
      tilt: 0.02,
      wave: 0.003,
      wander: 0,
      glazes: [{ stops: LIGHT }, { stops: draw.pick("dots", DOTS), takes: 1 }],
      choose: (_cell, kind) => kind,
      grout: GROUT,
      groutTakes: 2,
      tone: 0.6,
      cloud: 0.14,
      pool: 0.05,
      roughness: 0.26,
    });
  },
};
