import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Metal blasted with glass beads or grit: evenly matte, a fine grain all over, no line and no cloud. Takes colours as the metal's own. */
export const blastedMetal: Material = {
  id: "blasted-metal",
  class: "metal",
  words: [
    "blasted metal",
    "bead blasted metal",
    "sandblasted metal",
    "shot blasted metal",
    "bead blasted aluminium",
    "bead blasted aluminum",
    "blasted aluminium",
    "blasted aluminum",
    "blasted steel",
  ],
  tileSize: 0.15,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.15,
      // reflectance of aluminium and steel between each other, dimmed by the craters of the beads
      colours: [
        [0.4, 0.4, 0.405],
        [0.56, 0.56, 0.56],
        [0.68, 0.68, 0.675],
      ],
      roughness: 0.52,
      uneven: 0.00014,
      grain: 0.00007,
      scratches: 0,
      smudge: 0.12,
    }),
};
