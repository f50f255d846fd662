import { noise } from "../../../geometry/deform.ts";
import { cos, sin } from "../../../math/elementary.ts";
import { chain, rotation } from "../../../math/mat4.ts";
import { Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { shade } from "../tint.ts";
import { broadLeaves } from "./broad-leaves.ts";
import { defineRoot } from "./define-root.ts";

export const beetroot = defineRoot({
  id: "beetroot",
  words: ["beetroot", "beet", "sugar beet"],
  senses: ["beet#2", "beet#1"],
  line: [
    [0, 0],
    [0.0012, 0.02],
    [0.005, 0.034],
    [0.03, 0.052],
    [0.037, 0.075],
    [0.03, 0.098],
    [0.01, 0.108],
    [0, 0.107],
  ],
  skin: "#6a1434 #5c102e",
  paint: (_u, v, angle, surface) => {
    shade(surface, 0.9 + 0.3 * noise(v * 40, cos(angle) * 2, sin(angle) * 2, 3));
    surface.roughness = 0.6;
  },
  greens: (top) => broadLeaves(top - 0.003, 0.15, 6, 0.3),
  laid: chain(rotation(Z_AXIS, -0.6), rotation(Y_AXIS, 0.1)),
});
