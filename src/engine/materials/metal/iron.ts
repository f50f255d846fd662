import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Forged iron, blackened by the fire. Takes colours as a coat of transparent lacquer. */
export const iron: Material = {
  id: "iron",
  class: "metal",
  words: ["iron", "iron plate", "raw iron"],
  tileSize: 0.4,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.4,
      // measured F0 of iron 0.53, 0.51, 0.49 under mill scale
      colours: [
        [0.16, 0.16, 0.165],
        [0.26, 0.26, 0.27],
        [0.36, 0.36, 0.365],
      ],
      roughness: 0.42,
      uneven: 0.0004,
      tarnish: { colour: [0.06, 0.055, 0.05], amount: 0.5 },
    }),
};
