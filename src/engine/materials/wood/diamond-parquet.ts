import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { tumblingBlocks } from "../../texture/tilings/tumbling-blocks.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";

const BLOCKS: BoardSpec = {
  tile: 0.9,
  stops: ["#5d3a1e", "#8c6136", "#b58953", "#cda670", "#debd8b"],
  rings: 80,
  figure: 0.6,
  fineness: 190,
  ground: 0.66,
  late: 0.28,
  fibre: 0.13,
  pores: 0.22,
  tone: 0.14,
  gap: 0.0004,
  bevel: 0.0014,
  depth: 0.001,
  roughness: 0.3,
};
/** What a stain makes of the three faces of a cube: maple, cherry, wenge. */
const FACES = [
  [1.12, 1.12, 1.1],
  [0.62, 0.5, 0.4],
  [0.22, 0.17, 0.15],
] as const;
/** A stain leaves them nearer to one another: its colour has to be seen on all three. */
const STAINED = [
  [1.5, 1.5, 1.45],
  [0.95, 0.92, 0.9],
  [0.55, 0.52, 0.5],
] as const;
const WENGE = fromHex("#2a1a12");

/**
 * Rhombs of light, middle and dark wood, three to a hexagon: the parquet that looks like stacked cubes. Takes colours as
 * a stain.
 */
export const diamondParquet: Material = {
  id: "diamond-parquet",
  class: "wood",
  words: [
    "diamond parquet",
    "dice parquet",
    "cube parquet",
    "tumbling block",
    "rhombus parquet",
    "geometric wood floor",
    "hexagon parquet",
    "hexagon wood tile",
    "marquetry",
    "wood inlay",
  ],
  tileSize: BLOCKS.tile,
  bond: "diamond",
  shade: (context) => {
    const columns = featureCount(7, context.scale);
    const layout = tumblingBlocks(columns, 2 * Math.max(1, Math.round(columns * 0.577)));
    const faces = context.colours.length > 0 ? STAINED : FACES;
    return shadeBoards(BLOCKS, layout, context, (texel, { board }) => {
      const face = faces[board % 3] ?? faces[0];
      texel.r *= face[0];
      texel.g *= face[1];
      texel.b *= face[2];
      if (board % 3 === 2 && context.colours.length === 0) blendColour(texel, WENGE, 0.3);
    });
  },
};
