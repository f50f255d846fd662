import { fromHex } from "../../math/color.ts";
import { dye } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { type OpenWater, shadeOpenWater } from "./open-water.ts";

const DEPTHS = ["#0e3a48", "#1a5f70", "#2f8797", "#5fb0b8", "#9dd2d3"].map(fromHex);
const WATER: Omit<OpenWater, "depths" | "foam"> = {
  tile: 3,
  breaking: 0,
  swell: 0.011,
  waves: { longest: 3, shortest: 26, count: 36, stray: 3.1, chop: 0.7 },
};

/** Lively clear water: ripples from all sides, teal in the hollows. Takes colours in the water. */
export const water: Material = {
  id: "water",
  class: "misc",
  words: [
    "water",
    "water surface",
    "rippling water",
    "pool water",
    "lake",
    "river",
    "pond",
    "lake water",
    "water ripple",
    "river water",
    "calm water",
    "stream",
    "liquid",
  ],
  tileSize: WATER.tile,
  shade: (context) =>
    shadeOpenWater({ ...WATER, depths: dye(DEPTHS, context.colours[0]), foam: fromHex("#eef4f4") }, context),
};
