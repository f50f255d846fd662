import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

function build({ style }: Planned): Part[] {
  if (style === "boston")
    return [
      makePart(
        "tin",
        "body",
        turnedUp(
          [
            [0, 0],
            [0.031, 0, 0.003],
            [0.046, 0.176, 0.002],
            [0.0465, 0.178, 0.001],
            [0.044, 0.178, 0.001],
            [0, 0.17],
          ],
          64,
        ),
        { weight: 1, projection: "cylinder" },
      ),
      makePart(
        "cup",
        "glass",
        turnedUp(
          [
            [0, 0.165],
            [0.043, 0.165, 0.001],
            [0.031, 0.275, 0.004],
            [0, 0.275],
          ],
          64,
        ),
        { weight: 0.9 },
      ),
    ];
  const shoulder = 0.142;
  return [
    makePart(
      "body",
      "body",
      turnedUp(
        [
          [0, 0],
          [0.03, 0, 0.003],
          [0.033, 0.006, 0.003],
          [0.043, shoulder - 0.01, 0.006],
          [0.0425, shoulder, 0.001],
          [0, shoulder],
        ],
        64,
        4,
      ),
      { weight: 1, projection: "cylinder" },
    ),
    makePart(
      "top",
      "lid",
      turnedUp(
        [
          [0, shoulder - 0.002],
          [0.044, shoulder - 0.002, 0.001],
          [0.044, shoulder + 0.008, 0.002],
          [0.039, shoulder + 0.03, 0.02],
          [0.021, shoulder + 0.05, 0.01],
          [0.019, shoulder + 0.058],
          [0, shoulder + 0.058],
        ],
        64,
        5,
      ),
      { weight: 0.9 },
    ),
    makePart(
      "cap",
      "cap",
      turnedUp(
        [
          [0, shoulder + 0.05],
          [0.0205, shoulder + 0.05, 0.001],
          [0.0205, shoulder + 0.056, 0.002],
          [0.0185, shoulder + 0.078, 0.004],
          [0.015, shoulder + 0.088, 0.006],
          [0, shoulder + 0.091],
        ],
        48,
        4,
      ),
      { weight: 0.7 },
    ),
  ];
}

/** A cocktail shaker. What makes it itself: a tapering bright steel beaker, a domed shoulder that narrows to a neck, and a small cap; a Boston shaker is a tin with a glass upside down in it. */
export const cocktailShaker = defineFromPlan({
  id: "cocktail-shaker",
  family: "object",
  words: ["cocktail shaker", "martini shaker", "drink shaker", "bar shaker", "boston shaker", "cobbler shaker"],
  senses: ["cocktail shaker"],
  height: 0.235,
  view: { azimuth: 0.3, elevation: 0.16 },
  slots: {
    body: { ...mainSlot("chrome copper silver", "", "tin|beaker|cup"), group: "metal" },
    lid: { ...mainSlot("chrome copper silver", "", "top|shoulder|strainer"), group: "metal" },
    cap: { ...mainSlot("chrome copper silver", "", "knob"), group: "metal" },
    glass: slot("glass", "#dfe8ea", "pint glass"),
  },
  styles: {
    cobbler: { weight: 4, words: ["cobbler shaker"] },
    boston: { weight: 0.4, words: ["boston shaker"], slots: ["glass"] },
  },
  build,
});
