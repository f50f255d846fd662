import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "../stone/lay-masonry.ts";

const CLAY = ["#94512f", "#b06a42", "#c58258", "#d59c75"].map(fromHex);
const PEACH = ["#a5653f", "#bf8057", "#d09a73", "#dfb493"].map(fromHex);
const DARK = ["#7c4029", "#9a573a", "#b37050", "#c68b6c"].map(fromHex);
const JOINT = ["#8f867a", "#aaa195", "#beb6ab"].map(fromHex);

/** Saltillo floor tiles: hand-made squares of orange clay with soft corners, each fired another shade. Takes colours in the tiles, one after another. */
export const terracottaTiles: Material = {
  id: "terracotta-tiles",
  class: "terracotta",
  words: [
    "terracotta tile",
    "saltillo tile",
    "terracotta floor",
    "terracotta floor tile",
    "clay floor tile",
    "saltillo",
    "mexican tile",
    "spanish tile",
    "terracotta paver",
    "clay tile",
    "quarry floor",
    "terracotta flooring",
    "tuscan tile",
  ],
  tileSize: 1.6,
  bond: "grid",
  shade: (context) => {
    const side = featureCount(5, context.scale);
    return layMasonry(context, {
      tileSize: 1.6,
      tiling: runningBond(side, side, 0),
      unit: 1 / side,
      joint: 0.022,
      rounding: 0.06,
      bevel: 0.04,
      wander: 0.012,
      chips: 0.012,
      depth: 0.035,
      dome: 0.012,
      level: 0.012,
      tilt: 0.02,
      relief: 0.0025,
      pits: 0.01,
      faces: [CLAY, PEACH, CLAY, PEACH, DARK],
      joints: JOINT,
      tone: 0.42,
      flash: 0.5,
      mottle: 0.17,
      grit: 0.06,
      roughness: 0.52,
      finish: (texel, { face, edge, mottle, rough }) => {
        if (face <= 0.3) return;
        // sealed and waxed: the rim drinks more and stays darker
        shade(texel, 0.86 + 0.14 * smoothstep(0, 0.1, edge + mottle * 0.02));
        texel.roughness += 0.1 * mottle + 0.05 * rough;
      },
    });
  },
};
