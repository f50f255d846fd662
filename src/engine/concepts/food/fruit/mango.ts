import { fromHex } from "../../../math/color.ts";
import { chain, rotation } from "../../../math/mat4.ts";
import { Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";

import { defineTreeFruit } from "./define-tree-fruit.ts";

export const mango = defineTreeFruit({
  id: "mango",
  words: ["mango", "papaya", "tropical fruit"],
  senses: ["mango#2", "papaya#2"],
  line: [
    [0, 0],
    [0.015, 0.003],
    [0.031, 0.024],
    [0.0365, 0.05],
    [0.032, 0.076],
    [0.018, 0.095],
    [0.006, 0.1],
    [0, 0.1],
  ],
  skin: "#eaa22a #d9a52c",
  blush: fromHex("#b8281e"),
  blushed: 0.9,
  freckles: fromHex("#f0d25a"),
  roughness: 0.32,
  stem: 0.008,
  leaf: 0.06,
  laid: chain(rotation(Z_AXIS, 0.95), rotation(Y_AXIS, -0.2)),
});
