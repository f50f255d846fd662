import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Workshop steel scratched all ways by years of use. Takes colours as a coat of lacquer. */
export const scratchedSteel: Material = {
  id: "scratched-steel",
  class: "metal",
  words: ["scratched steel", "scratched metal", "scuffed metal", "scraped metal"],
  tileSize: 0.3,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.3,
      colours: [
        [0.24, 0.24, 0.245],
        [0.42, 0.42, 0.42],
        [0.64, 0.635, 0.625],
      ],
      roughness: 0.3,
      uneven: 0.00014,
      scratches: 700,
      scratchLength: 0.75,
      scored: 6,
      tarnish: { colour: [0.12, 0.11, 0.1], amount: 0.35 },
    }),
};
