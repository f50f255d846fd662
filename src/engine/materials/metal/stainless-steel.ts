import type { Material } from "../material.ts";
import { brushMetal } from "./brushed-metal.ts";

/** Kitchen steel: a fine even finish across, warm white, fingerprints. Takes colours as an anodised coat. */
export const stainlessSteel: Material = {
  id: "stainless-steel",
  class: "metal",
  words: ["stainless steel", "inox", "kitchen steel", "appliance", "stainless"],
  tileSize: 0.3,
  shade: (context) =>
    brushMetal(context, {
      tileSize: 0.3,
      colours: [
        [0.53, 0.51, 0.485],
        [0.64, 0.615, 0.585],
        [0.73, 0.7, 0.67],
      ],
      roughness: 0.2,
      across: true,
      hairs: 300,
      contrast: 0.6,
    }),
};
