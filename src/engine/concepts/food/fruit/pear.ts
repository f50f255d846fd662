import { fromHex } from "../../../math/color.ts";

import { defineTreeFruit } from "./define-tree-fruit.ts";

export const pear = defineTreeFruit({
  id: "pear",
  words: ["pear", "green pear"],
  senses: ["pear#1"],
  line: [
    [0, 0.003],
    [0.016, 0],
    [0.032, 0.014],
    [0.0365, 0.034],
    [0.03, 0.056],
    [0.0185, 0.075],
    [0.0145, 0.089],
    [0.0085, 0.098],
    [0, 0.099],
  ],
  skin: "#b9be3a #c6bb42 #a3b53a",
  blush: fromHex("#c77a2c"),
  blushed: 0.55,
  freckles: fromHex("#7a5a24"),
  roughness: 0.38,
  stem: 0.024,
  leaf: 0.042,
});
