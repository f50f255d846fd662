import { featureCount } from "../../texture/feature-count.ts";
import { boardNails, turnedNails } from "../../texture/marks/fasteners.ts";
import { layAcross } from "../../texture/tilings/board-place.ts";
import { planks } from "../../texture/tilings/planks.ts";
import type { Material, ShadeContext } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";
import { coatBoards } from "./painted-boards.ts";

const BOARDS: BoardSpec = {
  tile: 1.2,
  stops: ["#4d3a29", "#7d6347", "#a58a68", "#bfa684", "#d0ba9b"],
  rings: 50,
  figure: 0.8,
  fineness: 140,
  ground: 0.6,
  late: 0.25,
  fibre: 0.2,
  pores: 0.2,
  tone: 0.3,
  gap: 0,
  bevel: 0.001,
  depth: 0.001,
  erosion: 0.0007,
  roughness: 0.8,
};
const COATS = ["#e4e2da", "#c9d2d4", "#d9cfb4", "#9fb0b0", "#7d8f96", "#b8c2ae"];
const LAP = 0.016;

/** Clapboard: painted boards across the wall, each lapped over the one below. Takes colours in the paint. */
export const siding: Material = {
  id: "siding",
  class: "wood",
  words: [
    "wood siding",
    "clapboard",
    "siding",
    "weatherboard",
    "lap siding",
    "weatherboarding",
    "wooden siding",
    "painted wood siding",
    "wood cladding",
  ],
  tileSize: BOARDS.tile,
  shade: (context) => {
    const rows = boardsOf(context);
    const course = BOARDS.tile / rows;
    const layout = layAcross(standing(context));
    const paint = coatBoards({ coats: COATS, gone: 0.06, thickness: 0.0005, roughness: 0.5, across: true }, context);
    const dyed = { ...context, colours: [] };
    return shadeBoards(BOARDS, layout, dyed, (texel, at, i) => {
      at.edge = 1;
      paint(texel, at, i);
      const down = at.across / course + 0.5;
      texel.height += LAP * (down - 0.5);
      // rain drip and dirt gather under the lap
      const under = 1 - 0.5 * Math.max(0, 1 - down / 0.1);
      texel.r *= under;
      texel.g *= under;
      texel.b *= under;
    });
  },
  fasteners: (context) => turnedNails(boardNails(standing(context), boardsOf(context), featureCount(2, context.scale))),
};

const boardsOf = ({ scale }: ShadeContext): number => featureCount(8, scale);
const standing = (context: ShadeContext) => planks(boardsOf(context), 1, 0, context.draw.seed32("layout"));
