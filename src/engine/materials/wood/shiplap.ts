import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { boardNails, turnedNails } from "../../texture/marks/fasteners.ts";
import { layAcross } from "../../texture/tilings/board-place.ts";
import { planks } from "../../texture/tilings/planks.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";
import { coatBoards } from "./painted-boards.ts";

const BOARDS: BoardSpec = {
  tile: 1.2,
  stops: ["#4d3a29", "#7d6347", "#a58a68", "#bfa684", "#d0ba9b"],
  rings: 40,
  figure: 1,
  fineness: 140,
  ground: 0.6,
  late: 0.3,
  fibre: 0.2,
  pores: 0.2,
  tone: 0.2,
  gap: 0,
  bevel: 0.0004,
  depth: 0.0002,
  erosion: 0.0005,
  knots: [5, 0.018],
  roughness: 0.8,
};
const COATS = ["#e8e6df", "#dfe0dc", "#eae5d6", "#d3d8d6"];
/** Half of the groove that the rebates leave, metres. */
const GROOVE = 0.004;

/** Shiplap: broad painted boards lying flat, an even groove between them. Takes colours in the paint. */
export const shiplap: Material = {
  id: "shiplap",
  class: "wood",
  words: ["shiplap", "shiplap panel", "shiplap wall", "beadboard", "tongue and groove", "white wood", "white plank"],
  tileSize: BOARDS.tile,
  shade: (context) => {
    const layout = layAcross(standing(context));
    const paint = coatBoards({ coats: COATS, gone: 0, thickness: 0.0004, roughness: 0.42, across: true }, context);
    const dyed = { ...context, colours: [] };
    return shadeBoards(BOARDS, layout, dyed, (texel, at, i) => {
      const edge = at.edge;
      at.edge = 1;
      paint(texel, at, i);
      const open = smoothstep(GROOVE * 1.25, GROOVE * 0.9, edge);
      texel.height -= 0.009 * open;
      shade(texel, 1 - 0.45 * open);
    });
  },
  fasteners: (context) => turnedNails(boardNails(standing(context), boardsOf(context), featureCount(2, context.scale))),
};

const boardsOf = ({ scale }: ShadeContext): number => featureCount(6, scale);
const standing = (context: ShadeContext) => planks(boardsOf(context), 0, 0, context.draw.seed32("layout"));
