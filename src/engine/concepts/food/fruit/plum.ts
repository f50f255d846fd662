import { fromHex } from "../../../math/color.ts";

import { defineTreeFruit } from "./define-tree-fruit.ts";

export const plum = defineTreeFruit({
  id: "plum",
  words: ["plum", "prune", "damson"],
  senses: ["plum#2"],
  line: [
    [0, 0],
    [0.009, 0.001],
    [0.0215, 0.014],
    [0.0245, 0.029],
    [0.0205, 0.044],
    [0.01, 0.0525],
    [0, 0.051],
  ],
  seam: 0.07,
  skin: "#4a1a4a #3f1844",
  blush: fromHex("#8a86b8"),
  blushed: 0.4,
  roughness: 0.4,
  stem: 0.017,
  leaf: 0.04,
});
