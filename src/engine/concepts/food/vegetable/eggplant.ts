import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import { deform, place } from "../../../geometry/place.ts";
import { TAU } from "../../../math/elementary.ts";
import { chain, rotation } from "../../../math/mat4.ts";
import { type Vec3, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { risingLeaf } from "../leaves.ts";
import { roundBody, stalk } from "../shapes.ts";
import { glossy } from "../tint.ts";

/** Eggplant: a heavy, glossy, near-black purple drop under a green cap with points and a thick stalk. */
export const eggplant = defineFood({
  id: "eggplant",
  words: ["eggplant", "aubergine"],
  senses: ["eggplant#1", "eggplant#2"],
  height: 0.18,
  slots: {
    skin: { ...slot("plastic", "#2c1240 #34164a", "flesh|body|peel"), takesWhole: true },
    cap: slot("plastic", "#5a8a34", "stem|stalk|calyx"),
  },
  build: () => {
    const line: Point2[] = [
      [0, 0.001],
      [0.018, 0.002],
      [0.038, 0.028],
      [0.04, 0.056],
      [0.031, 0.094],
      [0.022, 0.127],
      [0.017, 0.145],
      [0.009, 0.152],
      [0, 0.153],
    ];
    const bent = (g: Geometry) =>
      deform(g, ([x, y, z]): Vec3 => [x + 1.3 * Math.max(0, y - 0.05) * Math.max(0, y - 0.05), y, z]);
    const sepals = Array.from({ length: 6 }, (_, i) =>
      risingLeaf(
        { length: 0.046, width: 0.02, thickness: 0.003, fold: 0.12, droop: 1.45, steps: 9 },
        [0, 0.1535, 0],
        1.25,
        (i / 6) * TAU,
      ),
    );
    const hat = roundBody(
      [
        [0, 0.143],
        [0.0185, 0.141],
        [0.0165, 0.151],
        [0.008, 0.156],
        [0, 0.157],
      ],
      28,
      4,
    );
    const laid = chain(rotation(Z_AXIS, -0.95), rotation(Y_AXIS, 0.25));
    return [
      makePart("eggplant", "skin", place(bent(roundBody(line, 48, 6)), laid), {
        weight: 1,
        paint: glossy(0.08),
        crease: 1.2,
      }),
      makePart("cap", "cap", place(bent(merge([hat, ...sepals])), laid), { weight: 0.8 }),
      makePart(
        "stem",
        "cap",
        place(
          bent(
            stalk(
              [
                [0, 0.153, 0],
                [0.001, 0.17, 0],
                [0.006, 0.184, 0],
              ],
              0.0055,
              0.35,
              12,
            ),
          ),
          laid,
        ),
        { weight: 0.7 },
      ),
    ];
  },
  view: { azimuth: 0.25, elevation: 0.34 },
});
