import { fromHex } from "../../../math/color.ts";
import { chain, rotation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { tint } from "../tint.ts";
import { broadLeaves } from "./broad-leaves.ts";
import { defineRoot } from "./define-root.ts";

export const radish = defineRoot({
  id: "radish",
  words: ["radish"],
  senses: ["radish#4", "radish#1"],
  line: [
    [0, 0],
    [0.0008, 0.014],
    [0.0025, 0.026],
    [0.013, 0.036],
    [0.0178, 0.05],
    [0.0155, 0.063],
    [0.006, 0.07],
    [0, 0.0695],
  ],
  skin: "#c4163f #cf1f4a",
  paint: (_u, v, _angle, surface) => tint(surface, fromHex("#f6efe6"), smoothstep(0.5, 0.32, v)),
  greens: (top) => broadLeaves(top - 0.003, 0.085, 5, 0.28),
  laid: chain(rotation(Z_AXIS, -0.75), rotation(Y_AXIS, 0.1)),
});
