import { featureCount } from "../../texture/feature-count.ts";
import { versailles } from "../../texture/tilings/versailles.ts";
import type { Material } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";

const VERSAILLES_PARQUET: BoardSpec = {
  tile: 1.6,
  stops: ["#3f2411", "#6b4222", "#946236", "#b0804c", "#c79c66"],
  rings: 110,
  figure: 0.7,
  fineness: 260,
  ground: 0.58,
  late: 0.32,
  fibre: 0.13,
  pores: 0.24,
  tone: 0.5,
  hue: 0.5,
  gap: 0.0009,
  bevel: 0.003,
  depth: 0.0024,
  roughness: 0.36,
};

/** Versailles parquet: framed square panels with a diagonal lattice of interlaced bands. Takes colours as a stain. */
export const versaillesParquet: Material = {
  id: "versailles-parquet",
  class: "wood",
  words: [
    "versailles parquet",
    "versailles",
    "panel parquet",
    "parquet de versailles",
    "chateau floor",
    "chateau flooring",
    "chateau parquet",
  ],
  tileSize: VERSAILLES_PARQUET.tile,
  shade: (context) => shadeBoards(VERSAILLES_PARQUET, versailles(featureCount(2, context.scale)), context),
};
