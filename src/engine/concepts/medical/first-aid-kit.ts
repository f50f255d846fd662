import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";

const WIDE = 0.36;
const TALL = 0.25;
const DEEP = 0.13;

function build(): Part[] {
  const cross = merge([
    block([0.135, 0.045, 0.012], [0, TALL / 2, DEEP / 2 + 0.002], 0.003),
    block([0.045, 0.135, 0.012], [0, TALL / 2, DEEP / 2 + 0.002], 0.003),
  ]);
  const handle = tube(
    0.0105,
    curveThrough(
      [
        [-0.075, TALL - 0.006, 0],
        [-0.072, TALL + 0.032, 0],
        [-0.055, TALL + 0.046, 0],
        [0.055, TALL + 0.046, 0],
        [0.072, TALL + 0.032, 0],
        [0.075, TALL - 0.006, 0],
      ],
      6,
    ),
    14,
  );
  const latch = (x: number) =>
    merge([
      block([0.03, 0.022, DEEP * 0.36], [x, TALL + 0.001, 0], 0.004),
      block([0.022, 0.012, DEEP * 0.5], [x, TALL - 0.002, 0], 0.003),
    ]);
  return [
    makePart("front", "case", block([WIDE, TALL, DEEP / 2 - 0.003], [0, TALL / 2, DEEP / 4 + 0.001], 0.02, 4), {
      weight: 1,
    }),
    makePart("back", "case", block([WIDE, TALL, DEEP / 2 - 0.003], [0, TALL / 2, -DEEP / 4 - 0.001], 0.02, 4), {
      weight: 1,
    }),
    makePart("seam", "trim", block([WIDE - 0.012, TALL - 0.012, 0.014], [0, TALL / 2, 0], 0.012, 3), { weight: 0.6 }),
    makePart("cross", "cross", cross, { weight: 1 }),
    makePart("handle", "trim", handle, { weight: 0.8 }),
    ...makeParts("latch", "latch", [latch(-0.125), latch(0.125)], { weight: 0.7 }),
  ];
}

/** A first-aid kit. What makes it itself: a rounded case with a big cross on its front, a carrying handle and two latches. */
export const firstAidKit = defineFromPlan({
  id: "first-aid-kit",
  family: "object",
  words: [
    "first aid kit",
    "first aid box",
    "medical kit",
    "medkit",
    "med kit",
    "medpack",
    "med pack",
    "health pack",
    "health kit",
    "medicine box",
    "doctor's bag",
  ],
  height: 0.3,
  view: { azimuth: 0.4, elevation: 0.22 },
  slots: {
    case: mainSlot("plastic", "", "box|body"),
    cross: slot("plastic", "", "symbol|sign"),
    trim: slot("plastic", "#3a3d42", "handle|seam"),
    latch: slot("brushed-steel", "", "clasp|buckle"),
  },
  kinds: {
    red: { weight: 3, dress: { case: "#c4221c #b81a1a", cross: "#f7f7f4" } },
    white: { weight: 2, dress: { case: "#f3f2ee", cross: "#c8201a" } },
    green: { weight: 0.6, dress: { case: "#1f7a45", cross: "#f7f7f4" } },
  },
  build,
});
