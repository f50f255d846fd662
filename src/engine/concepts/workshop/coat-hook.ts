import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";

function build(): Part[] {
  const arm = (points: readonly (readonly [number, number, number])[], r: number) =>
    tube(r, curveThrough(points, 6), 14, { endRounding: r * 0.6 });
  return [
    makePart(
      "plate",
      "body",
      move(
        plate(
          [
            [-0.02, -0.055, 0.02],
            [0.02, -0.055, 0.02],
            [0.024, 0, 0.02],
            [0.02, 0.06, 0.02],
            [-0.02, 0.06, 0.02],
            [-0.024, 0, 0.02],
          ],
          0.008,
          0.003,
        ),
        [0, 0.08, 0],
      ),
      { weight: 0.8 },
    ),
    makePart(
      "hook",
      "body",
      arm(
        [
          [0, 0.06, 0],
          [0, 0.03, 0.012],
          [0, 0.012, 0.034],
          [0, 0.018, 0.058],
          [0, 0.043, 0.068],
        ],
        0.0075,
      ),
      { weight: 1 },
    ),
    makePart(
      "upper",
      "body",
      arm(
        [
          [0, 0.085, 0],
          [0, 0.09, 0.03],
          [0, 0.105, 0.062],
          [0, 0.13, 0.078],
        ],
        0.0075,
      ),
      { weight: 0.9 },
    ),
    ...makeParts(
      "ball",
      "body",
      [move(sphere(0.0125, 18), [0, 0.05, 0.0695]), move(sphere(0.0145, 18), [0, 0.135, 0.081])],
      { weight: 0.7 },
    ),
    ...makeParts(
      "screw",
      "pin",
      [0.042, 0.125].map((y) => move(disc(0.0055, 0.006, 0.002, 16), [0, y, 0.0015])),
      { weight: 0.4 },
    ),
  ];
}

/** A coat hook. What makes it itself: a narrow plate screwed to the wall, a long arm and a short one that rise from it, each with a ball at its end. */
export const coatHook = defineFromPlan({
  id: "coat-hook",
  family: "household",
  words: ["coat hook", "wall hook", "coat peg", "hat peg", "wall peg"],
  senses: [],
  height: 0.17,
  view: { azimuth: 0.45, elevation: 0.1 },
  slots: {
    body: mainSlot("bronze iron brushed-steel oak", "", "plate|arm|ball"),
    pin: slot("brushed-steel", "#8a8d92", "screw"),
  },
  build,
});
