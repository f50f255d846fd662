import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { planks } from "../../texture/tilings/planks.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";
import { paintNail } from "./paint-nail.ts";

const BOARDS: BoardSpec = {
  tile: 3,
  stops: ["#3e2119", "#6d3d22", "#a0622f", "#c4843f", "#e0a85a"],
  rings: 21,
  figure: 1.5,
  fineness: 24,
  ground: 0.62,
  late: 0.42,
  fibre: 0.04,
  pores: 0,
  tone: 0.36,
  hue: 0.6,
  gap: 0.008,
  bevel: 0.03,
  depth: 0.05,
  level: 0.03,
  erosion: 0.009,
  knots: [9, 0.021],
  roughness: 0.68,
};

/** Planks as a game artist paints them: few, thick, chipped, with bold simple grain and clean edges. Takes colours as a stain. */
export const stylizedPlanks: Material = {
  id: "stylized-planks",
  class: "wood",
  words: [
    "stylized wood",
    "stylized plank",
    "stylized wood plank",
    "wood stylized plank",
    "stylised wood",
    "stylised plank",
    "stylised wood plank",
    "hand painted wood",
    "hand painted plank",
    "cartoon wood",
    "toon wood",
  ],
  tileSize: BOARDS.tile,
  shade: shadeStylizedPlanks,
};

function shadeStylizedPlanks(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const columns = featureCount(6, scale);
  const layout = planks(columns, 2, 0.4, draw.seed32("layout"));
  const chips = fbm(size, {
    cells: columns * 4,
    cellsY: columns * 2,
    octaves: 2,
    gain: 0.4,
    seed: draw.seed32("chips"),
  });
  const wash = fbm(size, { cells: columns, octaves: 2, seed: draw.seed32("wash") });
  const reach = randomTable(layout.count, draw.seed32("reach"));
  return shadeBoards(BOARDS, layout, context, (texel, at, i) => {
    // facets: edges knocked off with an axe, in a few flat planes
    const knock = 0.03 + 0.05 * Math.max(0, chips[i] as number);
    const inside = smoothstep(0.004, knock, at.edge);
    const facet = Math.floor(inside * 3) / 3;
    texel.height += 0.02 * (facet - 1);
    const worn = smoothstep(knock * 1.5, knock * 0.8, at.edge) * smoothstep(0.1, 0.5, inside);
    blendColour(texel, [texel.r * 1.5 + 0.03, texel.g * 1.45 + 0.02, texel.b * 1.3], worn * 0.55);
    blendColour(texel, [texel.r * 0.5, texel.g * 0.4, texel.b * 0.55], (1 - smoothstep(0, 0.3, inside)) * 0.8);
    shade(
      texel,
      1 +
        (wash[i] as number) * 0.16 +
        0.3 * Math.max(-0.25, Math.min(0.25, at.along * ((reach[at.board] as number) - 0.5))),
    );
    paintNail(texel, at.across, Math.abs(at.along) - 0.36, 0.022, 0.1);
    texel.roughness -= worn * 0.12;
  });
}
