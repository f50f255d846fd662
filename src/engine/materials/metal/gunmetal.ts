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
        [0.085, 0.094, 0.108],
        [0.14, 0.152, 0.172],
        [0.23, 0.245, 0.268],
      ],
      roughness: 0.33,
      uneven: 0.0001,
      grain: 0.00003,
      smudge: 1.5,
      // use scores the blueing down to bright steel, here and there
      scratches: 240,
      scratchLength: 0.12,
      scored: 2,
    }),
};
