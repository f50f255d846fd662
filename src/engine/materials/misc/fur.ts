import { fromHex } from "../../math/color.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { combCoat } from "./comb-coat.ts";

const COATS: readonly (readonly string[])[] = [
  ["#3d2a1b", "#6b4a2e", "#94693f", "#b98e5c"],
  ["#4a4744", "#716d69", "#97928c", "#bab5ae"],
  ["#6f5331", "#a17b47", "#c8a268", "#e0c695"],
];

/** A short coat combed down V, in tufts. Takes colours in the hair. */
export const fur: Material = {
  id: "fur",
  class: "misc",
  words: ["fur", "furry", "fluffy", "faux fur", "pelt", "animal fur", "dog fur", "bear fur", "fox fur", "wolf fur"],
  tileSize: 0.2,
  shade: (context) => {
    const coat = palette(...dye(context.draw.pick("coat", COATS).map(fromHex), context.colours[0], 0.8));
    return combCoat(context, { tileSize: 0.2, across: 96, down: 72, length: 0.105, width: 0.0065, hairAt: () => coat });
  },
};
