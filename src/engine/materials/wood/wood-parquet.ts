import { featureCount } from "../../texture/feature-count.ts";
import { planks } from "../../texture/planks.ts";
import type { Material } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";

const WOOD_PARQUET: BoardSpec = {
  tile: 0.9,
  stops: ["#4a2b14", "#774a24", "#a06b39", "#bb8850", "#cfa268"],
  rings: 70,
  figure: 0.8,
  fineness: 190,
  ground: 0.6,
  late: 0.32,
  fibre: 0.14,
  pores: 0.26,
  tone: 0.62,
  hue: 0.6,
  gap: 0.0004,
  bevel: 0.0018,
  depth: 0.0014,
  roughness: 0.32,
};

/** Strip parquet: short narrow oak blocks in irregular bond, strongly mixed in tone. Takes colours as a stain. */
export const woodParquet: Material = {
  id: "wood-parquet",
  class: "wood",
  words: [
    "parquet",
    "wood parquet",
    "parquet floor",
    "parquet flooring",
    "strip parquet",
    "stack bond wood",
    "stack bond",
  ],
  tileSize: WOOD_PARQUET.tile,
  bond: "plank",
  shade: (context) =>
    shadeBoards(WOOD_PARQUET, planks(featureCount(10, context.scale), 4, 0, context.draw.seed32("layout")), context),
};
