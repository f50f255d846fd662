import { chippedShape, stoneShapes } from "../../texture/marks/stone-shapes.ts";
import type { Material } from "../material.ts";
import { type LooseStones, shadeLooseStones } from "./loose-stones.ts";

const ROCKY_GROUND: LooseStones = {
  tile: 3,
  shapes: (next) => stoneShapes(3, () => chippedShape(next, 1.5)),
  sizes: [
    { across: 40, from: 0.5, to: 1.2, share: 0.8, sunk: -0.1 },
    { across: 16, from: 0.6, to: 1.4, share: 0.7, sunk: -0.1 },
    { across: 9, from: 0.75, to: 1.3, share: 0.75, sunk: -0.12 },
  ],
  slenderness: [0.6, 0.95],
  thickness: 0.34,
  rocks: [
    ["#4d4740", "#756d62", "#968c7f", "#b5ab9d"],
    ["#4b4a49", "#6d6b69", "#8d8a87", "#aba7a2"],
  ],
  soil: ["#382d21", "#574735", "#715f49", "#8a7860"],
  soilRelief: 0.007,
  speckle: 0.2,
  roughness: 0.88,
};

/** Boulders and broken rock on a hillside, earth between. Takes colours in the rocks, then in the earth. */
export const rockyGround: Material = {
  id: "rocky-ground",
  class: "ground",
  words: [
    "rocky ground",
    "rocky terrain",
    "boulder field",
    "rock ground",
    "mountain ground",
    "rocky soil",
    "rocks ground",
  ],
  tileSize: ROCKY_GROUND.tile,
  shade: (context) => shadeLooseStones(ROCKY_GROUND, context),
};
