import { featureCount } from "../../texture/feature-count.ts";
import { boardNails } from "../../texture/marks/fasteners.ts";
import { planks } from "../../texture/tilings/planks.ts";
import type { Material, ShadeContext } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";
import { coatBoards } from "./painted-boards.ts";

const BOARDS: BoardSpec = {
  tile: 1.2,
  stops: ["#4d3a29", "#7d6347", "#a58a68", "#bfa684", "#d0ba9b"],
  rings: 60,
  figure: 1,
  fineness: 150,
  ground: 0.6,
  late: 0.3,
  fibre: 0.2,
  pores: 0.2,
  tone: 0.3,
  gap: 0.0018,
  bevel: 0.006,
  depth: 0.008,
  level: 0.002,
  erosion: 0.0008,
  checks: 0.25,
  knots: [9, 0.013],
  roughness: 0.8,
};
const COATS = ["#5b8698", "#7f9a80", "#a8453a", "#c9c2b0", "#44586e", "#d0a95c", "#6f8f93"];

/** Boards under a worn coat of satin paint, rubbed through along the edges. Takes colours in the paint. */
export const paintedPlanks: Material = {
  id: "painted-planks",
  class: "wood",
  words: [
    "painted plank",
    "painted wood plank",
    "painted wood board",
    "painted wood floor",
    "painted board",
    "painted wooden plank",
    "coloured plank",
    "painted floorboard",
  ],
  tileSize: BOARDS.tile,
  bond: "plank",
  shade: (context) => {
    const paint = coatBoards({ coats: COATS, gone: 0.24, thickness: 0.0006, roughness: 0.46 }, context);
    return shadeBoards(BOARDS, layoutOf(context), { ...context, colours: [] }, paint);
  },
  fasteners: (context) => boardNails(layoutOf(context), boardsOf(context), featureCount(2, context.scale)),
};

const boardsOf = ({ scale }: ShadeContext): number => featureCount(7, scale);
const layoutOf = (context: ShadeContext) => planks(boardsOf(context), 1, 0.2, context.draw.seed32("layout"));
