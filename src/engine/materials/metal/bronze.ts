import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Cast bronze with a brown patina in the low places. Takes colours as a coat of transparent lacquer. */
export const bronze: Material = {
  id: "bronze",
  class: "metal",
  words: ["bronze", "bronzed", "statue bronze"],
  tileSize: 0.4,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.4,
      // between measured brass (0.91, 0.78, 0.42) and statuary bronze
      colours: [
        [0.34, 0.2, 0.08],
        [0.55, 0.35, 0.15],
        [0.68, 0.46, 0.22],
      ],
      roughness: 0.3,
      uneven: 0.0006,
      tarnish: { colour: [0.07, 0.05, 0.03], amount: 0.65 },
    }),
};
