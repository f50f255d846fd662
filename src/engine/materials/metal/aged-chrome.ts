import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Old chromium plate: still a mirror between freckles where rust has come through. Takes colours as a coat of lacquer. */
export const agedChrome: Material = {
  id: "aged-chrome",
  class: "metal",
  words: ["aged chrome", "old chrome", "pitted chrome", "worn chrome", "rusty chrome"],
  tileSize: 0.3,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.3,
      colours: [
        [0.46, 0.47, 0.48],
        [0.58, 0.59, 0.6],
        [0.66, 0.67, 0.68],
      ],
      roughness: 0.1,
      uneven: 0,
      scratches: 900,
      tarnish: { colour: [0.2, 0.18, 0.15], amount: 0.45 },
      bloom: { colour: [0.16, 0.075, 0.035], share: 0.2, relief: -0.0004 },
    }),
};
