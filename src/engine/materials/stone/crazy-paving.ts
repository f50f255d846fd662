import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { voronoiTiling } from "../../texture/tilings/voronoi-tiling.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "./lay-masonry.ts";

const GREY = ["#5a5a57", "#7a7974", "#99978f", "#b4b1a8"].map(fromHex);
const OCHRE = ["#746650", "#93826a", "#ae9d83", "#c4b49c"].map(fromHex);
const RUST = ["#6b5346", "#8c6f5e", "#a58877", "#bba090"].map(fromHex);
const SLATE = ["#454c50", "#60686c", "#7e8688", "#9ba1a1"].map(fromHex);
const MORTAR = ["#77736b", "#948f86", "#aea99f"].map(fromHex);

/** Crazy paving: flat slabs broken to every shape, laid like a puzzle with wide mortar joints. Takes colours in the slabs, one after another. */
export const crazyPaving: Material = {
  id: "crazy-paving",
  class: "stone",
  words: [
    "crazy paving",
    "irregular flagstone",
    "broken stone paving",
    "crazy pavement",
    "irregular paving",
    "random stone paving",
    "natural stone paving",
    "polygonal paving",
  ],
  tileSize: 2.2,
  bond: "crazy",
  shade: (context) => {
    const side = featureCount(7, context.scale);
    return layMasonry(context, {
      tileSize: 2.2,
      tiling: voronoiTiling(side, side, 0.95, context.draw.stream("slabs")),
      unit: 1 / side,
      joint: 0.035,
      rounding: 0.03,
      bevel: 0.035,
      wander: 0.025,
      chips: 0.028,
      depth: 0.05,
      dome: 0,
      level: 0.025,
      tilt: 0.035,
      relief: 0.013,
      puffy: true,
      pits: 0,
      faces: [GREY, OCHRE, GREY, SLATE, GREY, OCHRE, RUST],
      joints: MORTAR,
      tone: 0.5,
      flash: 0.3,
      mottle: 0.2,
      grit: 0.1,
      roughness: 0.74,
    });
  },
};
