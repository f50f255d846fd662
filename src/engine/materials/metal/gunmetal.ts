import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Blued and parkerised steel: near black, cool, a fine matte grain worn on the crowns. Takes colours as a coat of lacquer. */
export const gunmetal: Material = {
  id: "gunmetal",
  class: "metal",
  words: [
    "gunmetal",
    "gun metal",
    "parkerized steel",
    "parkerised steel",
    "blued steel",
    "dark metal",
    "black metal",
    "black steel",
    "dark steel",
  ],
  tileSize: 0.3,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.3,
      colours: [
        [0.045, 0.05, 0.058],
        [0.085, 0.092, 0.104],
        [0.15, 0.16, 0.175],
      ],
      roughness: 0.4,
      uneven: 0.0001,
      grain: 0.00005,
      // use scores the blueing down to bright steel, here and there
      scratches: 90,
      scratchLength: 0.07,
      scored: 1.2,
    }),
};
