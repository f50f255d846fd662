import { featureCount } from "../../texture/feature-count.ts";
import { herringbone } from "../../texture/tilings/herringbone.ts";
import type { Material } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";

const HERRINGBONE_PARQUET: BoardSpec = {
  tile: 1.2,
  stops: ["#4f2f17", "#7e5029", "#a8743f", "#c39157", "#d6ab70"],
  rings: 80,
  figure: 0.7,
  fineness: 220,
  ground: 0.6,
  late: 0.34,
  fibre: 0.14,
  pores: 0.26,
  tone: 0.46,
  hue: 0.5,
  gap: 0.0007,
  bevel: 0.0024,
  depth: 0.002,
  roughness: 0.36,
};

/** Herringbone parquet: blocks at right angles in zigzags. Takes colours as a stain. */
export const herringboneParquet: Material = {
  id: "herringbone-parquet",
  class: "wood",
  words: [
    "herringbone",
    "herringbone parquet",
    "herringbone wood",
    "herringbone floor",
    "wood herringbone",
    "fishbone parquet",
  ],
  tileSize: HERRINGBONE_PARQUET.tile,
  bond: "herringbone",
  shade: (context) => shadeBoards(HERRINGBONE_PARQUET, herringbone(featureCount(3, context.scale), 5), context),
};
