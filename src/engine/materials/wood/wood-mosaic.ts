import { featureCount } from "../../texture/feature-count.ts";
import { squareBlocks } from "../../texture/tilings/square-blocks.ts";
import type { Material } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";

const BLOCKS: BoardSpec = {
  tile: 0.5,
  stops: ["#3c2212", "#6b4425", "#9a6a3e", "#c19262", "#dab68a"],
  rings: 70,
  figure: 0.8,
  fineness: 150,
  ground: 0.56,
  late: 0.42,
  fibre: 0.2,
  pores: 0.36,
  tone: 0.66,
  hue: 0.6,
  gap: 0.0003,
  bevel: 0.0012,
  depth: 0.0016,
  level: 0.009,
  roughness: 0.46,
};

/** Mosaic of little square blocks of wood as on a feature wall: each of its own tone, grain and level. Takes colours as a stain. */
export const woodMosaic: Material = {
  id: "wood-mosaic",
  class: "wood",
  words: [
    "wooden mosaic",
    "wood mosaic",
    "mosaic wood",
    "wood mosaic wall",
    "wood block mosaic",
    "wood block wall",
    "wood cube wall",
  ],
  tileSize: BLOCKS.tile,
  bond: "grid",
  shade: (context) =>
    shadeBoards(BLOCKS, squareBlocks(featureCount(10, context.scale), context.draw.seed32("turns")), context),
};
