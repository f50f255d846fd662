import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, settle } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, PI, sin } from "../../math/elementary.ts";
import { around } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

function build({ has, count }: Planned): Part[] {
  const hook = tube(
    0.0135,
    curveThrough(
      [
        [0.015, 1.5, 0],
        [0.1, 1.51, 0],
        [0.17, 1.56, 0],
        [0.2, 1.66, 0],
        [0.235, 1.71, 0],
      ],
      6,
    ),
    12,
    { endRounding: 0.008 },
  );
  const low = tube(
    0.011,
    curveThrough(
      [
        [0.015, 1.34, 0],
        [0.08, 1.31, 0],
        [0.125, 1.33, 0],
        [0.135, 1.39, 0],
      ],
      5,
    ),
    12,
    { endRounding: 0.007 },
  );
  const foot = tube(
    0.019,
    curveThrough(
      [
        [0.015, 0.42, 0],
        [0.1, 0.33, 0],
        [0.18, 0.16, 0],
        [0.25, 0.04, 0],
        [0.31, 0.019, 0],
      ],
      6,
    ),
    14,
    { endRounding: 0.012 },
  );
  const post = turnedPiece(
    [
      [0.02, 0.3, 0.008],
      [0.026, 0.36, 0.01],
      [0.024, 0.5, 0.01],
      [0.032, 0.52, 0.008],
      [0.024, 0.55, 0.01],
      [0.02, 1.1],
      [0.03, 1.14, 0.01],
      [0.022, 1.18, 0.01],
      [0.024, 1.64, 0.01],
      [0.034, 1.67, 0.012],
      [0.02, 1.7, 0.008],
      [0.034, 1.75, 0.02],
      [0.01, 1.79, 0.008],
    ],
    28,
  );
  const coat = settle(
    deform(
      lathe(
        roundCorners(
          [
            [0, 0.52],
            [0.17, 0.52, 0.01],
            [0.155, 0.8, 0.1],
            [0.125, 1.2, 0.05],
            [0.06, 1.36, 0.05],
            [0.02, 1.42],
            [0, 1.42],
          ],
          4,
        ),
        40,
      ),
      ([x, y, z]) => {
        const a = atan2(z, x);
        const fold = 1 + 0.13 * sin(7 * a + 0.6) * Math.min(1, (1.45 - y) * 1.6);
        return [x * fold * 0.72, y, z * fold * 1.06];
      },
    ),
  );
  const brim = lathe(
    roundCorners(
      [
        [0, 0],
        [0.17, -0.018, 0.01],
        [0.172, -0.008, 0.004],
        [0.1, 0.01, 0.01],
        [0.09, 0.1, 0.02],
        [0.055, 0.125, 0.02],
        [0, 0.11],
      ],
      4,
    ),
    40,
  );
  const band = lathe(
    [
      [0.09, 0.01],
      [0.1035, 0.008],
      [0.1005, 0.04],
      [0.09, 0.04],
    ],
    40,
    true,
  );
  const wear = has("coat");
  return [
    makePart("post", "body", post, { weight: 1 }),
    makePart("hooks", "body", merge(around(count, hook, 0.35)), { weight: 1 }),
    makePart("knobs", "body", merge(around(count, move(sphere(0.024, 16), [0.24, 1.715, 0]), 0.35)), { weight: 0.7 }),
    makePart(
      "low-hooks",
      "body",
      merge(around(count, merge([low, move(sphere(0.016, 12), [0.135, 1.395, 0])]), 0.35 + PI / count)),
      { weight: 0.5 },
    ),
    makePart("feet", "body", merge(around(4, foot, 0.35)), { weight: 0.9 }),
    ...(wear ? [makePart("coat", "coat", move(coat, [0.17, 0.08, 0.1]), { weight: 0.9 })] : []),
    ...(has("hat")
      ? [
          makePart("hat", "hat", move(brim, [0, 1.77, 0]), { weight: 0.8 }),
          makePart("band", "band", move(band, [0, 1.77, 0]), { weight: 0.3 }),
        ]
      : []),
  ];
}

/** A standing coat rack. What makes it itself: a tall turned post on four curved feet, upturned hooks with knobs around its top, often a hat on its tip and a coat on a hook. */
export const coatRack = defineFromPlan({
  id: "coat-rack",
  family: "furniture",
  words: ["coat rack", "coat stand", "hat stand", "coat tree", "hall tree", "hat rack", "clothes tree", "hatstand"],
  senses: ["coatrack", "hatrack"],
  height: 1.8,
  view: { azimuth: 0.35, elevation: 0.12 },
  slots: {
    body: mainSlot("oak", "#7a4422 #4a2814 #a8703c #2a1c16", "post|hook|foot|stand"),
    hat: slot("felt", "#3a2a20 #5a5d66 #1d1d20", "fedora"),
    band: slot("felt", "#120e0c"),
    coat: slot("woven-cotton", "#8a6a48 #3a4a6a #6a2a2e", "jacket"),
  },
  extras: { hat: { chance: 0.65 }, coat: { chance: 0.4 } },
  count: { slot: "body", min: 4, max: 6, most: 8 },
  build,
});
