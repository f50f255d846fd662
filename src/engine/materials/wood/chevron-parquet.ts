import { featureCount } from "../../texture/feature-count.ts";
import { chevron } from "../../texture/tilings/chevron.ts";
import type { Material } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";

const CHEVRON_PARQUET: BoardSpec = {
  tile: 1.4,
  stops: ["#4e3520", "#7c5a3a", "#a47f56", "#bf9c70", "#d3b48a"],
  rings: 90,
  figure: 0.7,
  fineness: 240,
  ground: 0.6,
  late: 0.34,
  fibre: 0.14,
  pores: 0.26,
  tone: 0.42,
  hue: 0.4,
  gap: 0.0008,
  bevel: 0.0026,
  depth: 0.002,
  roughness: 0.38,
};

/** Chevron or Hungarian point parquet: slanted boards whose mitred ends meet in straight lines. Takes colours as a stain. */
export const chevronParquet: Material = {
  id: "chevron-parquet",
  class: "wood",
  words: ["chevron parquet", "chevron", "hungarian parquet", "hungarian point", "chevron floor", "chevron wood"],
  tileSize: CHEVRON_PARQUET.tile,
  bond: "chevron",
  shade: (context) =>
    shadeBoards(
      CHEVRON_PARQUET,
      chevron(2 * featureCount(2, context.scale), featureCount(11, context.scale), 1),
      context,
    ),
};
