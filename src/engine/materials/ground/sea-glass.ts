import { pebbleShape, stoneShapes } from "../../texture/marks/stone-shapes.ts";
import type { Material } from "../material.ts";
import { type LooseStones, shadeLooseStones } from "./loose-stones.ts";

const SHARDS: LooseStones = {
  tile: 0.34,
  shapes: (next) => stoneShapes(5, () => pebbleShape(next, 0.85)),
  sizes: [
    { across: 24, from: 1.4, to: 2, share: 1, sunk: -0.14 },
    { across: 13, from: 1.1, to: 1.6, share: 1, sunk: -0.06 },
    { across: 8, from: 0.9, to: 1.2, share: 0.5, sunk: -0.02 },
  ],
  slenderness: [0.6, 0.9],
  thickness: 0.24,
  rocks: [
    ["#6fa88f", "#8fc2a8", "#b0d8c2", "#cfe8da"],
    ["#b9cfcb", "#cfe0dc", "#e0ebe8", "#eef4f2"],
    ["#4c98a6", "#70b4bf", "#98ced4", "#bde2e4"],
    ["#2f7a4c", "#4c9a68", "#74b98a", "#a2d3b0"],
    ["#6b4016", "#8f5a22", "#b57d3c", "#d3a468"],
    ["#1f3f8f", "#3459ad", "#5a7cc6", "#8ea6da"],
  ],
  soil: ["#8f8168", "#b3a486", "#cfc2a6"],
  soilRelief: 0.004,
  speckle: 0.04,
  roughness: 0.42,
};

/** Sea glass: shards of bottles that the surf has rounded and frosted, green, aqua, white, brown and a few blue. Takes colours in the glass, then in the sand. */
export const seaGlass: Material = {
  id: "sea-glass",
  class: "ground",
  words: [
    "sea glass",
    "beach glass",
    "sea glass pebble",
    "glass pebble",
    "seaglass",
    "glass gravel",
    "tumbled glass",
    "mermaid glass",
  ],
  tileSize: SHARDS.tile,
  shade: (context) => shadeLooseStones(SHARDS, context),
};
