import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { createShape } from "../../texture/marks/scatter.ts";
import { dye, palette, shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { heapGrains } from "./grain-heap.ts";

const ROAST = ["#26120a", "#452212", "#63361c", "#7f4b2a"].map(fromHex);
/** Middle of the crease of a bean: a slight S. */
const creaseAt = (v: number) => 0.14 * v * (1 - v * v) * 2.4;
const BEAN = createShape(64, (u, v) => {
  const r = u * u + v * v;
  if (r >= 1) return 0;
  return Math.sqrt(1 - r) - 0.42 * smoothstep(0.16, 0.02, Math.abs(u - creaseAt(v))) * (1 - v * v);
});

/** Roasted coffee beans in a heap, each with its winding crease. Takes colours in the beans. */
export const coffeeBeans: Material = {
  id: "coffee-beans",
  class: "misc",
  words: ["coffee bean", "coffee", "bean", "roasted coffee", "cocoa bean", "espresso bean"],
  tileSize: 0.1,
  shade: (context) => {
    const body = palette(...dye(ROAST, context.colours[0], 0.95));
    return heapGrains(context, {
      tileSize: 0.1,
      side: 17,
      length: 0.125,
      width: 0.088,
      shape: BEAN,
      body,
      roughness: 0.4,
      finish: (texel, across, along, id) => {
        // every third bean shows its round back
        if (id % 3 === 0) return;
        const crease = smoothstep(0.17, 0.04, Math.abs(across - creaseAt(along))) * (1 - along * along);
        shade(texel, 1 - crease * 0.55);
      },
    });
  },
};
