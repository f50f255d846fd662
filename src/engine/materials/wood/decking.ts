import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { boardNails } from "../../texture/marks/fasteners.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { planks } from "../../texture/tilings/planks.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";
import { paintNail, toNearest } from "./paint-nail.ts";

const BOARDS: BoardSpec = {
  tile: 0.9,
  stops: ["#3d2617", "#6b4930", "#8f684a", "#a98363", "#bd9c7f"],
  rings: 70,
  figure: 0.7,
  fineness: 170,
  ground: 0.6,
  late: 0.22,
  fibre: 0.18,
  pores: 0.3,
  tone: 0.36,
  hue: 0.5,
  gap: 0.0035,
  bevel: 0.005,
  depth: 0.014,
  level: 0.002,
  erosion: 0.0008,
  checks: 0.2,
  wander: 0.012,
  roughness: 0.72,
};
const GROOVES = 6;

/** Deck boards with anti-slip grooves along them, open joints and pairs of screws. Takes colours as a stain. */
export const decking: Material = {
  id: "decking",
  class: "wood",
  words: [
    "decking",
    "deck",
    "deck board",
    "wood deck",
    "wooden deck",
    "terrace board",
    "patio wood",
    "composite decking",
    "boardwalk",
  ],
  tileSize: BOARDS.tile,
  shade: shadeDecking,
  fasteners: (context) => boardNails(layoutOf(context), boardsOf(context), featureCount(2, context.scale), 0.35),
};

const boardsOf = ({ scale }: ShadeContext): number => featureCount(6, scale);
const layoutOf = (context: ShadeContext) => planks(boardsOf(context), 1, 0, context.draw.seed32("layout"));

function shadeDecking(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const columns = boardsOf(context);
  const board = BOARDS.tile / columns;
  const worn = fbm(size, { cells: featureCount(4, scale), octaves: 4, seed: draw.seed32("worn") });
  const spacing = BOARDS.tile / featureCount(2, scale);
  return shadeBoards(BOARDS, layoutOf(context), context, (texel, at, i) => {
    const turn = (at.across / board) * GROOVES + GROOVES / 2 + 0.5;
    const rib = Math.abs((turn - Math.floor(turn)) * 2 - 1);
    const groove = smoothstep(0.75, 0.1, rib) * smoothstep(0.002, 0.005, at.edge);
    texel.height -= board * 0.018 * groove;
    shade(texel, 1 - 0.4 * groove);
    const grey = 0.3 * (texel.r + texel.g + texel.b);
    blendColour(
      texel,
      [grey * 1.12, grey * 1.08, grey],
      Math.max(0, worn[i] as number) * (context.colours.length > 0 ? 0.15 : 0.5),
    );
    const down = ((Math.floor(i / size) + 0.5) / size) * BOARDS.tile - spacing * 0.35;
    paintNail(texel, Math.abs(at.across) - board * 0.3, toNearest(down, spacing), board * 0.03, 0.15);
  });
}
