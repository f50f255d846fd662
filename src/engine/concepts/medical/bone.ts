import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ball, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { defineFromPlan, mainSlot } from "../define-from-plan.ts";

/** Half the length of the shaft, metres. */
const HALF = 0.09;

function build(): Part[] {
  const ends = [-1, 1].flatMap((side) =>
    [-1, 1].map((up) => add(ball([side * (HALF + 0.012), up * 0.021, 0], 0.026), 0.012)),
  );
  const clay = sculpt([
    add(roundCone([-HALF, 0, 0], [0, 0, 0], 0.021, 0.0165)),
    add(roundCone([0, 0, 0], [HALF, 0, 0], 0.0165, 0.021)),
    ...ends,
  ]);
  return [makePart("bone", "bone", meshSdf(clay, 0.0045), { weight: 1, crease: 1.4 })];
}

/** A bone, as dogs and cartoons have it. What makes it itself: a slender shaft with two round knobs at either end. */
export const bone = defineFromPlan({
  id: "bone",
  family: "object",
  words: ["bone", "dog bone", "chew bone", "thigh bone", "dog treat"],
  senses: ["bone#1"],
  height: 0.09,
  view: { azimuth: 0.35, elevation: 0.3 },
  slots: { bone: mainSlot("bone ivory", "#ece4d0", "knob|shaft") },
  build,
});
