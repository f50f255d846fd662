import type { Material } from "../material.ts";
import { hammerMetal } from "./hammer-metal.ts";

/** Copper beaten with a round hammer, browned along the ridges. Takes colours as a coat of lacquer. */
export const hammeredCopper: Material = {
  id: "hammered-copper",
  class: "metal",
  words: ["hammered copper", "beaten copper", "copper bowl", "hammered bronze"],
  tileSize: 0.3,
  shade: (context) =>
    hammerMetal(context, {
      tileSize: 0.3,
      colours: [
        [0.5, 0.18, 0.09],
        [0.78, 0.36, 0.22],
        [0.9, 0.5, 0.34],
      ],
      roughness: 0.2,
      blows: 11,
      depth: 0.0052,
      patina: 0.9,
    }),
};
