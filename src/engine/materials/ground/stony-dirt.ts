import { chippedShape, pebbleShape } from "../../texture/marks/stone-shapes.ts";
import type { Material } from "../material.ts";
import { type LooseStones, shadeLooseStones } from "./loose-stones.ts";

const STONY_DIRT: LooseStones = {
  tile: 1,
  shapes: (next) => [chippedShape(next, 1.7), pebbleShape(next, 0.3), chippedShape(next, 2)],
  sizes: [
    { across: 60, from: 0.4, to: 1, share: 0.6, sunk: -0.1 },
    { across: 22, from: 0.5, to: 1.1, share: 0.34, sunk: -0.1 },
    { across: 13, from: 0.55, to: 0.95, share: 0.3, sunk: -0.12 },
  ],
  slenderness: [0.6, 0.95],
  thickness: 0.36,
  rocks: [
    ["#5c544b", "#82786b", "#a0968a", "#beb5a8"],
    ["#5f4c3b", "#84705a", "#a38e75", "#bfac94"],
  ],
  soil: ["#3b2f24", "#574738", "#715f4c", "#8b7963"],
  soilRelief: 0.011,
  speckle: 0.16,
  roughness: 0.86,
};

/** Bare brown earth with stones lying in it. Takes colours in the stones, then in the earth. */
export const stonyDirt: Material = {
  id: "stony-dirt",
  class: "ground",
  words: [
    "stony dirt",
    "dirt with stone",
    "dirt road",
    "dirt path",
    "rocky dirt",
    "stony ground",
    "pebble dirt",
    "trail",
  ],
  tileSize: STONY_DIRT.tile,
  shade: (context) =>
    shadeLooseStones(STONY_DIRT, {
      ...context,
      colours: context.colours.length === 1 ? twice(context.colours) : context.colours,
    }),
};

/** One colour alone dyes the earth, which is most of what is seen, and the stones with it. */
const twice = <T>(colours: readonly T[]): readonly T[] => [...colours, ...colours];
