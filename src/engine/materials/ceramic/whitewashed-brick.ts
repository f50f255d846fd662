import { fromHex } from "../../math/color.ts";
import type { Material } from "../material.ts";
import { paintedBrick } from "./painted-brick.ts";

const LIME = fromHex("#e3dfd5");

/** Brick under a coat of lime. Takes colours as painted brick does. */
export const whitewashedBrick: Material = {
  ...paintedBrick,
  id: "whitewashed-brick",
  words: [
    "whitewashed brick",
    "whitewashed brick wall",
    "limewashed brick",
    "limewashed brick wall",
    "german smear brick",
    "german schmear brick",
  ],
  shade: (context) =>
    paintedBrick.shade({ ...context, colours: context.colours.length > 0 ? context.colours : [LIME] }),
};
