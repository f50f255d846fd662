import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Raw aluminium sheet: pale, satin, lightly scuffed. Takes colours as an anodised coat. */
export const aluminium: Material = {
  id: "aluminium",
  class: "metal",
  words: ["aluminium", "aluminum", "raw aluminium", "aluminium sheet", "aluminum sheet", "cast aluminium", "magnesium"],
  tileSize: 0.4,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.4,
      colours: [
        [0.66, 0.67, 0.68],
        [0.78, 0.79, 0.8],
        [0.87, 0.88, 0.885],
      ],
      roughness: 0.34,
      uneven: 0.00002,
      grain: 0.00003,
      scratches: 700,
    }),
};
