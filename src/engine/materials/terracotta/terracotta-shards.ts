import { brickbatShape, chippedShape, stoneShapes } from "../../texture/marks/stone-shapes.ts";
import { type LooseStones, shadeLooseStones } from "../ground/loose-stones.ts";
import type { Material } from "../material.ts";

const SHARDS: LooseStones = {
  tile: 0.9,
  shapes: (next) => stoneShapes(4, () => chippedShape(next, 6)).concat(brickbatShape(next)),
  sizes: [
    { across: 30, from: 1.3, to: 1.9, share: 1, sunk: -0.1 },
    { across: 14, from: 1.3, to: 1.8, share: 1, sunk: -0.06 },
    { across: 9, from: 1.2, to: 1.5, share: 1, sunk: -0.06 },
  ],
  slenderness: [0.5, 0.85],
  thickness: 0.16,
  rocks: [
    ["#8a4a31", "#a9603f", "#be7450", "#cc8a66"],
    ["#94512f", "#b06a42", "#c58258", "#d59c75"],
    ["#6f3722", "#8e4c32", "#a66345", "#ba7b5c"],
  ],
  soil: ["#3a2318", "#553526", "#6f4a37"],
  soilRelief: 0.004,
  speckle: 0.1,
  roughness: 0.85,
};

/** A heap of broken pots and tiles: flat shards of fired clay with sharp edges, lying over one another. Takes colours in the clay, then in the crumbs between. */
export const terracottaShards: Material = {
  id: "terracotta-shards",
  class: "terracotta",
  words: [
    "terracotta shard",
    "broken terracotta shard",
    "broken terracotta piece",
    "pottery shard",
    "clay shard",
    "potsherd",
    "sherd",
    "terracotta sherd",
    "terracotta fragment",
    "terracotta piece",
    "broken flower pot",
    "broken clay pot",
    "broken pot",
    "pot shard",
    "terracotta rubble",
    "crock",
    "shattered terracotta",
    "smashed terracotta",
  ],
  tileSize: SHARDS.tile,
  shade: (context) => shadeLooseStones(SHARDS, context),
};
