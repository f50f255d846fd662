import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { place } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { greenPaint, risingLeaf } from "../leaves.ts";
import { roundBody } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

/** Celery and leek: long pale stalks, bundled or single, that turn green and leafy above. */
export const celery = defineFood({
  id: "celery",
  words: ["celery", "celery stalk", "rhubarb"],
  senses: ["celery#2", "celery#1", "rhubarb#1"],
  height: 0.3,
  slots: {
    stem: { ...slot("plastic", "#a8cc6a", "stalk|rib|body"), takesWhole: true },
    leaf: slot("plastic", "#5f9f34", "leaves|top"),
  },
  build: () => {
    const section = [
      [-0.013, 0.003],
      [-0.009, -0.004],
      [0, -0.0075],
      [0.009, -0.004],
      [0.013, 0.003],
      [0.007, 0.001],
      [0, -0.001],
      [-0.007, 0.001],
    ] as const;
    const stems: Geometry[] = [];
    const leaves: Geometry[] = [];
    for (let i = 0; i < 9; i += 1) {
      const a = (i / 9) * TAU + (i % 2) * 0.2;
      const r = i < 3 ? 0.008 : 0.021;
      const h = 0.185 + 0.03 * (i % 3);
      const lean = i < 3 ? 0.02 : 0.06;
      const path: Vec3[] = [
        [0, 0, 0],
        [0, h * 0.3, 0.002],
        [0, h * 0.7, 0.007],
        [0, h, 0.016],
      ];
      const rod = sweep(section, path, { scale: (t) => 1.1 - 0.45 * t, up: [0, 0, -1] });
      const at = chain(rotation(X_AXIS, lean), rotation(Y_AXIS, a), translation([sin(a) * r, 0, cos(a) * r]));
      stems.push(place(rod, at));
      for (let k = 0; k < 5; k += 1)
        leaves.push(
          place(
            risingLeaf(
              { length: 0.045, width: 0.032, thickness: 0.0014, fold: 0.25, droop: 0.6, steps: 5 },
              [0, h - 0.004 - 0.01 * (k % 2), 0.014],
              0.35 + 0.2 * (k % 3),
              k * 1.3,
            ),
            at,
          ),
        );
    }
    return [
      makePart("stalks", "stem", merge(stems), {
        weight: 1,
        paint: (s, x, y) => {
          tint(s, fromHex("#eef0d0"), 0.7 * smoothstep(0.07, 0, y));
          shade(s, 0.93 + 0.12 * Math.abs(sin(x * 2200)));
        },
      }),
      makePart(
        "foot",
        "stem",
        roundBody(
          [
            [0, -0.002],
            [0.018, 0],
            [0.021, 0.012],
            [0.018, 0.03],
            [0, 0.035],
          ],
          24,
          3,
        ),
        { weight: 0.5 },
      ),
      makePart("leaves", "leaf", merge(leaves), { weight: 0.9, paint: greenPaint(0.045) }),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.2 },
});
