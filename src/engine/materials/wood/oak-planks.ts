import { boardNails } from "../../texture/fasteners.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { planks } from "../../texture/planks.ts";
import type { Material, ShadeContext } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";

const OAK_PLANKS: BoardSpec = {
  tile: 1.2,
  stops: ["#54361c", "#83592f", "#a97a48", "#c29560", "#d2a974"],
  rings: 150,
  figure: 0.9,
  fineness: 330,
  ground: 0.62,
  late: 0.34,
  fibre: 0.14,
  pores: 0.3,
  tone: 0.38,
  gap: 0.0006,
  bevel: 0.0028,
  depth: 0.0018,
  erosion: 0.00009,
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
    shadeBoards({ ...OAK_PLANKS, ground: context.draw.number("ground", 0.54, 0.68) }, layoutOf(context), context),
  fasteners: (context) => boardNails(layoutOf(context), boardsOf(context), featureCount(3, context.scale)),
};

/** Broad boards or narrow ones, by the seed. */
const boardsOf = ({ draw, scale }: ShadeContext): number =>
  featureCount(draw.pick("boards", [6, 8, 10], [2, 4, 2]), scale);
const layoutOf = (context: ShadeContext) => planks(boardsOf(context), 2, 0.3, context.draw.seed32("layout"));
