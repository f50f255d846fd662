import type { Material } from "../material.ts";
import { brushMetal } from "./brushed-metal.ts";

/** Steel brushed along V. Takes colours as an anodised coat. */
export const brushedSteel: Material = {
  id: "brushed-steel",
  class: "metal",
  words: ["brushed steel", "brushed metal", "satin steel", "brushed iron", "ground steel"],
  tileSize: 0.3,
  shade: (context) =>
    brushMetal(context, {
      tileSize: 0.3,
      // measured F0 of stainless steel: 0.67, 0.64, 0.6 (physicallybased.info)
      colours: [
        [0.36, 0.355, 0.35],
        [0.55, 0.54, 0.53],
        [0.72, 0.71, 0.69],
      ],
      roughness: 0.32,
    }),
};
