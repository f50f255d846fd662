import { makePart } from "../../../geometry/make-part.ts";
import { move } from "../../../geometry/place.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { greenPaint, risingLeaf } from "../leaves.ts";
import { roundBody, stalk } from "../shapes.ts";
import { glossy } from "../tint.ts";

/** Cherries: two dark red shining balls, dimpled at the top, whose long thin stems meet above, with a leaf. */
export const cherry = defineFood({
  id: "cherry",
  words: ["cherry", "pair of cherries", "sour cherry"],
  senses: ["cherry#3"],
  height: 0.07,
  slots: {
    flesh: { ...slot("plastic", "#a00d1c #8c0a1a #b8141f", "skin|fruit|body"), takesWhole: true },
    stem: slot("felt", "#6b7f2c", "stalk"),
    leaf: slot("plastic", "#3f8328", "leaves"),
  },
  extras: { leaf: { chance: 0.9 } },
  build: (food) => {
    const r = 0.0125;
    const body = roundBody(
      [
        [0, -r * 0.95],
        [r * 0.6, -r * 0.8],
        [r, -r * 0.05],
        [r * 0.82, r * 0.66],
        [r * 0.3, r * 0.84],
        [0, r * 0.66],
      ],
      36,
    );
    const join: Vec3 = [0.002, 0.068, 0];
    const spots: Vec3[] = [
      [-0.0145, r * 0.95, 0.003],
      [0.0155, r * 0.95, -0.002],
    ];
    const parts = spots.flatMap(([x, y, z], i) => [
      makePart(`cherry-${i + 1}`, "flesh", move(body, [x, y, z]), { weight: 1, paint: glossy(0.12), crease: 1.2 }),
      makePart(
        `stem-${i + 1}`,
        "stem",
        stalk([[x, y + r * 0.55, z], [x * 1.05, 0.038, z], [x * 0.5, 0.057, z * 0.5], join], 0.0009, 0.5, 8),
        { weight: 0.8 },
      ),
    ]);
    if (food.has("leaf")) {
      const blade = risingLeaf(
        { length: 0.034, width: 0.016, thickness: 0.0008, fold: 0.25, droop: 0.9 },
        join,
        1.15,
        1.1,
      );
      parts.push(makePart("leaf", "leaf", blade, { weight: 0.7, paint: greenPaint(0.034) }));
    }
    return parts;
  },
  view: { azimuth: 0.25, elevation: 0.2 },
});
