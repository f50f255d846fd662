import { chippedShape, stoneShapes } from "../../texture/marks/stone-shapes.ts";
import type { Material } from "../material.ts";
import { type LooseStones, shadeLooseStones } from "./loose-stones.ts";

const GRAVEL: LooseStones = {
  tile: 0.6,
  shapes: (next) => stoneShapes(4, () => chippedShape(next, 1.9)),
  sizes: [
    { across: 44, from: 1.9, to: 2.5, share: 1, sunk: -0.3 },
    { across: 28, from: 1.4, to: 2.1, share: 1, sunk: -0.2 },
  ],
  slenderness: [0.62, 1],
  thickness: 0.42,
  rocks: [
    ["#4c4b49", "#7b7975", "#9c9994", "#bcb8b1"],
    ["#5c5148", "#8a7b6b", "#ab9a86", "#c9bba8"],
    ["#33363a", "#53575c", "#747980", "#989da2"],
  ],
  soil: ["#2f2b27", "#4a443d", "#625a50"],
  soilRelief: 0.004,
  speckle: 0.22,
  roughness: 0.86,
  motley: true,
};

/** Crushed grey stone, sharp-edged, heaped without a gap. Takes colours in the stones, one after another. */
export const gravel: Material = {
  id: "gravel",
  class: "ground",
  words: [
    "gravel",
    "crushed stone",
    "gravel path",
    "gravel driveway",
    "gravel road",
    "ballast",
    "rubble",
    "scree",
    "stone chip",
    "grit",
    "aggregate",
  ],
  tileSize: GRAVEL.tile,
  shade: (context) => shadeLooseStones(GRAVEL, context),
};
