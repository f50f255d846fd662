import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { closeCorners } from "../../geometry/outline.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";

/** A musical triangle. What makes it itself: one round steel rod bent into a triangle with an open corner, a loop of cord above, and its straight beater across. */
export const musicalTriangle = defineFromPlan({
  id: "musical-triangle",
  family: "instrument",
  words: ["musical triangle", "triangle instrument", "orchestra triangle", "percussion triangle"],
  senses: ["triangle#5"],
  height: 0.22,
  view: { azimuth: 0.3, elevation: 0.12 },
  slots: {
    rod: mainSlot("silver", "", "bar|steel"),
    beater: slot("brushed-steel", "", "stick|striker"),
    cord: slot("leather", "#3a2418", "string|loop"),
  },
  build: () => {
    const corners = closeCorners(
      [
        [-0.1, 0.01, 0.016],
        [0.115, 0.01, 0.016],
        [0, 0.2, 0.02],
      ],
      8,
    );
    const start = corners.length - 16;
    const path = [...corners.slice(start), ...corners.slice(0, start)].map(([x, y]) => [x, y, 0] as const);
    const open = path.slice(0, -6);
    const loop = curveThrough(
      Array.from(
        { length: 9 },
        (_, i) => [0.014 * sin((i / 8) * 6.28), 0.186 + 0.03 * (1 - cos((i / 8) * 6.28)), 0.0] as const,
      ),
      3,
    );
    return [
      makePart("rod", "rod", tube(0.0068, open, 14, { endRounding: 0.003 }), { weight: 1 }),
      makePart(
        "beater",
        "beater",
        tube(
          0.0038,
          [
            [-0.12, 0.075, 0.011],
            [0.11, 0.03, 0.011],
          ],
          12,
          { endRounding: 0.002 },
        ),
        { weight: 0.8 },
      ),
      makePart("cord", "cord", tube(0.0022, loop, 8), { weight: 0.5 }),
    ];
  },
});
