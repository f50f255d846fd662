import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cairoTiling } from "../../texture/tilings/cairo-tiling.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "../stone/lay-masonry.ts";

const SANDY = ["#85735b", "#a18e74", "#b9a78e", "#cbbca6"].map(fromHex);
const SAND = ["#4c463c", "#665e52", "#807768"].map(fromHex);

/** Pentagonal concrete pavers in the Cairo pattern, two tones turned against each other. Takes colours in the pavers, one after another. */
export const cairoPavers: Material = {
  id: "cairo-pavers",
  class: "concrete",
  words: [
    "cairo paver",
    "pentagonal paver",
    "cairo tiling",
    "pentagon tile",
    "pentagonal paving",
    "cairo tile",
    "pentagon paver",
  ],
  tileSize: 1.6,
  bond: "cairo",
  shade: (context) => {
    const squares = featureCount(3, context.scale) * 2;
    return layMasonry(context, {
      tileSize: 1.6,
      tiling: cairoTiling(squares),
      unit: 1 / squares,
      joint: 0.018,
      rounding: 0.04,
      bevel: 0.05,
      wander: 0.005,
      chips: 0.014,
      depth: 0.06,
      dome: 0,
      level: 0.02,
      tilt: 0.025,
      relief: 0.006,
      pits: 0.014,
      faces: [SANDY],
      joints: SAND,
      tone: 0.45,
      flash: 0.1,
      mottle: 0.13,
      grit: 0.2,
      roughness: 0.86,
      finish: (texel, { face, place }) => {
        if (face > 0.3 && place.kind > 1) shade(texel, 0.68);
      },
    });
  },
};
