import { featureCount } from "../../texture/feature-count.ts";
import { blockParquet } from "../../texture/tilings/block-parquet.ts";
import type { Material } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";

const BASKET_PARQUET: BoardSpec = {
  tile: 0.9,
  stops: ["#4c2a12", "#7c4b22", "#a66e38", "#c18c51", "#d4a76b"],
  rings: 90,
  figure: 0.55,
  fineness: 170,
  ground: 0.6,
  late: 0.26,
  fibre: 0.14,
  pores: 0.26,
  tone: 0.5,
  hue: 0.5,
  gap: 0.0005,
  bevel: 0.0022,
  depth: 0.0014,
  wander: 0.0036,
  roughness: 0.34,
};

/** Basket or mosaic parquet: squares of five slats, turned by a quarter from one to the next. Takes colours as a stain. */
export const basketParquet: Material = {
  id: "basket-parquet",
  class: "wood",
  words: [
    "mosaic parquet",
    "basket weave parquet",
    "basket parquet",
    "finger parquet",
    "checkerboard wood",
    "square wood tile",
    "wood tile",
    "mosaic wooden floor",
    "parquet tile",
  ],
  tileSize: BASKET_PARQUET.tile,
  bond: "basket",
  shade: (context) =>
    shadeBoards(
      BASKET_PARQUET,
      blockParquet(2 * featureCount(3, context.scale), 5, context.draw.seed32("layout")),
      context,
    ),
};
