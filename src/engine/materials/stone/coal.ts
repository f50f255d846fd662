import { chippedShape, stoneShapes } from "../../texture/marks/stone-shapes.ts";
import { type LooseStones, shadeLooseStones } from "../ground/loose-stones.ts";
import type { Material } from "../material.ts";

const COAL: LooseStones = {
  tile: 0.6,
  shapes: (next) => stoneShapes(4, () => chippedShape(next, 2.1)),
  sizes: [
    { across: 26, from: 1.9, to: 2.6, share: 1, sunk: -0.3 },
    { across: 13, from: 1.6, to: 2.2, share: 1, sunk: -0.24 },
  ],
  slenderness: [0.65, 1],
  thickness: 0.5,
  rocks: [
    ["#0e0e10", "#191a1c", "#26272a", "#35373b"],
    ["#0d0c0d", "#161517", "#212022", "#2e2d30"],
  ],
  soil: ["#0a0a0b", "#101011", "#171718"],
  soilRelief: 0.004,
  speckle: 0.2,
  roughness: 0.36,
};

/** A heap of black coal with glinting breaks. Takes colours in the lumps, then in the dust. */
export const coal: Material = {
  id: "coal",
  class: "stone",
  words: ["coal", "charcoal lump", "anthracite", "coal heap", "black coal", "briquette"],
  tileSize: COAL.tile,
  shade: (context) => shadeLooseStones(COAL, context),
};
