import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "./lay-masonry.ts";

const PALE = ["#8d8778", "#aaa493", "#c0bbab", "#d2cec1"].map(fromHex);
const WARM = ["#8a7f6c", "#a89c87", "#beb39f", "#d0c7b6"].map(fromHex);
const COOL = ["#7f7e78", "#9b9a94", "#b2b1ab", "#c6c5c0"].map(fromHex);
const JOINT = ["#5f5a50", "#7a7468", "#938d80"].map(fromHex);

/** A wall of large dressed stone blocks in even courses, fine joints, drafted edges. Takes colours in the blocks, one after another. */
export const ashlar: Material = {
  id: "ashlar",
  class: "stone",
  words: [
    "stone block",
    "ashlar",
    "stone block wall",
    "stone brick",
    "stone brick wall",
    "cut stone wall",
    "ashlar masonry",
    "dressed stone",
    "limestone block",
    "limestone wall",
    "gray stone brick",
    "masonry block",
  ],
  tileSize: 2.6,
  bond: "running",
  shade: (context) => {
    const rows = featureCount(4, context.scale) * 2;
    return layMasonry(context, {
      tileSize: 2.6,
      tiling: runningBond(featureCount(4, context.scale), rows),
      unit: 1 / rows,
      joint: 0.016,
      rounding: 0.02,
      bevel: 0.05,
      wander: 0.006,
      chips: 0.022,
      depth: 0.05,
      dome: 0,
      level: 0.02,
      tilt: 0.012,
      relief: 0.006,
      pits: 0.012,
      faces: [PALE, WARM, COOL],
      joints: JOINT,
      tone: 0.5,
      flash: 0.15,
      mottle: 0.13,
      grit: 0.1,
      roughness: 0.8,
      finish: (texel, { face, edge, mottle, rough, place }) => {
        if (face <= 0.3) return;
        // a margin dressed smooth around a face that was left a little rough
        texel.height += smoothstep(0.1, 0.14, edge) * (0.004 + 0.0016 * Math.abs(rough));
        shade(texel, 1 - 0.16 * smoothstep(0.75, 1, place.v + mottle * 0.12) - 0.12 * smoothstep(0.04, 0, edge));
      },
    });
  },
};
