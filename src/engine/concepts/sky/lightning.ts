import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { closeCorners, type Outline } from "../../geometry/outline.ts";
import { defineFromPlan, mainSlot } from "../define-from-plan.ts";

/** The sign of lightning, about a metre high, its tip at the origin. */
export const BOLT: Outline = closeCorners(
  [
    [-0.03, 0],
    [0.3, 0.56, 0.01],
    [0.09, 0.53, 0.01],
    [0.27, 1, 0.012],
    [-0.07, 1, 0.012],
    [-0.24, 0.42, 0.012],
    [-0.02, 0.45, 0.01],
  ],
  2,
);

const FORKED: Outline = closeCorners(
  [
    [-0.05, 0],
    [0.1, 0.3, 0.008],
    [-0.01, 0.31, 0.008],
    [0.12, 0.48, 0.006],
    [0.32, 0.22],
    [0.21, 0.56, 0.008],
    [0.11, 0.56, 0.008],
    [0.24, 1, 0.01],
    [-0.02, 1, 0.01],
    [-0.19, 0.5, 0.01],
    [-0.08, 0.5, 0.008],
    [-0.21, 0.23, 0.01],
    [-0.11, 0.24, 0.008],
  ],
  2,
);

/** A bolt of lightning. What makes it itself: the yellow zigzag, broad above, running out in a point; a lightning strike is forked. */
export const lightning = defineFromPlan({
  id: "lightning",
  family: "nature",
  words: [
    "lightning bolt",
    "lightning",
    "thunderbolt",
    "bolt of lightning",
    "thunder",
    "lightning strike",
    "flash of lightning",
  ],
  senses: [],
  height: 1,
  view: { azimuth: 0.32, elevation: 0.08 },
  styles: { zigzag: { weight: 3 }, forked: { weight: 0, words: ["lightning strike"] } },
  slots: { bolt: mainSlot("plastic", "#ffd21f #ffc400 #ffe14a", "flash|zigzag") },
  build: ({ style }) => [
    makePart("bolt", "bolt", extrude(style === "forked" ? FORKED : BOLT, { depth: 0.15, bevel: 0.03, bevelSteps: 3 }), {
      weight: 1,
    }),
  ],
});
