import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { randomCourses } from "../../texture/tilings/random-courses.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "./lay-masonry.ts";

const GREY = ["#62615c", "#82807a", "#a09d96", "#b9b6ae"].map(fromHex);
const COOL = ["#4b4e50", "#676b6d", "#85898a", "#a1a4a3"].map(fromHex);
const PINK = ["#625350", "#81706a", "#9d8b84", "#b5a49d"].map(fromHex);
const SAND = ["#3d382f", "#575044", "#72695a"].map(fromHex);

/** Granite setts in rows: hewn cubes with flat heads that feet have worn, rounded at the arris, sand between them. Takes colours in the stones, one after another. */
export const squareSetts: Material = {
  id: "square-setts",
  class: "stone",
  words: [
    "paving stone",
    "sett",
    "square sett",
    "granite sett",
    "stone sett",
    "belgian block",
    "square cobblestone",
    "granite paving",
    "granite cobblestone",
    "street paving",
    "paving",
    "pavement stone",
    "stone paver",
    "cube stone",
  ],
  tileSize: 1.4,
  bond: "running",
  shade: (context) => {
    const { draw, scale } = context;
    const rows = featureCount(5, scale) * 2;
    return layMasonry(context, {
      tileSize: 1.4,
      tiling: randomCourses(featureCount(80, scale), rows, [1, 1], [8, 12], draw.stream("setts")),
      unit: 1 / rows,
      joint: 0.03,
      rounding: 0.15,
      bevel: 0.13,
      wander: 0.06,
      chips: 0.045,
      depth: 0.1,
      dome: 0.03,
      level: 0.045,
      tilt: 0.06,
      relief: 0.022,
      pits: 0,
      faces: [GREY, COOL, GREY, PINK, COOL],
      joints: SAND,
      tone: 0.6,
      flash: 0.15,
      mottle: 0.12,
      grit: 0.2,
      roughness: 0.72,
      finish: (texel, { face, edge }) => {
        if (face > 0.3) shade(texel, 0.74 + 0.26 * smoothstep(0, 0.14, edge));
      },
    });
  },
};
