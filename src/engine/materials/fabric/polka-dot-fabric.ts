import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { PLAIN_WEAVE } from "../../texture/threads/weave.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const GROUNDS: readonly (readonly string[])[] = [
  ["#8e1c22", "#b0272e", "#c43c40"],
  ["#1b2440", "#273357", "#394770"],
  ["#2c6f70", "#3b8a89", "#56a09d"],
  ["#c26a86", "#d6839c", "#e39bb0"],
];
const WHITE = ["#d2cec4", "#e2dfd7", "#eeece6"].map(fromHex);

/** Cotton printed with white dots in staggered rows. Takes colours in the ground, then in the dots. */
export const polkaDotFabric: Material = {
  id: "polka-dot-fabric",
  class: "fabric",
  words: ["polka dot fabric", "polka dot", "dotted fabric", "polka dots", "spotted fabric", "polka dot cloth"],
  tileSize: 0.2,
  shade: (context) => {
    const { colours, draw, scale, size } = context;
    const across = featureCount(6, scale);
    const down = featureCount(3, scale) * 2;
    const radius = draw.number("radius", 0.24, 0.31);
    const ground = palette(...dye(draw.pick("ground", GROUNDS).map(fromHex), colours[0], 1));
    const dots = palette(...dye(WHITE, colours[1], 0.9));
    return weaveCloth(context, {
      tileSize: 0.2,
      warps: featureCount(40, scale) * 2,
      wefts: featureCount(40, scale) * 2,
      draft: PLAIN_WEAVE,
      drift: 0.2,
      shadow: 0.45,
      yarnAt: (_warp, _thread, i) => {
        const y = ((Math.floor(i / size) + 0.5) / size) * down;
        const row = Math.floor(y);
        const x = (((i & (size - 1)) + 0.5) / size) * across + (row & 1) * 0.5;
        const dx = x - Math.floor(x) - 0.5;
        const dy = ((y - row - 0.5) * across) / down;
        return dx * dx + dy * dy < radius * radius ? dots : ground;
      },
    });
  },
};
