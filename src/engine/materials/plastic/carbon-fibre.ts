import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { PLAIN_WEAVE, TWILL_2_2 } from "../../texture/threads/weave.ts";
import type { Material } from "../material.ts";
import { weaveComposite } from "./weave-composite.ts";

const LIGHT = ["#2b2d30", "#4a4d51", "#6d7175"].map(fromHex);
const DARK = ["#0e0f10", "#191a1c", "#2a2b2e"].map(fromHex);

/** Carbon fibre laminate: black tows in twill, now and then in plain weave, under one flat coat of clear lacquer. Takes colours in warp and weft. */
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
    "carbon coat",
    "coated carbon",
  ],
  tileSize: 0.08,
  shade: (context) =>
    weaveComposite(context, {
      tileSize: 0.08,
      tows: featureCount(context.draw.pick("count", [7, 8]), context.scale) * 4,
      // of two colours a plain weave is a chequered cloth: it is the twill's slanting steps that tell the laminate
      draft: context.colours.length > 1 ? TWILL_2_2 : context.draw.pick("weave", [TWILL_2_2, PLAIN_WEAVE], [7, 1]),
      warp: LIGHT,
      weft: DARK,
      roughness: 0.1,
      relief: 0.02,
      bow: 0.12,
    }),
};
