import { brickbatShape, chippedShape, stoneShapes } from "../../texture/marks/stone-shapes.ts";
import type { Material } from "../material.ts";
import { type LooseStones, shadeLooseStones } from "./loose-stones.ts";

const RUBBLE: LooseStones = {
  tile: 1.6,
  shapes: (next) => [...stoneShapes(3, () => brickbatShape(next)), chippedShape(next, 1.6)],
  sizes: [
    { across: 36, from: 1.5, to: 2.1, share: 1, sunk: -0.26 },
    { across: 17, from: 1.3, to: 1.9, share: 0.8, sunk: -0.16 },
    { across: 10, from: 1.2, to: 1.45, share: 0.8, sunk: -0.08 },
  ],
  slenderness: [0.5, 0.75],
  thickness: 0.42,
  rocks: [
    ["#6b3122", "#93462f", "#ab5a3f", "#bf7455"],
    ["#7b3a26", "#a35438", "#b96b4b", "#cc8867"],
    ["#5b2a21", "#7a3a2e", "#92503f", "#a66a56"],
    ["#6f665c", "#8d8378", "#a69c91", "#bab1a7"],
  ],
  soil: ["#4d3a31", "#6f5548", "#8e7263"],
  soilRelief: 0.005,
  speckle: 0.24,
  roughness: 0.9,
  motley: true,
};

/** A wall that came down: broken bricks with lumps of mortar between. Takes colours in the bricks, one after another. */
export const brickRubble: Material = {
  id: "brick-rubble",
  class: "ground",
  words: [
    "brick rubble",
    "brick debris",
    "brick gravel",
    "brick chipping",
    "crushed brick",
    "rubble brick",
    "broken brick ground",
    "brick hardcore",
    "demolition rubble",
    "building rubble",
    "ruined wall rubble",
  ],
  tileSize: RUBBLE.tile,
  shade: (context) => shadeLooseStones(RUBBLE, context),
};
