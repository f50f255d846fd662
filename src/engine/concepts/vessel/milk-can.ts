import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";

const RADIUS = 0.165;
const SHOULDER = 0.4;
const NECK = 0.098;
const RIM = 0.58;

/** Rolled hoops about the foot and the shoulder, the weld between neck and shoulder. */
const hoops: Paint = (surface, _x, y) => {
  const off = Math.min(...[0.035, 0.385, 0.49].map((at) => Math.abs(y - at)));
  if (off > 0.007) return;
  const tone = 0.66 + 40 * off;
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
};

function build(): Part[] {
  const handle = tube(
    0.011,
    curveThrough(
      [
        [NECK - 0.004, 0.545, 0],
        [NECK + 0.06, 0.55, 0],
        [NECK + 0.078, 0.51, 0],
        [NECK + 0.064, 0.425, 0],
        [NECK + 0.03, 0.405, 0],
      ],
      7,
    ),
    12,
  );
  return [
    makePart(
      "can",
      "body",
      turnedUp(
        [
          [0, 0],
          [RADIUS + 0.006, 0, 0.006],
          [RADIUS + 0.006, 0.05, 0.006],
          [RADIUS, 0.056, 0.004],
          [RADIUS, SHOULDER, 0.05],
          [NECK, 0.49, 0.04],
          [NECK, 0.55, 0.02],
          [NECK + 0.022, RIM, 0.006],
          [0, RIM],
        ],
        64,
        6,
      ),
      { weight: 1, paint: hoops, projection: "cylinder" },
    ),
    makePart(
      "lid",
      "lid",
      turnedUp(
        [
          [0, RIM - 0.012],
          [NECK + 0.03, RIM - 0.012, 0.005],
          [NECK + 0.034, RIM + 0.012, 0.008],
          [NECK * 0.92, RIM + 0.03, 0.012],
          [NECK * 0.8, RIM + 0.02, 0.008],
          [0.03, RIM + 0.024, 0.008],
          [0.024, RIM + 0.05, 0.01],
          [0, RIM + 0.054],
        ],
        56,
        5,
      ),
      { weight: 0.9 },
    ),
    makePart("handles", "handle", merge([handle, mirror(handle)]), { weight: 0.8 }),
  ];
}

/** A milk can. What makes it itself: a tall metal can with round shoulders, a narrow neck that flares, a mushroom lid and two ears of handles. */
export const milkCan = defineFromPlan({
  id: "milk-can",
  family: "vessel",
  words: ["milk can", "milk churn", "dairy can", "dairy churn", "milk canister", "cream can", "metal milk can"],
  height: 0.63,
  view: { azimuth: 0.35, elevation: 0.14 },
  slots: {
    body: mainSlot("galvanised-steel aluminium brushed-steel", "", "shoulder|neck|can"),
    lid: slot("galvanised-steel aluminium brushed-steel", "", "cover|cap", true),
    handle: slot("brushed-steel", "", "ear", true),
  },
  build,
});
