import { brickbatShape, chippedShape, stoneShapes } from "../../texture/marks/stone-shapes.ts";
import { type LooseStones, shadeLooseStones } from "../ground/loose-stones.ts";
import type { Material } from "../material.ts";

const RUBBLE: LooseStones = {
  tile: 2,
  shapes: (next) => [...stoneShapes(2, () => chippedShape(next, 1.7)), brickbatShape(next), chippedShape(next, 2.4)],
  sizes: [
    { across: 64, from: 0.5, to: 1.1, share: 0.8, sunk: -0.06 },
    { across: 24, from: 0.8, to: 1.5, share: 0.75, sunk: -0.08 },
    { across: 17, from: 0.95, to: 1.2, share: 0.7, sunk: -0.08 },
  ],
  slenderness: [0.55, 0.95],
  thickness: 0.36,
  rocks: [
    ["#5f5c57", "#87837c", "#a5a199", "#c2beb5"],
    ["#69645c", "#918b80", "#aea79b", "#c9c3b7"],
    ["#55534f", "#7a7772", "#98958e", "#b4b1a9"],
    ["#655a54", "#877a72", "#a2958c", "#bcb0a7"],
  ],
  soil: ["#6a665f", "#87837b", "#a09c94"],
  soilRelief: 0.0011,
  speckle: 0.2,
  roughness: 0.92,
  motley: true,
};

/** A concrete floor with what fell on it: broken pieces of concrete, here and there a brick, loose on top, dust and crumbs between. Takes colours in the pieces. */
export const rubbleFloor: Material = {
  id: "rubble-floor",
  class: "concrete",
  words: [
    "rubble floor",
    "rubble concrete floor",
    "rubble concrete",
    "concrete rubble",
    "concrete rubble floor",
    "concrete floor rubble",
    "concrete debris",
    "debris floor",
    "demolished concrete",
    "broken concrete rubble",
  ],
  tileSize: RUBBLE.tile,
  shade: (context) => shadeLooseStones(RUBBLE, context),
};
