import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Lead sheet: soft, dented, dull blue-grey under a pale bloom. Takes colours as a coat of lacquer. */
export const lead: Material = {
  id: "lead",
  class: "metal",
  words: ["lead", "lead sheet", "leaden metal"],
  tileSize: 0.4,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.4,
      // measured F0 of lead: 0.63, 0.63, 0.64; in air it dulls within days
      colours: [
        [0.16, 0.17, 0.19],
        [0.24, 0.255, 0.28],
        [0.33, 0.345, 0.37],
      ],
      roughness: 0.55,
      uneven: 0.0012,
      grain: 0.00008,
      scratches: 500,
      bloom: { colour: [0.36, 0.37, 0.385], share: 0.26, relief: 0.0001 },
    }),
};
