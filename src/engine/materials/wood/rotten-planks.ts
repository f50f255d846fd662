import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { boardNails } from "../../texture/marks/fasteners.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { planks } from "../../texture/tilings/planks.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";

const BOARDS: BoardSpec = {
  tile: 1.2,
  stops: ["#1c1410", "#38291e", "#57432f", "#755d43", "#8f785a"],
  rings: 50,
  figure: 1.3,
  fineness: 120,
  ground: 0.6,
  late: 0.3,
  fibre: 0.3,
  pores: 0.4,
  tone: 0.4,
  hue: 0.5,
  gap: 0.004,
  bevel: 0.012,
  depth: 0.016,
  level: 0.008,
  erosion: 0.0026,
  checks: 0.9,
  knots: [7, 0.02],
  roughness: 0.92,
};
const GAP = [0.012, 0.009, 0.007] as const;
const ALGAE = [0.075, 0.095, 0.035] as const;

/** Boards rotted through: eaten edges and holes, soft dark fibres, deep cracks, a breath of algae. Takes colours as a stain. */
export const rottenPlanks: Material = {
  id: "rotten-planks",
  class: "wood",
  words: [
    "rotten wood",
    "rotten board",
    "rotten plank",
    "rotten wood board",
    "rotting wood",
    "decayed wood",
    "dead wood",
  ],
  tileSize: BOARDS.tile,
  bond: "plank",
  shade: shadeRottenPlanks,
  fasteners: (context) => boardNails(layoutOf(context), boardsOf(context), featureCount(2, context.scale)),
};

const boardsOf = ({ scale }: ShadeContext): number => featureCount(6, scale);
const layoutOf = (context: ShadeContext) => planks(boardsOf(context), 1, 0.5, context.draw.seed32("layout"));

function shadeRottenPlanks(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const columns = boardsOf(context);
  const rot = fbm(size, {
    cells: columns * 2,
    cellsY: featureCount(3, scale),
    octaves: 6,
    gain: 0.6,
    seed: draw.seed32("rot"),
  });
  const damp = evenNoise(size, { cells: featureCount(6, scale), octaves: 6, gain: 0.62, seed: draw.seed32("damp") });
  const crumb = fbm(size, {
    cells: columns * 9,
    cellsY: columns * 3,
    octaves: 4,
    gain: 0.75,
    seed: draw.seed32("crumb"),
  });
  return shadeBoards(BOARDS, layoutOf(context), context, (texel, at, i) => {
    const r = rot[i] as number;
    const c = crumb[i] as number;
    const d = damp[i] as number;
    // edges go first, then the rot eats pockets
    const left = smoothstep(0, 0.045, at.edge) * 0.55 + 0.22 - r * 0.62 - c * 0.16 + at.late * 0.2;
    const eaten = smoothstep(0.3, 0.02, left);
    const hole = smoothstep(0.02, -0.12, left);
    shade(texel, 1 - eaten * 0.45 + c * 0.12);
    blendColour(texel, ALGAE, smoothstep(0.1, 0.9, d + c * 0.2) * 0.5 * (context.colours.length > 0 ? 0.3 : 1));
    blendColour(texel, GAP, hole * 0.9);
    texel.height -= eaten * (0.004 + 0.0025 * c) + hole * 0.014;
    texel.roughness = 0.9 + 0.05 * eaten;
  });
}
