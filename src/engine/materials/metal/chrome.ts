import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Chromium plate: a cold mirror as flat as glass, with next to no scratches. Takes colours as a coat of lacquer. */
export const chrome: Material = {
  id: "chrome",
  class: "metal",
  words: ["chrome", "chromium", "chrome plated metal", "polished chrome", "mirror", "polished metal", "liquid metal"],
  tileSize: 0.3,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.3,
      // measured F0 of chromium: 0.55, 0.56, 0.55; plate over nickel is a little brighter
      colours: [
        [0.58, 0.6, 0.62],
        [0.64, 0.66, 0.68],
        [0.68, 0.7, 0.71],
      ],
      roughness: 0.035,
      uneven: 0,
      scratches: 60,
      smudge: 0.35,
    }),
};
