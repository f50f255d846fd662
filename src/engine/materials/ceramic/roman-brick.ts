import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "../stone/lay-masonry.ts";

const FACES = [
  ["#7f4a33", "#9a5f43", "#b37654", "#c88f6c"],
  ["#8d6b4c", "#a88462", "#c09d7a", "#d3b594"],
  ["#70402f", "#8a533d", "#a2684f", "#b88066"],
].map((stops) => stops.map(fromHex));
const MORTAR = ["#8f8574", "#aa9f8c", "#c2b8a5"].map(fromHex);

/** Roman brick: bricks long and flat as tiles, in thin courses with broad beds of pale mortar. Takes colours in the bricks, one after another. */
export const romanBrick: Material = {
  id: "roman-brick",
  class: "ceramic",
  words: [
    "roman brick",
    "roman brick wall",
    "roman brickwork",
    "ancient roman brick",
    "long brick",
    "thin brick",
    "linear brick",
    "flat brick",
    "long thin brick",
    "long format brick",
    "opus latericium",
  ],
  tileSize: 1.2,
  bond: "running",
  shade: (context) => {
    const rows = featureCount(10, context.scale) * 2;
    return layMasonry(context, {
      tileSize: 1.2,
      tiling: runningBond(featureCount(3, context.scale), rows, 0.38),
      unit: 1 / rows,
      joint: 0.13,
      rounding: 0.1,
      bevel: 0.12,
      wander: 0.1,
      chips: 0.1,
      depth: 0.22,
      dome: 0.02,
      level: 0.09,
      tilt: 0.06,
      relief: 0.045,
      pits: 0.05,
      faces: FACES,
      joints: MORTAR,
      tone: 0.34,
      flash: 0.16,
      mottle: 0.2,
      grit: 0.2,
      roughness: 0.88,
      finish: (texel, { face, edge }) => {
        if (face > 0.3) shade(texel, 0.84 + 0.16 * smoothstep(0, 0.16, edge));
      },
    });
  },
};
