import { featureCount } from "../../texture/feature-count.ts";
import { boardNails } from "../../texture/marks/fasteners.ts";
import { planks } from "../../texture/tilings/planks.ts";
import type { Material, ShadeContext } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";
import { coatBoards } from "./painted-boards.ts";

const BOARDS: BoardSpec = {
  tile: 1,
  stops: ["#3b342c", "#655b4e", "#8f8474", "#aca293", "#c0b8ab"],
  rings: 50,
  figure: 1.1,
  fineness: 120,
  ground: 0.56,
  late: 0.3,
  fibre: 0.28,
  pores: 0.3,
  tone: 0.3,
  gap: 0.0018,
  bevel: 0.005,
  depth: 0.009,
  level: 0.003,
  erosion: 0.001,
  checks: 0.5,
  knots: [9, 0.013],
  roughness: 0.9,
};
const COATS = ["#5f9aa0", "#7fa58c", "#b04a3c", "#d8d2c0", "#4f6c8e", "#c7a55b", "#8aa7b0"];

/** Grey boards with half of their old paint left in curled flakes. Takes colours in the paint. */
export const peelingPlanks: Material = {
  id: "peeling-planks",
  class: "wood",
  words: [
    "peeling paint wood",
    "peeling painted wood",
    "painted peeling plank",
    "wood painted peeling",
    "peeling plank",
    "flaking paint wood",
    "chipped paint wood",
    "old painted wood",
    "old painted plank",
    "distressed wood",
    "shabby chic wood",
  ],
  tileSize: BOARDS.tile,
  bond: "plank",
  shade: (context) => {
    // a colour that was asked for must outweigh the bare wood
    const gone = context.colours[0] ? 0.34 : 0.52;
    const paint = coatBoards({ coats: COATS, gone, thickness: 0.0013, roughness: 0.62 }, context);
    const dyed = { ...context, colours: [] };
    return shadeBoards(BOARDS, layoutOf(context), dyed, paint);
  },
  fasteners: (context) => boardNails(layoutOf(context), boardsOf(context), featureCount(2, context.scale)),
};

const boardsOf = ({ scale }: ShadeContext): number => featureCount(7, scale);
const layoutOf = (context: ShadeContext) => planks(boardsOf(context), 2, 0.2, context.draw.seed32("layout"));
