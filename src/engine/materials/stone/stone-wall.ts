import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { voronoiTiling } from "../../texture/tilings/voronoi-tiling.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "./lay-masonry.ts";

const GREY = ["#4f4c48", "#6f6b65", "#8c877f", "#a9a399"].map(fromHex);
const TAN = ["#67573f", "#8a7657", "#a89375", "#c2b093"].map(fromHex);
const RUSSET = ["#58463a", "#77604f", "#957d69", "#ad9784"].map(fromHex);
const BLUE = ["#43474a", "#5d6366", "#7c8284", "#9a9f9e"].map(fromHex);
const MORTAR = ["#8a8375", "#a8a091", "#c2bbad"].map(fromHex);

/** A rubble wall: field stones of every shape in rough lime mortar. Takes colours in the stones, one after another. */
export const stoneWall: Material = {
  id: "stone-wall",
  class: "stone",
  words: [
    "stone wall",
    "rubble wall",
    "fieldstone wall",
    "fieldstone",
    "rubble masonry",
    "stone rubble wall",
    "rubble stone",
    "random rubble",
    "coursed rubble",
    "ragstone",
    "natural stone wall",
    "uneven stone wall",
    "stonework",
    "rough stone wall",
    "irregular stone wall",
    "old stone wall",
  ],
  tileSize: 2,
  shade: (context) => {
    const columns = featureCount(8, context.scale);
    const rows = featureCount(5, context.scale) * 2;
    return layMasonry(context, {
      tileSize: 2,
      tiling: voronoiTiling(columns, rows, 0.72, context.draw.stream("stones")),
      unit: 1 / rows,
      joint: 0.05,
      rounding: 0.2,
      bevel: 0.26,
      wander: 0.13,
      chips: 0.06,
      depth: 0.2,
      dome: 0.2,
      level: 0.16,
      tilt: 0.3,
      relief: 0.045,
      puffy: true,
      pits: 0,
      faces: [GREY, TAN, GREY, RUSSET, BLUE, TAN],
      joints: MORTAR,
      tone: 0.55,
      flash: 0.25,
      mottle: 0.2,
      grit: 0.14,
      roughness: 0.86,
      finish: (texel, { face, edge }) => {
        if (face > 0.3) shade(texel, 0.8 + 0.2 * smoothstep(0, 0.3, edge));
      },
    });
  },
};
