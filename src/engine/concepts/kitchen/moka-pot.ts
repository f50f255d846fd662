import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { beam } from "../pieces.ts";

/** Sides of the boiler and the jug. */
const SIDES = 8;

function build(): Part[] {
  const boiler = lathe(
    [
      [0, 0],
      [0.046, 0],
      [0.05, 0.006],
      [0.041, 0.078],
      [0.038, 0.082],
      [0, 0.082],
    ],
    SIDES,
  );
  const jug = lathe(
    [
      [0, 0.092],
      [0.036, 0.092],
      [0.039, 0.098],
      [0.05, 0.178],
      [0.05, 0.183],
      [0, 0.183],
    ],
    SIDES,
  );
  const lid = lathe(
    [
      [0, 0.183],
      [0.052, 0.183],
      [0.052, 0.187],
      [0.03, 0.2],
      [0, 0.206],
    ],
    SIDES,
  );
  const grip = curveThrough(
    [
      [0.046, 0.172, 0],
      [0.074, 0.176, 0],
      [0.09, 0.168, 0],
      [0.093, 0.13, 0],
      [0.09, 0.095, 0],
      [0.086, 0.085, 0],
    ],
    6,
  );
  const spout = turnZ(
    lathe(
      [
        [0, -0.01],
        [0.008, -0.01],
        [0.016, 0.034],
        [0, 0.034],
      ],
      4,
    ),
    0.42,
  );
  return [
    makePart("boiler", "body", settle(boiler), { weight: 1 }),
    makePart(
      "ring",
      "body",
      turnedUp(
        [
          [0, 0.079],
          [0.0405, 0.079, 0.001],
          [0.0405, 0.094, 0.001],
          [0, 0.094],
        ],
        40,
      ),
      {
        weight: 0.8,
      },
    ),
    makePart("jug", "body", settle(jug), { weight: 1 }),
    makePart("lid", "body", settle(lid), { weight: 0.9 }),
    makePart("spout", "body", settle(move(spout, [-0.045, 0.15, 0])), { weight: 0.7 }),
    makePart(
      "knob",
      "grip",
      turnedUp(
        [
          [0, 0.203],
          [0.006, 0.203],
          [0.006, 0.208, 0.002],
          [0.012, 0.216, 0.004],
          [0.011, 0.226, 0.004],
          [0, 0.228],
        ],
        24,
      ),
      { weight: 0.6 },
    ),
    makePart("handle", "grip", sweep(ellipseOutline(0.0075, 0.0105, 16), grip, { endRounding: 0.003 }), { weight: 1 }),
    makePart("hinge", "body", beam([0.046, 0.184, 0], [0.062, 0.18, 0], 0.014, 0.01), { weight: 0.4 }),
    makePart(
      "valve",
      "valve",
      move(
        turnZ(
          turnedUp(
            [
              [0, 0],
              [0.006, 0],
              [0.006, 0.01, 0.002],
              [0, 0.01],
            ],
            16,
          ),
          -1.45,
        ),
        [0.045, 0.045, 0.006],
      ),
      {
        weight: 0.4,
      },
    ),
  ];
}

/** A moka pot. What makes it itself: an eight-sided boiler of aluminium narrowing to a ring in the middle, an eight-sided jug widening above it, a beak, a lid with a black knob, an angled black handle. */
export const mokaPot = defineFromPlan({
  id: "moka-pot",
  family: "vessel",
  words: [
    "moka pot",
    "moka",
    "stovetop espresso maker",
    "bialetti",
    "espresso pot",
    "italian coffee maker",
    "coffee percolator",
  ],
  height: 0.23,
  vary: 0.04,
  view: { azimuth: 0.3, elevation: 0.22 },
  slots: {
    body: mainSlot("brushed-aluminium brushed-steel", "", "boiler|jug|lid|base|spout"),
    grip: slot("plastic", "#161617 #161617 #7a1c1c", "handle|knob"),
    valve: slot("brass", "", "screw"),
  },
  build,
  sockets: () => [{ name: "hand", position: [0.09, 0.13, 0], normal: [1, 0, 0], radius: 0.01 }],
});
