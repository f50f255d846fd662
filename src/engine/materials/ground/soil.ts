import { pebbleShape, stoneShapes } from "../../texture/marks/stone-shapes.ts";
import type { Material } from "../material.ts";
import { type LooseStones, shadeLooseStones } from "./loose-stones.ts";

const SOIL: LooseStones = {
  tile: 0.5,
  shapes: (next) => stoneShapes(3, () => pebbleShape(next, 0.05)),
  sizes: [
    { across: 60, from: 1.1, to: 2, share: 1, sunk: -0.26 },
    { across: 26, from: 0.7, to: 1.7, share: 0.9, sunk: -0.3 },
    { across: 10, from: 0.5, to: 1.3, share: 0.7, sunk: -0.3 },
  ],
  slenderness: [0.7, 1],
  thickness: 0.5,
  rocks: [
    ["#2c2018", "#453427", "#5c4735", "#725a46"],
    ["#33261c", "#4d3b2d", "#65503e", "#7c6650"],
    ["#3c2f24", "#574637", "#6f5c4a", "#877560"],
  ],
  soil: ["#261b13", "#392a1e", "#4c3a2b"],
  soilRelief: 0.014,
  speckle: 0.3,
  roughness: 0.95,
};

/** Dark crumbly garden soil in clods. Takes colours in the clods, then between them. */
export const soil: Material = {
  id: "soil",
  class: "ground",
  words: ["soil", "earth", "garden soil", "topsoil", "humus", "potting soil", "compost", "loam", "tilled soil", "peat"],
  tileSize: SOIL.tile,
  shade: (context) => shadeLooseStones(SOIL, context),
};
