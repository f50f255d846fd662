import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { turnZ } from "../../geometry/place.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const LEAN = 0.42;

function build({ style }: Planned): Part[] {
  const lean = (g: Part["geometry"]) => turnZ(g, LEAN);
  const needle = (top: number) =>
    turnedUp(
      [
        [0, 0],
        [0.00055, 0.0028],
        [0.00062, 0.004],
        [0.00062, top],
        [0, top],
      ],
      16,
    );
  if (style === "flat")
    return [
      makePart("needle", "needle", lean(needle(0.0102)), { weight: 0.7 }),
      makePart(
        "head",
        "head",
        lean(
          turnedUp(
            [
              [0, 0.0092],
              [0.0052, 0.0096, 0.0003],
              [0.0058, 0.0102, 0.0004],
              [0.0044, 0.0116, 0.003],
              [0, 0.0122],
            ],
            44,
            4,
          ),
        ),
        { weight: 1 },
      ),
    ];
  return [
    makePart("needle", "needle", lean(needle(0.0125)), { weight: 0.7 }),
    makePart(
      "head",
      "head",
      lean(
        turnedUp(
          [
            [0, 0.011],
            [0.0022, 0.011, 0.0005],
            [0.0056, 0.0128, 0.0008],
            [0.0056, 0.0142, 0.0006],
            [0.0034, 0.0156, 0.002],
            [0.0027, 0.0185, 0.004],
            [0.0034, 0.0212, 0.002],
            [0.0048, 0.0224, 0.0006],
            [0.0048, 0.0238, 0.0008],
            [0, 0.0242],
          ],
          44,
          5,
        ),
      ),
      { weight: 1 },
    ),
  ];
}

/** A thumbtack. What makes it itself: a thin steel needle under a bright plastic head like a spool, or under a flat domed brass one. */
export const thumbtack = defineFromPlan({
  id: "thumbtack",
  family: "object",
  words: ["thumbtack", "thumb tack", "push pin", "pushpin", "drawing pin", "map pin"],
  senses: ["thumbtack"],
  height: 0.024,
  view: { azimuth: 0.3, elevation: 0.22 },
  slots: {
    head: mainSlot("plastic", "#d0231c #1f5fc0 #e8b81e #1f9a4a #e8e6e0", "top|knob|cap|handle"),
    needle: slot("chrome", "", "pin|point|tip|spike"),
  },
  styles: {
    spool: { weight: 4, words: ["push pin", "pushpin", "map pin"] },
    flat: { weight: 0.8, words: ["drawing pin"], materials: { head: "brass" }, dress: { head: "#d8b45a" } },
  },
  build,
});
