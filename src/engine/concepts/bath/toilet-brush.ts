import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, GOLDEN_ANGLE, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Middle, half the length and radius of the bristles, metres. */
const [MID, HALF, REACH] = [0.105, 0.046, 0.041];

/** Tufts that stand out from the stem on all sides, the head as round as an egg. */
function tufts(): Geometry {
  const count = 190;
  return merge(
    Array.from({ length: count }, (_, i) => {
      const v = 1 - (2 * (i + 0.5)) / count;
      const across = Math.sqrt(1 - v * v);
      const angle = i * GOLDEN_ANGLE;
      const at = (k: number): Vec3 => [
        k * REACH * across * cos(angle),
        MID + HALF * v * (0.55 + 0.45 * k),
        k * REACH * across * sin(angle),
      ];
      return bar(at(0.3), at(1), 0.0019, 5);
    }),
  );
}

function build({ style }: Planned): Part[] {
  const isRound = style === "round";
  const holder = turnedUp(
    isRound
      ? [
          [0, 0],
          [0.05, 0, 0.006],
          [0.068, 0.05, 0.05],
          [0.054, 0.098, 0.002],
          [0.05, 0.098, 0.002],
          [0.06, 0.05, 0.05],
          [0.044, 0.008],
          [0, 0.008],
        ]
      : [
          [0, 0],
          [0.056, 0, 0.005],
          [0.056, 0.1, 0.002],
          [0.052, 0.1, 0.002],
          [0.052, 0.008],
          [0, 0.008],
        ],
    48,
    5,
  );
  return [
    makePart("holder", "body", holder, { weight: 1 }),
    makePart("bristles", "bristle", tufts(), { weight: 1, crease: 1.2 }),
    makePart("core", "bristle", move(stretch(sphere(1, 24), [REACH * 0.72, HALF * 0.85, REACH * 0.72]), [0, MID, 0]), {
      weight: 0.6,
    }),
    makePart(
      "handle",
      "handle",
      turnedUp(
        [
          [0, 0.05],
          [0.006, 0.05],
          [0.006, 0.15],
          [0.013, 0.154, 0.002],
          [0.013, 0.166, 0.003],
          [0.0065, 0.18, 0.01],
          [0.0065, 0.3, 0.02],
          [0.011, 0.34, 0.03],
          [0.011, 0.388, 0.009],
          [0, 0.39],
        ],
        32,
        5,
      ),
      { weight: 1 },
    ),
    makePart("foot", "bristle", bar([0, 0.004, 0], [0, 0.07, 0], 0.01, 12), { weight: 0.1 }),
  ];
}

/** A brush for the toilet. What makes it itself: an egg of stiff white bristles on a long handle, standing in a low cup of its own. */
export const toiletBrush = defineFromPlan({
  id: "toilet-brush",
  family: "tool",
  words: ["toilet brush", "lavatory brush", "loo brush", "toilet bowl brush", "bathroom brush"],
  height: 0.39,
  view: { azimuth: 0.4, elevation: 0.24 },
  slots: {
    body: mainSlot("plastic ceramic-glaze brushed-steel", "#e8e8e6 #7fb4c8 #3a3d42 #d8c8b8", "holder|cup|stand"),
    handle: slot("plastic brushed-steel", "#e8e8e6 #d8dadc", "stem"),
    bristle: slot("plastic", "#eceeee #dfe6ea", "brush|hair"),
  },
  styles: { straight: {}, round: { weight: 0.7, traits: ["round"] } },
  build,
});
