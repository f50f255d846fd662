import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Mill-finished steel sheet: grey, cloudy, scuffed. Takes colours as a coat of lacquer. */
export const steel: Material = {
  id: "steel",
  class: "metal",
  words: ["steel", "metal", "metallic", "bare metal", "raw steel", "alloy", "nickel"],
  tileSize: 0.4,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.4,
      colours: [
        [0.33, 0.335, 0.345],
        [0.47, 0.475, 0.48],
        [0.6, 0.6, 0.6],
      ],
      roughness: 0.27,
      uneven: 0.00014,
      scratches: 900,
      scored: 1.6,
      smudge: 0.9,
      tarnish: { colour: [0.15, 0.145, 0.14], amount: 0.3 },
    }),
};
