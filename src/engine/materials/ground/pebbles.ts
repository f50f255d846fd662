import { pebbleShape, stoneShapes } from "../../texture/marks/stone-shapes.ts";
import type { Material } from "../material.ts";
import { type LooseStones, shadeLooseStones } from "./loose-stones.ts";

const PEBBLES: LooseStones = {
  tile: 0.8,
  shapes: (next) => stoneShapes(4, () => pebbleShape(next, 0.35)),
  sizes: [
    { across: 34, from: 1.6, to: 2.2, share: 1, sunk: -0.16 },
    { across: 19, from: 1.1, to: 1.7, share: 1, sunk: -0.08 },
    { across: 10, from: 0.9, to: 1.3, share: 0.5, sunk: -0.02 },
  ],
  slenderness: [0.62, 0.92],
  thickness: 0.3,
  rocks: [
    ["#5d5a55", "#87837c", "#a8a39a", "#c4beb4"],
    ["#6a5845", "#96806a", "#b8a58c", "#d5c7b2"],
    ["#303235", "#4a4c4f", "#696b6e", "#888a8c"],
    ["#5f463f", "#87695f", "#a5897f", "#c0aaa1"],
    ["#918e88", "#b4b0a9", "#c9c5be", "#d6d2cb"],
  ],
  soil: ["#2c261f", "#453c31", "#5f5344"],
  soilRelief: 0.004,
  speckle: 0.09,
  roughness: 0.5,
  motley: true,
};

/** River stones, rounded by water, of many rocks and sizes. Takes colours in the stones, one after another. */
export const pebbles: Material = {
  id: "pebbles",
  class: "ground",
  words: [
    "pebble",
    "river stone",
    "river rock",
    "river pebble",
    "beach pebble",
    "shingle beach",
    "river bed",
    "riverbed",
    "river bottom",
    "round stone",
  ],
  tileSize: PEBBLES.tile,
  shade: (context) => shadeLooseStones(PEBBLES, context),
};
