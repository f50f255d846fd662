import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { turned } from "../../geometry/slab.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Radius of the wheel, and the height of its axle. */
const WHEEL = 0.046;

function build(): Part[] {
  // sharp at the edge, flat within
  const blade = turned(
    [
      [0, -0.0012],
      [WHEEL * 0.84, -0.0012],
      [WHEEL, 0],
      [WHEEL * 0.84, 0.0012],
      [0, 0.0012],
    ],
    72,
  );
  const fork = merge([
    ...[-1, 1].map((side) => block([0.014, 0.056, 0.003], [0, WHEEL + 0.022, side * 0.0055], 0.0012)),
    block([0.016, 0.006, 0.015], [0, WHEEL + 0.05, 0], 0.0015),
  ]);
  const guard = turnedUp(
    [
      [0, 0.096],
      [0.02, 0.096, 0.003],
      [0.022, 0.103, 0.003],
      [0.012, 0.108],
      [0, 0.108],
    ],
    32,
  );
  const handle = turnedUp(
    [
      [0, 0.106],
      [0.011, 0.106, 0.003],
      [0.0125, 0.13, 0.02],
      [0.0155, 0.17, 0.04],
      [0.0125, 0.212, 0.02],
      [0.014, 0.225, 0.008],
      [0, 0.228],
    ],
    32,
    4,
  );
  return [
    makePart("blade", "blade", move(blade, [0, WHEEL, 0]), { weight: 1 }),
    makePart("hub", "blade", bar([0, WHEEL, -0.0085], [0, WHEEL, 0.0085], 0.0075, 24), { weight: 0.7 }),
    makePart("fork", "blade", fork, { weight: 0.8 }),
    makePart("guard", "handle", guard, { weight: 0.7 }),
    makePart("handle", "handle", handle, { weight: 1, grain: "y" }),
  ];
}

/** A pizza cutter. What makes it itself: a thin sharp wheel of steel in a fork, under a thumb guard and a swelling handle. */
export const pizzaCutter = defineFromPlan({
  id: "pizza-cutter",
  family: "tool",
  words: ["pizza cutter", "pizza wheel", "pizza slicer", "pastry wheel", "rotary cutter"],
  height: 0.23,
  view: { azimuth: 0.45, elevation: 0.14 },
  slots: {
    blade: mainSlot("brushed-steel", "", "wheel|disc|fork"),
    handle: slot("plastic oak", "#1b1b1d #b3241e #8a5a30", "grip|guard", true),
  },
  build,
  sockets: () => [{ name: "hand", position: [0, 0.17, 0], normal: [0, 0, 1], radius: 0.014 }],
});
