import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "../stone/lay-masonry.ts";

const RED = ["#6b2d20", "#8c4030", "#a4523d", "#b8684e", "#c98468"].map(fromHex);
const BURNT = ["#4b2a23", "#6b362b", "#864638", "#9b5644"].map(fromHex);
const SALMON = ["#8f4a36", "#ad6148", "#c27a5d", "#d29678"].map(fromHex);
const BROWN = ["#54362a", "#6f4937", "#87604a", "#9c765e"].map(fromHex);
/** What a kiln gives: red, pale or brown on the whole. */
const KILNS = [
  [RED, RED, RED, SALMON, RED, BURNT],
  [SALMON, RED, SALMON, RED, SALMON],
  [RED, BROWN, BURNT, RED, BROWN],
];
const MORTARS = [
  ["#85807a", "#a09a91", "#bab4aa"],
  ["#6d6862", "#87817a", "#a09a92"],
  ["#a39a89", "#bab19f", "#cfc7b7"],
].map((stops) => stops.map(fromHex));
const BLOOM = fromHex("#cfc2b4");

/** A wall of red bricks in running bond, flashed by the kiln, mortar set back. Takes colours in the bricks, one after another. */
export const brick: Material = {
  id: "brick",
  class: "ceramic",
  words: ["brick", "brick wall", "brickwork", "red brick", "red brick wall", "masonry", "brick facade"],
  tileSize: 1,
  bond: "running",
  shade: (context) => {
    const { draw } = context;
    const rows = featureCount(draw.pick("rows", [6, 7], [3, 1]), context.scale) * 2;
    return layMasonry(context, {
      tileSize: 1,
      tiling: runningBond(featureCount(4, context.scale), rows),
      unit: 1 / rows,
      joint: draw.number("joint", 0.055, 0.09),
      rounding: 0.05,
      bevel: 0.07,
      wander: 0.022,
      chips: 0.035,
      depth: 0.13,
      dome: 0.01,
      level: 0.035,
      tilt: 0.02,
      relief: 0.016,
      pits: 0.05,
      faces: draw.pick("kiln", KILNS, [4, 2, 2]),
      joints: draw.pick("mortar", MORTARS, [3, 2, 2]),
      tone: 0.46,
      flash: 0.3,
      mottle: 0.16,
      grit: 0.13,
      roughness: 0.84,
      finish: (texel, { face, mottle, rough, grit }) => {
        // lime that the rain washed out of the mortar
        if (face > 0.3) blendColour(texel, BLOOM, 0.4 * smoothstep(0.5, 1.3, mottle + rough * 0.5 + grit * 0.2));
      },
    });
  },
};
