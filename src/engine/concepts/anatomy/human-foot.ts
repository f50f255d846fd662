import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { settle } from "../../geometry/place.ts";
import { add, addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, halfSpace, limb } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot } from "../define-from-plan.ts";

/** Toes from the big one on: where each begins and ends, and how thick it is. A right foot, toes to +Z. */
const TOES: readonly (readonly [from: Vec3, to: Vec3, radius: number])[] = [
  [[-0.026, 0.014, 0.108], [-0.0275, 0.0125, 0.146], 0.0128],
  [[-0.006, 0.013, 0.114], [-0.006, 0.0095, 0.146], 0.0088],
  [[0.0095, 0.012, 0.106], [0.0105, 0.009, 0.137], 0.0082],
  [[0.0235, 0.011, 0.094], [0.0255, 0.0085, 0.123], 0.0078],
  [[0.035, 0.0105, 0.077], [0.038, 0.008, 0.103], 0.0074],
];

function build(): Part[] {
  const clay = sculpt([
    ...addAll(
      limb([
        [[0, 0.17, -0.068], 0.032],
        [[0, 0.115, -0.07], 0.0285],
        [[0, 0.078, -0.072], 0.031],
      ]),
      0.015,
    ),
    // heel, instep and ball
    add(ellipsoid([0, 0.033, -0.088], [0.031, 0.036, 0.037]), 0.02),
    ...addAll(
      limb([
        [[-0.001, 0.068, -0.058], 0.031],
        [[-0.004, 0.047, 0], 0.028],
        [[-0.006, 0.027, 0.062], 0.021],
        [[-0.008, 0.018, 0.1], 0.014],
      ]),
      0.02,
    ),
    add(ellipsoid([0.008, 0.019, 0.02], [0.036, 0.019, 0.075]), 0.02),
    add(ellipsoid([-0.02, 0.018, 0.086], [0.022, 0.018, 0.03]), 0.016),
    add(ellipsoid([0.016, 0.014, 0.075], [0.026, 0.014, 0.032]), 0.014),
    carve(ellipsoid([-0.045, -0.002, 0.0], [0.022, 0.024, 0.05]), 0.016),
    // ankle bones
    add(ball([-0.0285, 0.088, -0.062], 0.0098), 0.012),
    add(ball([0.0285, 0.081, -0.068], 0.0098), 0.012),
    ...TOES.flatMap(([from, to, r]) => [
      ...addAll(
        limb([
          [from, r],
          [[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + r * 0.22, (from[2] + to[2]) / 2], r * 0.88],
          [to, r * 0.98],
        ]),
        0.0035,
      ),
    ]),
    carve(halfSpace([0, 0, 0], [0, 1, 0]), 0.004),
    carve(halfSpace([0, 0.185, 0], [0, -1, 0]), 0.002),
  ]);
  const nails = TOES.map(([, [x, y, z], r]) =>
    settle(meshSdf(ellipsoid([x, y + r * 0.66, z + r * 0.34], [r * 0.6, r * 0.3, r * 0.66]), 0.0014)),
  );
  return [
    makePart("foot", "skin", settle(meshSdf(clay, 0.003)), { weight: 1, crease: 1.3 }),
    ...nails.map((nail, i) => makePart(`nail-${i + 1}`, "nail", nail, { weight: 0.3 })),
  ];
}

/** A human foot cut off over the ankle. What makes it itself: five toes from large to small with their nails, an arched instep, a round heel, ankle bones on both sides. */
export const humanFoot = defineFromPlan({
  id: "human-foot",
  family: "anatomy",
  words: ["human foot", "bare foot", "severed foot", "mannequin foot"],
  senses: [],
  height: 0.185,
  view: { azimuth: 0.75, elevation: 0.3 },
  slots: {
    skin: mainSlot("skin", "#d9a184 #c58a68 #8d5a3c #e6b79c #6b4128", "heel|toe|ankle|sole"),
    nail: mainSlot("ceramic-glaze", "#e8c2b4 #e2b8aa", "toenail"),
  },
  build,
});
