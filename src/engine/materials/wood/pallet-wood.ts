import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { boardNails, turnedNails } from "../../texture/marks/fasteners.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { layAcross } from "../../texture/tilings/board-place.ts";
import { planks } from "../../texture/tilings/planks.ts";
import { evenDeal } from "../../texture/tones/even-deal.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";
import { paintNail, toNearest } from "./paint-nail.ts";

const BOARDS: BoardSpec = {
  tile: 1.2,
  stops: ["#5f4429", "#93714a", "#bb9768", "#d1b186", "#dfc6a0"],
  rings: 36,
  figure: 1.3,
  fineness: 110,
  ground: 0.64,
  late: 0.36,
  fibre: 0.2,
  pores: 0.1,
  tone: 0.4,
  hue: 0.5,
  gap: 0.013,
  bevel: 0.006,
  depth: 0.022,
  level: 0.006,
  erosion: 0.0008,
  checks: 0.4,
  knots: [9, 0.022],
  roughness: 0.85,
};

/** Rough sawn pallet slats with wide gaps, saw marks, bent nails, knots and greyed boards among new ones. Takes colours as a stain. */
export const palletWood: Material = {
  id: "pallet-wood",
  class: "wood",
  words: [
    "pallet wood",
    "pallet",
    "wood pallet",
    "wooden pallet",
    "pallet board",
    "slat",
    "wooden slat",
    "rough sawn wood",
    "fence board",
    "wood fence",
  ],
  tileSize: BOARDS.tile,
  shade: shadePalletWood,
  fasteners: (context) =>
    turnedNails(boardNails(standing(context), boardsOf(context), featureCount(2, context.scale), 0.3)),
};

const boardsOf = ({ scale }: ShadeContext): number => featureCount(8, scale);
const standing = (context: ShadeContext) => planks(boardsOf(context), 1, 0.35, context.draw.seed32("layout"));

function shadePalletWood(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const rows = boardsOf(context);
  const board = BOARDS.tile / rows;
  const dirt = evenNoise(size, { cells: featureCount(4, scale), octaves: 5, gain: 0.65, seed: draw.seed32("dirt") });
  const fuzz = fbm(size, { cells: featureCount(60, scale), octaves: 3, gain: 0.8, seed: draw.seed32("fuzz") });
  const greys = evenDeal(rows, (_, y) => Math.min(rows - 1, Math.floor(y * rows)))(draw.seed32("grey"));
  const lean = randomTable(rows, draw.seed32("lean"));
  const spacing = BOARDS.tile / featureCount(2, scale);
  const layout = layAcross(standing(context));
  return shadeBoards(BOARDS, layout, context, (texel, at, i) => {
    const x = (((i & (size - 1)) + 0.5) / size) * BOARDS.tile;
    // the band saw leaves leaning ridges
    const turn = (x + at.across * ((lean[at.board] as number) - 0.5)) / 0.0085 + (fuzz[i] as number) * 0.35;
    const saw = Math.abs((turn - Math.floor(turn)) * 2 - 1);
    shade(texel, 0.93 + 0.1 * saw);
    texel.height += 0.0005 * saw;
    const grey = 0.33 * (texel.r + texel.g + texel.b) * 0.86;
    const aged = smoothstep(0.45, 0.8, greys[at.board] as number) * (context.colours.length > 0 ? 0.2 : 0.75);
    blendColour(texel, [grey, grey * 0.98, grey * 0.93], aged);
    shade(texel, 1 - Math.max(0, (dirt[i] as number) + (fuzz[i] as number) * 0.15) * 0.4);
    const side = Math.abs(at.across) - board * 0.28;
    paintNail(texel, toNearest(x - spacing * 0.3, spacing), side, board * 0.032, 0.6);
  });
}
