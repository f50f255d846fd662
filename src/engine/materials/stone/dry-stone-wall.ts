import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { randomCourses } from "../../texture/tilings/random-courses.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "./lay-masonry.ts";

const GREY = ["#4a4a47", "#686862", "#87867e", "#a5a399"].map(fromHex);
const BROWN = ["#544a3c", "#756956", "#958872", "#afa48e"].map(fromHex);
const PALE = ["#6b6a63", "#8b8a81", "#a9a79c", "#c2c0b5"].map(fromHex);
const GAP = ["#1c1916", "#29251f", "#3a342b"].map(fromHex);
const LICHEN = fromHex("#a9aa96");

/** A wall of flat stones stacked without mortar, dark gaps between them. Takes colours in the stones, then in the gaps. */
export const dryStoneWall: Material = {
  id: "dry-stone-wall",
  class: "stone",
  words: [
    "dry stone wall",
    "drystone wall",
    "dry stacked stone",
    "drystone",
    "dry stone",
    "dry stack wall",
    "stone fence",
    "stacked field stone",
  ],
  tileSize: 2.1,
  shade: (context) => {
    const rows = featureCount(56, context.scale);
    return layMasonry(context, {
      tileSize: 2.1,
      tiling: randomCourses(featureCount(90, context.scale), rows, [2, 5], [6, 19], context.draw.stream("stones")),
      unit: 3.3 / rows,
      joint: 0.035,
      rounding: 0.3,
      bevel: 0.2,
      wander: 0.2,
      chips: 0.09,
      depth: 0.42,
      dome: 0.12,
      level: 0.45,
      tilt: 0.3,
      relief: 0.06,
      puffy: true,
      pits: 0,
      faces: [GREY, BROWN, GREY, PALE],
      joints: GAP,
      tone: 0.6,
      flash: 0.3,
      mottle: 0.22,
      grit: 0.15,
      roughness: 0.88,
      finish: (texel, { face, edge, mottle, grit }) => {
        if (face <= 0.3) return;
        shade(texel, 0.6 + 0.4 * smoothstep(0, 0.2, edge));
        // pale crusts of lichen
        blendColour(texel, LICHEN, 0.55 * smoothstep(0.55, 0.9, mottle + grit * 0.25));
      },
    });
  },
};
