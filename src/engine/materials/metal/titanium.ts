import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Titanium: warm dark grey, silky, a breath of straw and blue where it was heated. Takes colours as an anodised coat. */
export const titanium: Material = {
  id: "titanium",
  class: "metal",
  words: ["titanium", "titanium alloy", "tungsten"],
  tileSize: 0.3,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.3,
      // measured F0 of titanium: 0.54, 0.5, 0.45
      colours: [
        [0.32, 0.295, 0.3],
        [0.44, 0.405, 0.375],
        [0.53, 0.49, 0.44],
      ],
      roughness: 0.36,
      uneven: 0.00005,
      grain: 0.00006,
      scratches: 420,
      tarnish: { colour: [0.16, 0.17, 0.27], amount: 0.55 },
    }),
};
