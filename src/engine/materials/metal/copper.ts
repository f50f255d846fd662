import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Copper, polished, browned where nobody rubs it. Takes colours as a coat of transparent lacquer. */
export const copper: Material = {
  id: "copper",
  class: "metal",
  words: ["copper", "coppery", "rose gold"],
  tileSize: 0.3,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.3,
      // measured F0 of copper: 0.93, 0.62, 0.52 (physicallybased.info), a little oxidised
      colours: [
        [0.5, 0.18, 0.09],
        [0.74, 0.32, 0.18],
        [0.9, 0.46, 0.3],
      ],
      roughness: 0.22,
      uneven: 0.0003,
      tarnish: { colour: [0.16, 0.07, 0.04], amount: 0.4 },
    }),
};
