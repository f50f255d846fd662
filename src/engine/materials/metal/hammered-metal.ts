import type { Material } from "../material.ts";
import { hammerMetal } from "./hammer-metal.ts";

/** Steel beaten all over with a round hammer. Takes colours as a coat of lacquer. */
export const hammeredMetal: Material = {
  id: "hammered-metal",
  class: "metal",
  words: ["hammered metal", "hammered steel", "beaten metal", "planished metal", "dented metal", "hammered iron"],
  tileSize: 0.3,
  shade: (context) =>
    hammerMetal(context, {
      tileSize: 0.3,
      colours: [
        [0.34, 0.34, 0.345],
        [0.5, 0.5, 0.5],
        [0.62, 0.615, 0.61],
      ],
      roughness: 0.25,
      blows: 14,
      depth: 0.0044,
      patina: 0.7,
    }),
};
