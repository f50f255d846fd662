import { chippedShape, stoneShapes } from "../../texture/marks/stone-shapes.ts";
import type { Material } from "../material.ts";
import { type LooseStones, shadeLooseStones } from "./loose-stones.ts";

const CHIPPINGS: LooseStones = {
  tile: 0.5,
  shapes: (next) => stoneShapes(4, () => chippedShape(next, 1.9)),
  sizes: [
    { across: 38, from: 1.9, to: 2.5, share: 1, sunk: -0.3 },
    { across: 24, from: 1.5, to: 2.2, share: 1, sunk: -0.2 },
  ],
  slenderness: [0.6, 0.95],
  thickness: 0.4,
  rocks: [
    ["#b3b0ab", "#d2d0cb", "#e6e4e0", "#f0efec"],
    ["#a5a5a7", "#c6c7c9", "#dcdddf", "#ebecec"],
    ["#b9b0a3", "#d6cfc4", "#e7e2d9", "#f0ede7"],
  ],
  soil: ["#8d8983", "#aaa69f", "#c4c1bb"],
  soilRelief: 0.003,
  speckle: 0.1,
  roughness: 0.6,
  motley: true,
};

/** Broken white marble, as gardens and graves are strewn with. Takes colours in the stones, one after another. */
export const marbleChippings: Material = {
  id: "marble-chippings",
  class: "ground",
  words: [
    "marble chipping",
    "marble chippings",
    "marble gravel",
    "marble pebble",
    "marble stone chip",
    "white marble gravel",
    "decorative gravel",
    "white stone gravel",
  ],
  tileSize: CHIPPINGS.tile,
  shade: (context) => shadeLooseStones(CHIPPINGS, context),
};
