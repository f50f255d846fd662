import { pebbleShape, stoneShapes } from "../../texture/stone-shapes.ts";
import type { Material } from "../material.ts";
import { type LooseStones, shadeLooseStones } from "./loose-stones.ts";

const ASH: LooseStones = {
  tile: 0.6,
  shapes: (next) => stoneShapes(2, () => pebbleShape(next, 0.1)),
  sizes: [
    { across: 56, from: 0.3, to: 1.2, share: 0.5, sunk: -0.22 },
    { across: 20, from: 0.3, to: 1, share: 0.35, sunk: -0.25 },
  ],
  slenderness: [0.6, 1],
  thickness: 0.4,
  rocks: [
    ["#6b6a69", "#8a8988", "#a6a5a3", "#c0bfbd"],
    ["#2a2928", "#3c3b3a", "#525150", "#6a6968"],
  ],
  soil: ["#5c5a58", "#7d7b78", "#989693", "#b3b1ae"],
  soilRelief: 0.02,
  speckle: 0.3,
  roughness: 0.96,
};

/** Cold ash: soft grey powder with cinders and flakes of charcoal. Takes colours in the cinders, then in the powder. */
export const volcanicAsh: Material = {
  id: "volcanic-ash",
  class: "ground",
  words: ["volcanic ash", "cinder", "ashes", "ash ground", "burnt ground", "wood ash"],
  tileSize: ASH.tile,
  shade: (context) =>
    shadeLooseStones(ASH, {
      ...context,
      colours: context.colours.length === 1 ? [...context.colours, ...context.colours] : context.colours,
    }),
};
