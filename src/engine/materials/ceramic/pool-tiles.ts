import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const MIX = [
  ["#1d7f96", "#2f98ae", "#4cb0c3", "#78c8d5"],
  ["#2a6fa0", "#3f88b8", "#5da1cb", "#88bddc"],
  ["#54b0b9", "#74c3c9", "#97d4d8", "#b7e2e4"],
  ["#1b5a86", "#2a719f", "#4289b5", "#66a4c8"],
].map((stops) => stops.map(fromHex));
const GROUT = ["#b4b2ad", "#c9c7c2", "#d8d6d2"].map(fromHex);

/** Swimming pool mosaic: small glass squares in a mix of turquoise and blue, white grout. Takes colours in the tiles, one after another. */
export const poolTiles: Material = {
  id: "pool-tiles",
  class: "ceramic",
  words: [
    "pool tile",
    "swimming pool tile",
    "glass mosaic",
    "glass tile",
    "swimming pool",
    "pool mosaic",
    "turquoise tile",
    "glass mosaic tile",
    "pool",
    "small square tile",
    "blue mosaic",
    "swimming pool mosaic",
    "swimming pool mosaic tile",
    "pool mosaic tile",
  ],
  tileSize: 0.5,
  bond: "grid",
  shade: (context) => {
    const side = featureCount(16, context.scale);
    return layTiles(context, {
      tileSize: 0.5,
      tiling: runningBond(side, side, 0),
      unit: 1 / side,
      joint: 0.045,
      rounding: 0.06,
      bevel: 0.06,
      pillow: 0.03,
      depth: 0.07,
      level: 0.025,
      tilt: 0.06,
      wave: 0.008,
      wander: 0,
      glazes: [0, 0, 1, 2, 3].map((i) => ({ stops: MIX[i] ?? [] })),
      grout: GROUT,
      tone: 0.8,
      cloud: 0.08,
      pool: 0.1,
      roughness: 0.06,
    });
  },
};
