import { featureCount } from "../../texture/feature-count.ts";
import { planks } from "../../texture/tilings/planks.ts";
import type { Material } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";

const WOOD_PARQUET: BoardSpec = {
  tile: 1.2,
  stops: ["#4a2b14", "#774a24", "#a06b39", "#bb8850", "#cfa268"],
  rings: 170,
  figure: 0.5,
  fineness: 300,
  ground: 0.6,
  late: 0.22,
  fibre: 0.14,
  pores: 0.26,
  tone: 0.44,
  hue: 0.6,
  gap: 0.0006,
  bevel: 0.0028,
  depth: 0.0014,
  level: 0.0008,
  roughness: 0.32,
};

/** Strip parquet: narrow oak strips in irregular bond, mixed in tone. Takes colours as a stain. */
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
  shade: (context) => {
    const { draw, scale } = context;
    const strips = featureCount(draw.pick("strips", [14, 16, 20]), scale);
    const mixed = { ground: draw.number("ground", 0.46, 0.68), tone: draw.number("mixed", 0.3, 0.48) };
    return shadeBoards({ ...WOOD_PARQUET, ...mixed }, planks(strips, 2, 0, draw.seed32("layout")), context);
  },
};
