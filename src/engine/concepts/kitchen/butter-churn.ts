import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { atan2, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const STAVES = 14;

/** Dark gaps between the staves, each a tone of its own. */
const staves: Paint = (surface, x, _y, z) => {
  const turn = (atan2(z, x) / TAU + 0.5) * STAVES;
  const i = Math.floor(turn);
  const off = Math.abs(turn - i - 0.5);
  const tone = 0.86 + 0.22 * (((i * 5) % 7) / 7);
  const gap = off > 0.475 ? 0.3 : 1;
  surface.r *= tone * gap;
  surface.g *= tone * gap;
  surface.b *= tone * gap;
  if (off > 0.475) surface.height -= 0.003;
};

const radius = (y: number): number => 0.17 - 0.058 * (y / 0.58);

function hoop(y: number): Part["geometry"] {
  const [low, high] = [y - 0.016, y + 0.016];
  return turnedUp(
    [
      [0, low],
      [radius(low) + 0.006, low, 0.002],
      [radius(high) + 0.006, high, 0.002],
      [0, high],
    ],
    48,
  );
}

function build(): Part[] {
  return [
    makePart(
      "tub",
      "body",
      turnedUp(
        [
          [0, 0],
          [radius(0) - 0.004, 0, 0.006],
          [radius(0.58), 0.58, 0.004],
          [0, 0.58],
        ],
        56,
      ),
      { weight: 1, paint: staves },
    ),
    makePart("hoops", "hoop", merge([0.05, 0.24, 0.4, 0.53].map(hoop)), { weight: 0.9 }),
    makePart(
      "lid",
      "lid",
      turnedUp(
        [
          [0, 0.57],
          [0.128, 0.57, 0.006],
          [0.128, 0.602, 0.008],
          [0.06, 0.606, 0.004],
          [0.054, 0.636, 0.008],
          [0.032, 0.642, 0.004],
          [0, 0.642],
        ],
        44,
      ),
      { weight: 0.9 },
    ),
    makePart("dasher", "handle", bar([0, 0.6, 0], [0, 1.06, 0], 0.0165, 18), { weight: 1 }),
    makePart(
      "knob",
      "handle",
      turnedUp(
        [
          [0, 1.04],
          [0.02, 1.045, 0.008],
          [0.028, 1.07, 0.014],
          [0.018, 1.1, 0.012],
          [0, 1.102],
        ],
        24,
      ),
      { weight: 0.6 },
    ),
  ];
}

/** A butter churn. What makes it itself: a tall narrow wooden tub of staves that tapers upwards, bound by iron hoops, a lid with a collar, and the long stick of the dasher standing out of it. */
export const butterChurn = defineFromPlan({
  id: "butter-churn",
  family: "vessel",
  words: ["butter churn", "churn", "wooden churn", "dash churn", "butterchurn"],
  senses: ["churn"],
  height: 1.1,
  view: { azimuth: 0.35, elevation: 0.16 },
  slots: {
    body: mainSlot("oak", "#9a6a3c #8a5a30 #a97a48", "tub|barrel|stave|wood"),
    hoop: slot("iron", "", "band|ring"),
    lid: slot("oak", "#8a5a30 #a06c3c", "cover|cap", true),
    handle: slot("beech oak", "#c89a62 #b08450", "dasher|plunger|stick|pole"),
  },
  build,
});
