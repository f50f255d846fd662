import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "../stone/lay-masonry.ts";

const MUD = ["#7a583b", "#987350", "#b18d69", "#c4a482"].map(fromHex);
const PALE = ["#8a6b4c", "#a68766", "#bda080", "#cfb599"].map(fromHex);
const JOINT = ["#6d4f36", "#8b6a4b", "#a58463"].map(fromHex);
const STRAW = fromHex("#d3b682");

/** Sun-dried mud bricks with straw, slumped and cracked, mud in the joints. Takes colours in the bricks, one after another. */
export const adobeBrick: Material = {
  id: "adobe-brick",
  class: "terracotta",
  words: [
    "adobe",
    "adobe brick",
    "mud brick",
    "adobe wall",
    "mud brick wall",
    "clay brick",
    "mudbrick",
    "sun-dried brick",
    "earth brick",
    "adobe brick wall",
    "desert brick",
  ],
  tileSize: 1.6,
  bond: "running",
  shade: (context) => {
    const { draw, scale, size } = context;
    const rows = featureCount(4, scale) * 2;
    const net = cracks(size, draw.fork("drying"), featureCount(12, scale), 0.42, 0.3);
    const straw = scratches(size, draw.fork("straw"), 900, 0.05);
    return layMasonry(context, {
      tileSize: 1.6,
      tiling: runningBond(featureCount(4, scale), rows),
      unit: 1 / rows,
      joint: 0.07,
      rounding: 0.2,
      bevel: 0.26,
      wander: 0.09,
      chips: 0.1,
      depth: 0.11,
      dome: 0.06,
      level: 0.08,
      tilt: 0.1,
      relief: 0.028,
      pits: 0.04,
      faces: [MUD, MUD, PALE],
      joints: JOINT,
      tone: 0.5,
      flash: 0.2,
      mottle: 0.16,
      grit: 0.14,
      roughness: 0.93,
      finish: (texel, { face }, i) => {
        const crack = smoothstep(0.04, 0.01, net[i] as number) * face;
        shade(texel, 1 - 0.45 * crack);
        texel.height -= crack * 0.004;
        const stalk = smoothstep(0.12, 0.4, straw[i] as number);
        blendColour(texel, STRAW, 0.7 * stalk);
        texel.height += stalk * 0.0012;
      },
    });
  },
};
