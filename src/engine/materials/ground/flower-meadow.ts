import { atan2, cos } from "../../math/elementary.ts";
import { createShape } from "../../texture/marks/scatter.ts";
import type { Material } from "../material.ts";
import { BLADE } from "./litter.ts";
import { type Litter, type LitterGround, shadeLitter } from "./shade-litter.ts";

/** A blossom seen from above: petals round a raised heart. */
const blossom = (petals: number, depth: number) =>
  createShape(64, (u, v) => {
    const r = Math.sqrt(u * u + v * v);
    const rim = 0.97 - depth * (0.5 - 0.5 * cos(atan2(v, u) * petals));
    if (r > rim) return 0;
    return r < 0.26 ? 0.95 : 0.6 + 0.25 * r;
  });

const GRASS: Litter = {
  shape: BLADE,
  across: 40,
  share: 1,
  length: [0.09, 0.17],
  width: [0.06, 0.09],
  stray: 3.2,
  level: [-0.035, -0.004],
  gain: 0.003,
  tilt: 0.012,
  bend: 4,
  colours: [
    ["#1a2b0c", "#2b4415", "#426020", "#607d33"],
    ["#20310f", "#365019", "#506d28", "#718b40"],
  ],
  veins: 0,
  fibres: 0.12,
  roughness: 0.66,
  keeps: true,
};
const DAISIES: Litter = {
  shape: blossom(13, 0.24),
  across: 15,
  share: 0.42,
  length: [0.046, 0.068],
  width: [0.92, 1],
  stray: 3.2,
  level: [0.006, 0.014],
  gain: 0.004,
  tilt: 0.003,
  bend: 0,
  colours: [["#c9c9bf", "#e6e6df", "#f4f4f0"]],
  veins: 0,
  fibres: 0,
  roughness: 0.6,
  heart: "#d9a514",
};
const FLOWERS: Litter = {
  ...DAISIES,
  shape: blossom(5, 0.42),
  across: 13,
  share: 0.42,
  length: [0.042, 0.066],
  colours: [
    ["#b8920e", "#e3bd22", "#f2d84e"],
    ["#7f2f6a", "#b8559c", "#d98cc0"],
    ["#3b3f9c", "#6468c8", "#9295e0"],
    ["#a32018", "#d23a2c", "#e8685a"],
  ],
  heart: "#6a5310",
};
const MEADOW: LitterGround = {
  tile: 0.8,
  soil: ["#12190b", "#1c2811", "#2a3718"],
  level: -0.045,
  relief: 0.003,
  pieces: [{ ...GRASS, level: [-0.042, -0.02] }, GRASS, GRASS, DAISIES, FLOWERS],
};

/** Where a colour is asked for, most of what is seen is flowers. */
const IN_BLOOM: LitterGround = { ...MEADOW, pieces: MEADOW.pieces.map((piece) => ({ ...piece, share: 0.95 })) };

/** A meadow in bloom: daisies and wild flowers of many colours over grass. Takes colours in the flowers. */
export const flowerMeadow: Material = {
  id: "flower-meadow",
  class: "ground",
  words: [
    "flower meadow",
    "flower field",
    "floral meadow",
    "blossom meadow",
    "daisy meadow",
    "daisy lawn",
    "blooming meadow",
    "flowering meadow",
  ],
  tileSize: MEADOW.tile,
  shade: (context) => shadeLitter(context.colours.length > 0 ? IN_BLOOM : MEADOW, context),
};
