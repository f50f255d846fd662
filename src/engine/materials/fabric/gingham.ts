import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { threadOrder } from "../../texture/threads/thread-order.ts";
import { PLAIN_WEAVE } from "../../texture/threads/weave.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const DYES: readonly (readonly string[])[] = [
  ["#8e1219", "#b31b23", "#c9323a"],
  ["#1d3d7c", "#2a55a0", "#4370b8"],
  ["#1f5c38", "#2d7a4c", "#479464"],
];
const WHITE = ["#c9c6be", "#dcdad4", "#e9e8e4"].map(fromHex);

/** Gingham: equal stripes of a colour and white both ways; full, half and no colour make the checks. Takes colours in the coloured stripes, then in the white. */
export const gingham: Material = {
  id: "gingham",
  class: "fabric",
  words: ["gingham", "vichy", "picnic blanket", "checked fabric", "checkered fabric", "picnic cloth"],
  tileSize: 0.16,
  shade: (context) => {
    const { colours, draw, scale } = context;
    const repeats = featureCount(5, scale);
    const threads = repeats * 20;
    const dyed = palette(...dye(draw.pick("dye", DYES).map(fromHex), colours[0], 1));
    const white = palette(...dye(WHITE, colours[1], 0.9));
    const order = threadOrder(
      [
        [0, 1],
        [1, 1],
      ],
      threads,
      repeats,
    );
    return weaveCloth(context, {
      tileSize: 0.16,
      warps: threads,
      wefts: threads,
      draft: PLAIN_WEAVE,
      sway: 0.3,
      drift: 0.2,
      shadow: 0.4,
      yarnAt: (_, thread) => (order[thread] === 0 ? dyed : white),
    });
  },
};
