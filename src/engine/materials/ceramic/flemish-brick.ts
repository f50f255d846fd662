import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { flemishBond } from "../../texture/tilings/bonds.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "../stone/lay-masonry.ts";

const BUFF = ["#8d7448", "#ab9160", "#c3aa77", "#d5c094"].map(fromHex);
const STRAW = ["#7a6a4c", "#9a8866", "#b5a482", "#c9bb9c"].map(fromHex);
const PINK = ["#86604a", "#a67d63", "#c09a7f", "#d2b49a"].map(fromHex);
const MORTAR = ["#6c6860", "#88837a", "#a19c92"].map(fromHex);
const SOOT = fromHex("#3a352d");

/** Yellow stock bricks in Flemish bond, sooty here and there. Takes colours in the bricks, one after another. */
export const flemishBrick: Material = {
  id: "flemish-brick",
  class: "ceramic",
  words: [
    "flemish bond",
    "yellow brick",
    "yellow brick wall",
    "dutch brick",
    "flemish brick",
    "london stock brick",
    "stock brick",
    "buff brick",
    "cream brick",
    "beige brick",
    "sand-lime brick",
  ],
  tileSize: 1.05,
  bond: "flemish",
  shade: (context) => {
    const rows = featureCount(6, context.scale) * 2;
    return layMasonry(context, {
      tileSize: 1.05,
      tiling: flemishBond(featureCount(3, context.scale), rows),
      unit: 1 / rows,
      joint: 0.075,
      rounding: 0.06,
      bevel: 0.08,
      wander: 0.028,
      chips: 0.05,
      depth: 0.13,
      dome: 0.01,
      level: 0.04,
      tilt: 0.03,
      relief: 0.018,
      pits: 0.07,
      faces: [BUFF, STRAW, BUFF, PINK, STRAW],
      joints: MORTAR,
      tone: 0.6,
      flash: 0.25,
      mottle: 0.16,
      grit: 0.14,
      roughness: 0.87,
      finish: (texel, { face, mottle, rough, grit }) => {
        if (face > 0.3) blendColour(texel, SOOT, 0.5 * smoothstep(0.35, 1.2, mottle + rough * 0.4 + grit * 0.25));
      },
    });
  },
};
