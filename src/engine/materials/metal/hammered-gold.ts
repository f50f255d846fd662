import type { Material } from "../material.ts";
import { hammerMetal } from "./hammer-metal.ts";

/** Gold beaten with a small round hammer. Takes colours as a coat of lacquer. */
export const hammeredGold: Material = {
  id: "hammered-gold",
  class: "metal",
  words: ["hammered gold", "beaten gold", "hammered brass", "hammered silver"],
  tileSize: 0.3,
  shade: (context) =>
    hammerMetal(context, {
      tileSize: 0.3,
      colours: [
        [0.66, 0.36, 0.08],
        [0.86, 0.55, 0.17],
        [0.9, 0.66, 0.27],
      ],
      roughness: 0.16,
      blows: 15,
      depth: 0.0038,
      patina: 0.6,
    }),
};
