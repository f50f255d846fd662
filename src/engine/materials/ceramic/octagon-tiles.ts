import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { octagonTiling } from "../../texture/tilings/octagon-tiling.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const LIGHT = ["#c6c3ba", "#d6d3cb", "#e2dfd9", "#ebe9e4"].map(fromHex);
const DOTS = [
  ["#18191b", "#232427", "#323337", "#48494d"],
  ["#2c3d5c", "#3d5174", "#566b8e", "#7889a8"],
  ["#5a2c26", "#743f38", "#8e584f", "#a8776f"],
].map((stops) => stops.map(fromHex));
const GROUT = ["#8d8982", "#a8a49d", "#bfbbb4"].map(fromHex);

/** Octagon and dot: white octagons with small dark squares between, a Victorian floor. Takes colours in the octagons, then in the dots. */
export const octagonTiles: Material = {
  id: "octagon-tiles",
  class: "ceramic",
  words: [
    "octagon tile",
    "octagon and dot",
    "victorian tile",
    "octagonal tile",
    "octagon",
    "victorian floor tile",
    "octagon floor",
    "dot and octagon",
    "vintage floor tile",
  ],
  tileSize: 1,
  bond: "octagon",
  shade: (context) => {
    const { draw, scale } = context;
    const side = featureCount(6, scale);
    return layTiles(context, {
      tileSize: 1,
      tiling: octagonTiling(side, 0.24),
      unit: 1 / side,
      joint: 0.013,
      rounding: 0.012,
      bevel: 0.022,
      pillow: 0.006,
      depth: 0.03,
      level: 0.006,
      tilt: 0.01,
      wave: 0.002,
      wander: 0,
      glazes: [{ stops: LIGHT }, { stops: draw.pick("dots", DOTS), takes: 1 }],
      choose: (_cell, kind) => kind,
      grout: GROUT,
      groutTakes: 2,
      tone: 0.5,
      cloud: 0.13,
      pool: 0.04,
      roughness: 0.3,
    });
  },
};
