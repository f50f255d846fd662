import { noise } from "../../../geometry/deform.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, sin } from "../../../math/elementary.ts";
import { chain, rotation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { tint } from "../tint.ts";
import { broadLeaves } from "./broad-leaves.ts";
import { defineRoot } from "./define-root.ts";

export const turnip = defineRoot({
  id: "turnip",
  words: ["turnip", "parsnip", "rutabaga", "swede"],
  senses: ["turnip#2", "parsnip#3", "turnip#1"],
  line: [
    [0, 0],
    [0.0012, 0.016],
    [0.004, 0.028],
    [0.032, 0.044],
    [0.042, 0.066],
    [0.036, 0.088],
    [0.012, 0.098],
    [0, 0.097],
  ],
  skin: "#f3ecdc",
  paint: (_u, v, angle, surface) => {
    tint(
      surface,
      fromHex("#8a2f72"),
      0.95 * smoothstep(0.55, 0.78, v + 0.06 * noise(cos(angle) * 5, sin(angle) * 5, 1, 3)),
    );
  },
  greens: (top) => broadLeaves(top - 0.003, 0.12, 6, 0.26),
  laid: chain(rotation(Z_AXIS, -0.55), rotation(Y_AXIS, 0.1)),
});
