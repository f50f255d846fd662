import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Polished gold, cast and worked by hand. Takes colours as a coat of transparent lacquer. */
export const gold: Material = {
  id: "gold",
  class: "metal",
  words: ["gold", "golden", "gilded"],
  tileSize: 0.3,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.3,
      // measured F0 of gold: 1.0, 0.77, 0.34 (physicallybased.info), under the albedo ceiling
      colours: [
        [0.68, 0.36, 0.08],
        [0.86, 0.54, 0.16],
        [0.9, 0.63, 0.23],
      ],
      roughness: 0.17,
      uneven: 0,
    }),
};
