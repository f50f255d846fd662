import { featureCount } from "../../texture/feature-count.ts";
import { boardNails } from "../../texture/marks/fasteners.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { planks } from "../../texture/tilings/planks.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";
import { paintNail, toNearest } from "./paint-nail.ts";

const BOARDS: BoardSpec = {
  tile: 1.4,
  stops: ["#39352f", "#625c53", "#8b857a", "#a8a297", "#beb8ac"],
  rings: 70,
  figure: 1.1,
  fineness: 150,
  ground: 0.62,
  late: 0.26,
  fibre: 0.26,
  pores: 0.3,
  tone: 0.36,
  hue: 0.55,
  gap: 0.0022,
  bevel: 0.006,
  depth: 0.012,
  level: 0.005,
  erosion: 0.0014,
  checks: 0.62,
  knots: [22, 0.0095],
  roughness: 0.88,
};

/** Silver-grey boards after years outdoors: raised grain, drying cracks, knots, rusty nails. Takes colours as a stain. */
export const weatheredPlanks: Material = {
  id: "weathered-planks",
  class: "wood",
  words: [
    "weathered wood",
    "old wood",
    "weathered plank",
    "old plank",
    "old board",
    "grey plank",
    "gray plank",
    "barn wood",
    "reclaimed wood",
    "rough wood",
    "rough plank",
    "grey wood",
    "barnwood",
    "old wood plank",
    "used wood",
  ],
  tileSize: BOARDS.tile,
  bond: "plank",
  shade: shadeWeatheredPlanks,
  fasteners: (context) => boardNails(layoutOf(context), boardsOf(context), featureCount(2, context.scale)),
};

const boardsOf = ({ scale }: ShadeContext): number => featureCount(7, scale);
const layoutOf = (context: ShadeContext) => planks(boardsOf(context), 1, 0.3, context.draw.seed32("layout"));

function shadeWeatheredPlanks(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const columns = boardsOf(context);
  const warm = fbm(size, {
    cells: featureCount(4, scale),
    cellsY: 2,
    octaves: 5,
    gain: 0.6,
    seed: draw.seed32("warm"),
  });
  const board = BOARDS.tile / columns;
  const spacing = BOARDS.tile / featureCount(2, scale);
  return shadeBoards(BOARDS, layoutOf(context), context, (texel, at, i) => {
    const w = warm[i] as number;
    // brown where the rain does not reach, nearly black in the cracks
    blendColour(texel, [texel.r * 0.86, texel.g * 0.66, texel.b * 0.48], Math.max(0, Math.min(1, 0.25 + w)) * 0.65);
    shade(texel, 1 + w * 0.12);
    const down = ((Math.floor(i / size) + 0.5) / size) * BOARDS.tile - spacing * 0.4;
    const side = Math.abs(at.across) - board * 0.28;
    paintNail(texel, side, toNearest(down, spacing), board * 0.032, 0.8);
  });
}
