import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { englishBond } from "../../texture/tilings/bonds.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "../stone/lay-masonry.ts";

const RED = ["#4a231b", "#6d3527", "#8a4a37", "#a36650", "#b98570"].map(fromHex);
const BROWN = ["#3d2a22", "#5c4235", "#7a5a49", "#967563"].map(fromHex);
const BLACK = ["#221d1c", "#382e2b", "#4f413c", "#6d5a52"].map(fromHex);
const BUFF = ["#7d6047", "#9b7c5d", "#b69777", "#c9ae90"].map(fromHex);
const MORTAR = ["#6f675b", "#938a7b", "#b3a998"].map(fromHex);
const LIME = fromHex("#b9ad9c");

/** Weathered handmade bricks in English bond: faces spalled, arrises worn round, soot and lime. Takes colours in the bricks, one after another. */
export const oldBrick: Material = {
  id: "old-brick",
  class: "ceramic",
  words: [
    "old brick",
    "old brick wall",
    "irregular brick",
    "uneven brick",
    "weathered brick",
    "weathered brick wall",
    "antique brick",
    "reclaimed brick",
    "aged brick",
    "rustic brick",
    "worn brick",
    "ancient brick",
    "handmade brick",
    "factory brick",
    "factory wall",
  ],
  tileSize: 1.1,
  bond: "english",
  shade: (context) => {
    const rows = featureCount(3, context.scale) * 4;
    return layMasonry(context, {
      tileSize: 1.1,
      tiling: englishBond(featureCount(4, context.scale), rows),
      unit: 1 / rows,
      joint: 0.09,
      rounding: 0.16,
      bevel: 0.16,
      wander: 0.06,
      chips: 0.17,
      depth: 0.17,
      dome: 0.03,
      level: 0.12,
      tilt: 0.07,
      relief: 0.034,
      pits: 0.09,
      faces: [RED, RED, BROWN, RED, BUFF, RED, BROWN, BLACK],
      joints: MORTAR,
      tone: 0.6,
      flash: 0.4,
      mottle: 0.22,
      grit: 0.15,
      roughness: 0.9,
      finish: (texel, { face, edge, mottle, rough, grit }) => {
        if (face <= 0.3) return;
        blendColour(texel, LIME, 0.5 * smoothstep(0.12, -0.02, edge + rough * 0.05 + grit * 0.02));
        blendColour(texel, LIME, 0.35 * smoothstep(0.45, 1.1, mottle + grit * 0.3));
        shade(texel, 1 - 0.35 * smoothstep(-0.3, -1, mottle + rough * 0.3));
      },
    });
  },
};
