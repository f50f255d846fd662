import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { createShape } from "../../texture/marks/scatter.ts";
import { blendColour, dye, palette, shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { heapGrains } from "./grain-heap.ts";

const BLUE = ["#171c33", "#2b3459", "#46527f", "#7682a8"].map(fromHex);
const ROUND = createShape(64, (u, v) => Math.sqrt(Math.max(0, 1 - u * u - v * v)));

/** Round berries in a heap: a bloom of wax on their crowns, the scar of the blossom on some. Takes colours in the berries. */
export const berries: Material = {
  id: "berries",
  class: "misc",
  words: ["berry", "blueberry", "bilberry", "huckleberry", "blackcurrant", "elderberry", "sloe"],
  tileSize: 0.1,
  shade: (context) => {
    const body = palette(...dye(BLUE, context.colours[0], 0.95));
    const bloom: Rgb = [0, 1, 2].map((c) =>
      Math.min(0.85, (body.stops[3]?.[c] ?? 0.5) * 1.25 + 0.04),
    ) as unknown as Rgb;
    return heapGrains(context, {
      tileSize: 0.1,
      side: 13,
      length: 0.15,
      width: 0.146,
      shape: ROUND,
      body,
      roughness: 0.36,
      finish: (texel, across, along, id) => {
        const r = Math.sqrt(across * across + along * along);
        blendColour(texel, bloom, 0.3 * smoothstep(0.9, 0.2, r));
        if (id % 3 !== 0) return;
        // the blossom left a small crown
        const off = Math.sqrt(across * across + (along - 0.35) * (along - 0.35));
        shade(texel, 1 - 0.6 * smoothstep(0.2, 0.1, off));
        texel.roughness += 0.3 * smoothstep(0.22, 0.1, off);
      },
    });
  },
};
