import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Statuary bronze: dark brown, rubbed lighter on its crowns, verdigris in the low places. Takes colours as a coat of transparent lacquer. */
export const bronze: Material = {
  id: "bronze",
  class: "metal",
  words: ["bronze", "bronzed", "statue bronze"],
  tileSize: 0.4,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.4,
      // darker than measured brass (0.91, 0.78, 0.42), which is bare metal: this has a skin
      colours: [
        [0.13, 0.068, 0.027],
        [0.245, 0.135, 0.056],
        [0.4, 0.24, 0.105],
      ],
      roughness: 0.36,
      uneven: 0.0004,
      tarnish: { colour: [0.05, 0.05, 0.033], amount: 0.6 },
      bloom: { colour: [0.12, 0.2, 0.15], share: 0.26, relief: 0.0002 },
    }),
};
