import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Polished silver as it is in use: a soft warm gloss, and a film of tarnish in its hollows. Takes colours as a coat of transparent lacquer. */
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
        [0.7, 0.655, 0.57],
        [0.84, 0.81, 0.74],
        [0.88, 0.86, 0.81],
      ],
      roughness: 0.27,
      uneven: 0,
      scratches: 260,
      tarnish: { colour: [0.2, 0.155, 0.1], amount: 0.36 },
    }),
};
