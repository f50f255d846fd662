import { fromHex } from "../../math/color.ts";
import { dye } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { type OpenWater, shadeOpenWater } from "./open-water.ts";

const DEPTHS = ["#041a2c", "#0a3350", "#155074", "#2b7a97", "#62a9b8"].map(fromHex);
const FOAM = fromHex("#eff4f5");
const OCEAN: Omit<OpenWater, "depths" | "foam"> = {
  tile: 44,
  breaking: 0.3,
  swell: 0.015,
  waves: { longest: 7, shortest: 44, count: 44, stray: 0.9, chop: 1 },
};

/** The open sea: steep wind waves in deep blue, crests white with foam. Takes colours in the water, then in the foam. */
export const ocean: Material = {
  id: "ocean",
  class: "misc",
  words: [
    "ocean",
    "sea",
    "ocean wave",
    "sea water",
    "ocean water",
    "sea wave",
    "wave",
    "stormy sea",
    "seawater",
    "ocean surface",
  ],
  tileSize: OCEAN.tile,
  shade: (context) =>
    shadeOpenWater({ ...OCEAN, depths: dye(DEPTHS, context.colours[0]), foam: context.colours[1] ?? FOAM }, context),
};
