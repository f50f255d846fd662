import { fromHex } from "../../../math/color.ts";

import { defineTreeFruit } from "./define-tree-fruit.ts";

export const peach = defineTreeFruit({
  id: "peach",
  words: ["peach", "nectarine", "apricot"],
  senses: ["peach#3", "nectarine#2", "apricot#2"],
  line: [
    [0, 0],
    [0.012, 0.0015],
    [0.031, 0.018],
    [0.0355, 0.036],
    [0.031, 0.054],
    [0.015, 0.0655],
    [0.005, 0.0635],
    [0, 0.0605],
  ],
  seam: 0.08,
  skin: "#f2a84a #f4b05e",
  blush: fromHex("#c9352c"),
  blushed: 0.85,
  roughness: 0.75,
  stem: 0.009,
  leaf: 0.052,
});
