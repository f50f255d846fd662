import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { herringboneBond } from "../../texture/tilings/bonds.ts";
import { diagonal } from "../../texture/tilings/tiling.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "../stone/lay-masonry.ts";

const RED = ["#74382b", "#93503c", "#aa654d", "#bf8066"].map(fromHex);
const PURPLE = ["#4b2f2f", "#694341", "#855a54", "#9d7469"].map(fromHex);
const SAND = ["#5f564a", "#82776a", "#a1968a"].map(fromHex);

/** A floor of brick pavers in herringbone at 45 degrees, sand in the joints. Takes colours in the bricks, one after another. */
export const herringboneBrick: Material = {
  id: "herringbone-brick",
  class: "ceramic",
  words: [
    "herringbone brick",
    "brick floor",
    "brick paving",
    "brick paver",
    "brick pavement",
    "brick path",
    "brick patio",
    "brick driveway",
    "brick courtyard",
    "patio brick",
    "brick road",
    "herringbone paving",
    "herringbone paver",
    "diagonal brick floor",
    "brick herringbone",
    "sidewalk brick",
    "clay paver",
  ],
  tileSize: 1.2,
  bond: "herringbone",
  shade: (context) => {
    const repeats = featureCount(2, context.scale);
    return layMasonry(context, {
      tileSize: 1.2,
      tiling: diagonal(herringboneBond(repeats)),
      unit: Math.SQRT1_2 / (4 * repeats),
      joint: 0.03,
      rounding: 0.03,
      bevel: 0.06,
      wander: 0.012,
      chips: 0.025,
      depth: 0.07,
      dome: 0.015,
      level: 0.03,
      tilt: 0.035,
      relief: 0.009,
      pits: 0.02,
      faces: [RED, RED, RED, PURPLE],
      joints: SAND,
      tone: 0.6,
      flash: 0.25,
      mottle: 0.14,
      grit: 0.14,
      roughness: 0.8,
      // tread has rubbed the middles pale and left dust along the sides
      finish: (texel, { face, edge, mottle }) => {
        if (face > 0.3) shade(texel, 0.86 + 0.2 * Math.min(1, Math.max(0, edge * 4 + mottle * 0.2)));
      },
    });
  },
};
