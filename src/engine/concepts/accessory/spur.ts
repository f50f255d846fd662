import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

import { strap } from "./riding-tack.ts";

/** Metres, about the heel of a boot: the yoke is open to the front. */
export function spurParts(): Part[] {
  const heel = sweep(
    rectangleOutline(0.005, 0.018, 0.002, 2),
    curveThrough(
      [
        [0.04, 0, 0.09],
        [0.043, 0, 0.04],
        [0.036, 0, 0.0],
        [0, 0, -0.022],
        [-0.036, 0, 0.0],
        [-0.043, 0, 0.04],
        [-0.04, 0, 0.09],
      ],
      7,
    ),
    { up: [0, 1, 0], scale: (t) => [1, 0.75 + t * (1 - t)], endRounding: 0.002 },
  );
  const star = Array.from({ length: 20 }, (_, i): readonly [number, number] => {
    const a = (i / 20) * TAU;
    const r = i % 2 === 0 ? 0.031 : 0.013;
    return [r * cos(a), r * sin(a)];
  });
  const rowel = move(turnY(plate(star, 0.004, 0.001), PI / 2), [0, 0.006, -0.082]);
  return [
    makePart("heel-band", "iron", settle(heel), { weight: 1 }),
    makePart(
      "shank",
      "iron",
      merge([
        tube(
          0.0075,
          curveThrough(
            [
              [0, 0, -0.02],
              [0, 0.008, -0.045],
              [0, 0.01, -0.06],
            ],
            5,
          ),
          12,
          { endRounding: 0.003 },
        ),
        ...[1, -1].map((s) => block([0.0035, 0.012, 0.035], [s * 0.0048, 0.008, -0.072], 0.0015)),
      ]),
      { weight: 0.8 },
    ),
    makePart("rowel", "rowel", rowel, { weight: 1 }),
    makePart("pin", "iron", bar([-0.009, 0.006, -0.082], [0.009, 0.006, -0.082], 0.004), { weight: 0.3 }),
    makePart(
      "strap",
      "leather",
      strap(
        [
          [0.041, 0.002, 0.088],
          [0.036, 0.03, 0.108],
          [0.015, 0.05, 0.122],
          [-0.015, 0.05, 0.122],
          [-0.036, 0.03, 0.108],
          [-0.041, 0.002, 0.088],
        ],
        0.022,
        [0, -0.56, 0.83],
      ),
      { weight: 0.8 },
    ),
    makePart(
      "buttons",
      "rowel",
      merge([1, -1].map((s) => move(stretch(sphere(0.013, 20, 10), [0.5, 1, 1]), [s * 0.044, 0.002, 0.086]))),
      { weight: 0.5 },
    ),
  ];
}

/** A spur. What makes it itself: a metal yoke about a boot's heel, a shank behind it with a turning star of points, and a leather strap over the instep on round buttons. */
export const spur = defineFromPlan({
  id: "spur",
  family: "accessory",
  words: ["spur", "spurs", "cowboy spur", "riding spur", "boot spur", "rowel"],
  senses: ["spur#4"],
  height: 0.09,
  view: { azimuth: 2.3, elevation: 0.35 },
  slots: {
    iron: mainSlot("silver steel brass", "", "yoke|shank|metal|band"),
    rowel: slot("brass silver", "", "star|wheel|button"),
    leather: slot("leather", "#6b3a1c #2a1a12", "strap"),
  },
  build: spurParts,
});
