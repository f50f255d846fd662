import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { PLAIN_WEAVE, TWILL_2_2 } from "../../texture/weave.ts";
import type { Material } from "../material.ts";
import { weaveComposite } from "./weave-composite.ts";

const LIGHT = ["#2b2d30", "#4a4d51", "#6d7175"].map(fromHex);
const DARK = ["#0e0f10", "#191a1c", "#2a2b2e"].map(fromHex);

/** Carbon fibre laminate: black tows in twill, now and then in plain weave, under clear resin. Takes colours in warp and weft. */
export const carbonFibre: Material = {
  id: "carbon-fibre",
  class: "plastic",
  words: [
    "carbon fibre",
    "carbon fiber",
    "carbon",
    "carbon weave",
    "carbon twill",
    "carbon composite",
    "carbon laminate",
    "twill carbon",
  ],
  tileSize: 0.06,
  shade: (context) =>
    weaveComposite(context, {
      tileSize: 0.06,
      tows: featureCount(context.draw.pick("count", [4, 5, 6]), context.scale) * 4,
      draft: context.draw.pick("weave", [TWILL_2_2, PLAIN_WEAVE], [7, 1]),
      warp: LIGHT,
      weft: DARK,
      roughness: 0.17,
      relief: 0.3,
    }),
};
