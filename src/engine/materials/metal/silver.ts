import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Polished silver with a breath of tarnish. Takes colours as a coat of transparent lacquer. */
export const silver: Material = {
  id: "silver",
  class: "metal",
  words: ["silver", "silvery", "sterling silver", "platinum"],
  tileSize: 0.3,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.3,
      // measured F0 of silver: 0.96, 0.95, 0.92 (physicallybased.info), under the albedo ceiling
      colours: [
        [0.7, 0.67, 0.62],
        [0.86, 0.84, 0.79],
        [0.9, 0.89, 0.86],
      ],
      roughness: 0.15,
      uneven: 0,
      tarnish: { colour: [0.22, 0.19, 0.15], amount: 0.22 },
    }),
};
