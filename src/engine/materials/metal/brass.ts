import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Brass, rubbed bright on the crowns, brown in the hollows. Takes colours as a coat of lacquer. */
export const brass: Material = {
  id: "brass",
  class: "metal",
  words: ["brass", "antique brass", "polished brass", "brassy"],
  tileSize: 0.3,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.3,
      // measured F0 of brass: 0.91, 0.78, 0.42
      colours: [
        [0.55, 0.38, 0.11],
        [0.8, 0.59, 0.21],
        [0.9, 0.72, 0.33],
      ],
      roughness: 0.18,
      uneven: 0,
      scratches: 800,
      tarnish: { colour: [0.19, 0.13, 0.04], amount: 0.5 },
    }),
};
