import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

function build(): Part[] {
  const blade = plate(
    [
      [-0.03, 0.0, 0.03],
      [0.2, 0.02, 0.1],
      [0.3, 0.16, 0.12],
      [0.27, 0.46, 0.12],
      [0.12, 0.66, 0.06],
      [0.1, 1.12, 0.02],
      [-0.03, 1.12, 0.02],
    ],
    0.05,
    0.012,
  );
  const arm = sweep(
    circleOutline(0.034, 18),
    curveThrough(
      [
        [0.16, 1.19, 0],
        [0.0, 1.19, 0],
        [-0.3, 1.23, 0],
        [-0.62, 1.36, 0],
        [-0.92, 1.42, 0],
        [-1.06, 1.41, 0],
      ],
      8,
    ),
    {
      up: [0, 0, 1],
      scale: (t) => (t < 0.16 ? 1.25 : t > 0.88 ? 0.95 : 1.25 - 0.55 * t),
      endRounding: 0.014,
      endSteps: 3,
    },
  );
  const irons = [0.3, 0.62, 0.98].flatMap((y) => [
    block([0.19, 0.034, 0.066], [0.06, y, 0], 0.006),
    bar([-0.05, y - 0.04, 0], [-0.05, y + 0.04, 0], 0.02),
  ]);
  return [
    makePart("blade", "body", blade, { weight: 1, grain: "y" }),
    makePart("boards", "iron", merge([0.12, 0.2].map((x) => block([0.006, 0.5, 0.052], [x, 0.3, 0], 0.001))), {
      weight: 0.1,
    }),
    makePart("stock", "body", block([0.17, 0.2, 0.085], [0.035, 1.13, 0], 0.014, 2), { weight: 0.7 }),
    makePart("tiller", "handle", settle(arm), { weight: 1, grain: "x" }),
    makePart("irons", "iron", merge(irons), { weight: 0.6 }),
    makePart(
      "bolt",
      "iron",
      merge(
        [1, -1].map((s) => move(stretch(turnX(sphere(0.02, 16, 8), PI / 2), [1, 1, 0.5]), [0.035, 1.17, s * 0.043])),
      ),
      {
        weight: 0.3,
      },
    ),
    makePart("knob", "iron", move(stretch(sphere(0.04, 20, 12), [0.5, 1, 1]), [-0.9, 1.42, 0]), { weight: 0.4 }),
  ];
}

/** A boat's tiller with its rudder. What makes it itself: a long wooden arm that bends up to the hand from the head of an upright rudder, whose broad blade widens below, with iron straps and pins down its forward edge. */
export const tiller = defineFromPlan({
  id: "tiller",
  family: "vehicle",
  words: [
    "tiller",
    "boat tiller",
    "ship tiller",
    "tiller handle",
    "rudder",
    "boat rudder",
    "ship rudder",
    "sailboat tiller",
  ],
  senses: ["tiller#3", "rudder#2"],
  height: 1.45,
  view: { azimuth: 0.35, elevation: 0.14 },
  slots: {
    body: mainSlot("oak mahogany", "#8a5a30 #6a3a20", "rudder|blade|wood"),
    handle: slot("ash mahogany", "#c8935a #8a4a26", "arm|bar|grip", true),
    iron: slot("brass iron", "", "strap|hinge|pintle|metal"),
  },
  build,
});
