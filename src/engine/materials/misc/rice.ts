import { fromHex } from "../../math/color.ts";
import { createShape } from "../../texture/marks/scatter.ts";
import { dye, palette, shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { heapGrains } from "./grain-heap.ts";

const WHITE = ["#a89c80", "#cfc5ad", "#e3dccb", "#efeae0"].map(fromHex);
const GRAIN = createShape(48, (u, v) => {
  const wide = Math.sqrt(Math.max(0, 1 - v * v * v * v));
  const side = u / Math.max(0.02, wide);
  return side * side < 1 ? Math.sqrt(1 - side * side) * (0.5 + 0.5 * wide) : 0;
});

/** Grains of rice in a heap: slim, pale, a chalky heart in some. Takes colours in the grains. */
export const rice: Material = {
  id: "rice",
  class: "misc",
  words: ["rice", "grain of rice", "grain", "barley", "oat", "wheat grain", "cereal", "seeds", "rice grain", "seed"],
  tileSize: 0.06,
  shade: (context) => {
    const body = palette(...dye(WHITE, context.colours[0], 0.95));
    return heapGrains(context, {
      tileSize: 0.06,
      side: 26,
      length: 0.125,
      width: 0.038,
      shape: GRAIN,
      body,
      roughness: 0.46,
      finish: (texel, across, along, id) => {
        if (id % 4 === 0 && across * across * 3 + along * along * 2 < 0.8) shade(texel, 1.12);
        if (along > 0.82) shade(texel, 0.86);
      },
    });
  },
};
