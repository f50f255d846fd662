import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { BASKET_WEAVE, PLAIN_WEAVE, TWILL_2_2 } from "../../texture/threads/weave.ts";
import type { Material } from "../material.ts";
import { weaveComposite } from "../plastic/weave-composite.ts";

const LIGHT = ["#a8862f", "#cfae4e", "#e6cd7c"].map(fromHex);
const DARK = ["#8a6b22", "#b08c36", "#cfae57"].map(fromHex);

/** Aramid cloth: flat golden tows of silky filaments, closely woven. Takes colours in warp and weft. */
export const kevlar: Material = {
  id: "kevlar",
  class: "fabric",
  words: [
    "kevlar",
    "aramid",
    "aramid cloth",
    "aramid fibre",
    "ballistic cloth",
    "ballistic fabric",
    "bulletproof vest",
  ],
  tileSize: 0.06,
  shade: (context) =>
    weaveComposite(context, {
      tileSize: 0.06,
      tows: featureCount(context.draw.pick("count", [5, 6, 7]), context.scale) * 4,
      draft: context.draw.pick("weave", [PLAIN_WEAVE, TWILL_2_2, BASKET_WEAVE], [3, 1, 1]),
      warp: LIGHT,
      weft: DARK,
      roughness: 0.5,
      relief: 0.8,
    }),
};
