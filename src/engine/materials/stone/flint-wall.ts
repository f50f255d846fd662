import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { voronoiTiling } from "../../texture/tilings/voronoi-tiling.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "./lay-masonry.ts";

const DARK = ["#1f2328", "#33383d", "#4c5257", "#6b7175"].map(fromHex);
const GREY = ["#3f4346", "#5c6063", "#7c8081", "#9b9e9c"].map(fromHex);
const PALE = ["#8b877d", "#a8a498", "#c4c0b3", "#d9d6ca"].map(fromHex);
const RUSTY = ["#5a4a3a", "#7d6a54", "#9c8a72", "#b8a890"].map(fromHex);
const MORTAR = ["#b3a88f", "#cbc1a9", "#ded6c1"].map(fromHex);
const CORTEX = fromHex("#dedbd0");
/** Share of the nodules that were knapped: laid with the dark heart outwards, in its white rind. */
const KNAPPED = 0.55;

/** A flint wall: rounded nodules as large as a fist in wide lime mortar, many split to show a dark glassy heart in a white rind. Takes colours in the flints, one after another. */
export const flintWall: Material = {
  id: "flint-wall",
  class: "stone",
  words: [
    "flint wall",
    "knapped flint",
    "flint",
    "flintwork",
    "flint stone wall",
    "flint cobble wall",
    "flint stone",
    "flint facade",
    "flint nodule",
  ],
  tileSize: 1.2,
  shade: (context) => {
    const { draw, scale } = context;
    const columns = featureCount(11, scale);
    const rows = featureCount(12, scale);
    const tiling = voronoiTiling(columns, rows, 0.8, draw.stream("flints"));
    const split = randomTable(tiling.cells, draw.seed32("split"));
    return layMasonry(context, {
      tileSize: 1.2,
      tiling,
      unit: 1 / rows,
      joint: 0.03,
      rounding: 0.34,
      bevel: 0.15,
      wander: 0.16,
      chips: 0.03,
      depth: 0.22,
      dome: 0.24,
      level: 0.14,
      tilt: 0.2,
      relief: 0.02,
      pits: 0,
      faces: [GREY, DARK, PALE, GREY, RUSTY, PALE],
      joints: MORTAR,
      tone: 0.4,
      flash: 0.3,
      mottle: 0.24,
      grit: 0.08,
      roughness: 0.62,
      finish: (texel, { place, face, edge, mottle, rough }) => {
        if (face < 0.2) return;
        const isSplit = (split[place.cell] as number) < KNAPPED;
        const rind = isSplit
          ? smoothstep(0.2, 0.11, edge + mottle * 0.06)
          : smoothstep(0.1, 0.75, mottle + rough * 0.4) * 0.7;
        if (isSplit) {
          // a fresh break is nearly glass
          shade(texel, 0.78);
          texel.roughness = 0.3 + 0.1 * Math.abs(rough);
        }
        blendColour(texel, CORTEX, rind * (context.colours.length > 0 ? 0.25 : 0.85));
        texel.roughness += (0.85 - texel.roughness) * rind;
      },
    });
  },
};
