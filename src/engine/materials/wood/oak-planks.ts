import { featureCount } from "../../texture/feature-count.ts";
import { boardNails } from "../../texture/marks/fasteners.ts";
import { planks } from "../../texture/tilings/planks.ts";
import type { Material, ShadeContext } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";

const OAK_PLANKS: BoardSpec = {
  tile: 2,
  stops: ["#54361c", "#83592f", "#a97a48", "#c29560", "#d2a974"],
  rings: 300,
  figure: 0.55,
  fineness: 500,
  ground: 0.62,
  late: 0.24,
  fibre: 0.14,
  pores: 0.3,
  tone: 0.34,
  gap: 0.0009,
  bevel: 0.0045,
  depth: 0.0018,
  level: 0.001,
  erosion: 0.00005,
  wander: 0.0015,
  roughness: 0.46,
};

/** Oak floor boards along V, staggered, each cut from another log. Takes colours as a stain. */
export const oakPlanks: Material = {
  id: "oak-planks",
  class: "wood",
  words: [
    "wood floor",
    "oak plank",
    "wood plank",
    "plank",
    "wooden board",
    "board",
    "floorboard",
    "wooden floor",
    "hardwood floor",
    "laminate floor",
    "wood flooring",
    "wood panel",
  ],
  tileSize: OAK_PLANKS.tile,
  bond: "plank",
  shade: (context) =>
    shadeBoards({ ...OAK_PLANKS, ground: context.draw.number("ground", 0.5, 0.7) }, layoutOf(context), context),
  fasteners: (context) => boardNails(layoutOf(context), boardsOf(context), featureCount(4, context.scale)),
};

/** Broad boards or narrow ones, by the seed, each as long as the tile: ten times as long as broad. */
const boardsOf = ({ draw, scale }: ShadeContext): number =>
  featureCount(draw.pick("boards", [9, 10, 12], [2, 4, 2]), scale);
const layoutOf = (context: ShadeContext) => planks(boardsOf(context), 1, 0.2, context.draw.seed32("layout"));
