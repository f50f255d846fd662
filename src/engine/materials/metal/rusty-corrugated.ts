import type { Material } from "../material.ts";
import { corrugate } from "./corrugate.ts";

/** Corrugated iron that has rusted in broad patches and long runs. Takes colours in what paint is left. */
export const rustyCorrugated: Material = {
  id: "rusty-corrugated",
  class: "metal",
  words: [
    "rusty corrugated metal",
    "corrugated rusty sheet",
    "rusted corrugated iron",
    "rusty corrugated iron",
    "rusty metal roof",
    "rusty corrugated roof",
    "shanty wall",
    "rusty corrugated sheet",
  ],
  tileSize: 1,
  shade: (context) =>
    corrugate(context, {
      tileSize: 1,
      waves: 11,
      depth: 0.03,
      colours: [
        [0.24, 0.25, 0.255],
        [0.36, 0.37, 0.375],
        [0.47, 0.48, 0.48],
      ],
      rust: context.colours[0] ? 0.28 : 0.72,
    }),
};
