import type { Material } from "../material.ts";
import { corrugate } from "./corrugate.ts";

/** Corrugated zinc sheet, grey and streaked, with screws along the laps. Takes colours as a coat of paint. */
export const corrugatedMetal: Material = {
  id: "corrugated-metal",
  class: "metal",
  words: [
    "corrugated metal",
    "corrugated steel",
    "corrugated iron",
    "corrugated sheet",
    "corrugated roof",
    "corrugated metal sheet",
    "corrugated tin",
    "ribbed metal",
    "metal roof",
  ],
  tileSize: 1,
  shade: (context) =>
    corrugate(context, {
      tileSize: 1,
      waves: 11,
      depth: 0.03,
      colours: [
        [0.3, 0.315, 0.325],
        [0.45, 0.465, 0.475],
        [0.58, 0.595, 0.6],
      ],
      rust: 0.12,
    }),
};
