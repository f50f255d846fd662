import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "../stone/lay-masonry.ts";

const GREY = ["#71706c", "#8a8884", "#a19f9a", "#b5b3ad"].map(fromHex);
const JOINT = ["#3a3733", "#514e48", "#69655e"].map(fromHex);

/** A pavement of square concrete slabs, edges dirty, a few of them darker. Takes colours in the slabs, one after another. */
export const concreteTiles: Material = {
  id: "concrete-tiles",
  class: "concrete",
  words: [
    "concrete tile",
    "concrete slab",
    "sidewalk",
    "pavement tile",
    "pavement slab",
    "sidewalk tile",
    "concrete floor tile",
    "cement slab",
    "concrete panel",
    "concrete floor slab",
    "square paver",
  ],
  tileSize: 3.6,
  bond: "grid",
  shade: (context) => {
    const side = featureCount(6, context.scale);
    return layMasonry(context, {
      tileSize: 3.6,
      tiling: runningBond(side, side, 0),
      unit: 1 / side,
      joint: 0.01,
      rounding: 0.014,
      bevel: 0.016,
      wander: 0.003,
      chips: 0.011,
      depth: 0.022,
      dome: 0,
      level: 0.008,
      tilt: 0.008,
      relief: 0.0022,
      pits: 0.006,
      faces: [GREY],
      joints: JOINT,
      tone: 0.26,
      flash: 0.12,
      mottle: 0.15,
      grit: 0.16,
      roughness: 0.84,
      finish: (texel, { face, edge, mottle, rough }) => {
        if (face <= 0.3) return;
        shade(texel, 0.8 + 0.2 * smoothstep(-0.01, 0.09, edge + mottle * 0.03 + rough * 0.01));
        // water that stood and dried
        shade(texel, 1 - 0.18 * smoothstep(0.35, 0.42, mottle) * smoothstep(0.62, 0.5, mottle));
      },
    });
  },
};
