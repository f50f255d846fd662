import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Cast pewter: soft warm grey, dull in the hollows. Takes colours as a coat of lacquer. */
export const pewter: Material = {
  id: "pewter",
  class: "metal",
  words: ["pewter", "tin", "tin sheet", "antique silver", "britannia metal"],
  tileSize: 0.3,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.3,
      colours: [
        [0.3, 0.29, 0.27],
        [0.46, 0.445, 0.42],
        [0.6, 0.585, 0.555],
      ],
      roughness: 0.34,
      uneven: 0.0005,
      scratches: 700,
      tarnish: { colour: [0.09, 0.085, 0.075], amount: 0.6 },
    }),
};
