import { noise } from "../../../geometry/deform.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint } from "../../../geometry/part.ts";
import { deform, place } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { risingLeaf } from "../leaves.ts";
import { roundBody, stalk } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

/** Corn: a long cob in straight rows of plump yellow kernels, green husks peeled back, silk at the tip. */
export const corn = defineFood({
  id: "corn",
  words: ["corn", "corn cob", "corn on the cob", "ear of corn", "maize", "sweetcorn", "cob of corn", "sweet corn"],
  senses: ["corn#1", "corn#2", "corn#3", "sweet corn#2"],
  height: 0.2,
  slots: {
    kernel: { ...slot("plastic", "#f3c11e #f0b814", "cob|grain|body"), takesWhole: true },
    husk: slot("plastic", "#7fa83c", "leaf|leaves|sheath"),
    silk: slot("felt", "#c9a25a", "hair"),
  },
  extras: { husk: { chance: 1 } },
  build: (food) => {
    const [rows, high, wide] = [16, 0.155, 0.0235];
    const line = Array.from({ length: 61 }, (_, i) => {
      const t = i / 60;
      const w =
        t < 0.6 ? 0.94 + 0.06 * sin(t * 2.6) : Math.sqrt(Math.max(0, 1 - ((t - 0.6) / 0.42) * ((t - 0.6) / 0.42)));
      return [i === 0 || i === 60 ? 0 : wide * w, t * high] as const;
    });
    const cell = (x: number, y: number, z: number): readonly [number, number] => {
      const a = (atan2(z, x) / TAU) * rows + rows;
      const row = Math.floor(a);
      const v = (y / high) * 27 + (row % 2) * 0.5;
      return [a - row - 0.5, v - Math.floor(v) - 0.5];
    };
    const cob = deform(lathe(line, rows * 6), ([x, y, z]) => {
      const [u, v] = cell(x, y, z);
      const f = 1 + 0.07 * (1 - 4 * u * u) * (1 - 3 * v * v);
      return [x * f, y, z * f];
    });
    const kernels: Paint = (surface, x, y, z) => {
      const [u, v] = cell(x, y, z);
      const edge = Math.min(0.5 - Math.abs(u), (0.5 - Math.abs(v)) * 1.1);
      tint(surface, fromHex("#a86a10"), 0.85 * smoothstep(0.14, 0.02, edge));
      shade(
        surface,
        1 + 0.12 * noise(Math.floor((atan2(z, x) / TAU) * rows) * 3.1, Math.floor((y / high) * 27) * 2.7, 1, food.seed),
      );
      surface.height += 0.0016 * smoothstep(0, 0.3, edge);
      surface.roughness = 0.22;
    };
    const laid = chain(rotation(Z_AXIS, -0.35), rotation(X_AXIS, -0.1));
    const parts = [makePart("cob", "kernel", place(cob, laid), { weight: 1, paint: kernels, crease: 1.2 })];
    if (food.has("husk")) {
      const blades = [0.3, 1.35, 2.5, 3.5, 4.5, 5.5].map((a, i) =>
        risingLeaf(
          {
            length: 0.135 + 0.02 * (i % 3),
            width: 0.05,
            thickness: 0.0022,
            fold: 0.45,
            droop: 1.15 - 0.5 * (i % 2),
            steps: 10,
          },
          [sin(a) * 0.009, -0.006, cos(a) * 0.009],
          0.62 - 0.24 * (i % 2),
          a,
        ),
      );
      const foot = roundBody(
        [
          [0, -0.028],
          [0.0095, -0.027],
          [0.011, -0.006],
          [0.019, 0.004],
          [0, 0.012],
        ],
        18,
        3,
      );
      const lines: Paint = (surface, x, y, z) => {
        shade(surface, 0.85 + 0.3 * (0.5 + 0.5 * sin(x * 2600)));
        tint(surface, fromHex("#d8dca0"), 0.4 * smoothstep(0.05, 0.0, z) + 0 * y);
      };
      parts.push(makePart("husk", "husk", place(merge([...blades, foot]), laid), { weight: 0.9, paint: lines }));
      const silk = Array.from({ length: 12 }, (_, i) =>
        stalk(
          [
            [0.002 * cos(i), high - 0.008, 0.002 * sin(i)],
            [0.006 * cos(i), high + 0.012, 0.006 * sin(i)],
            [0.016 * cos(i), high + 0.02 - 0.012 * (i % 3), 0.016 * sin(i)],
          ],
          0.0006,
          0,
          5,
        ),
      );
      parts.push(makePart("silk", "silk", place(merge(silk), laid), { weight: 0.3 }));
    }
    return parts;
  },
  view: { azimuth: 0.2, elevation: 0.2 },
});
