import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { settle, stretch } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** A kettlebell. What makes it itself: a heavy iron ball with a flat foot, a thick loop of a handle over it, its weight cast in front. */
export const kettlebell = defineFromPlan({
  id: "kettlebell",
  family: "sport",
  words: ["kettlebell", "kettle bell", "girya", "gym kettlebell"],
  senses: [],
  height: 0.26,
  vary: 0.03,
  view: { azimuth: 0.35, elevation: 0.16 },
  slots: { body: mainSlot("painted-metal", "#1d1e21 #2a4a8a #a3262a #2f5f3a", "ball|handle|weight") },
  kinds: { w16: {}, w24: {}, w12: {} },
  build: ({ kind }) => [
    makePart(
      "ball",
      "body",
      turnedUp(
        [
          [0, 0],
          [0.06, 0, 0.006],
          [0.102, 0.06, 0.05],
          [0.102, 0.13, 0.05],
          [0.05, 0.19, 0.03],
          [0, 0.19],
        ],
        48,
        6,
      ),
      {
        weight: 1,
        crease: 1,
        paint: (surface, x, y, z) => {
          if (z < 0) return;
          const r = Math.sqrt(x * x + (y - 0.095) * (y - 0.095));
          if (r < 0.05 && r > 0.045) surface.height += 0.001;
          if (isWritten(kind.slice(1), x, y - 0.095, 0.042, 0.1)) layColour(surface, [0.85, 0.85, 0.82], 0.5, 0);
        },
      },
    ),
    makePart(
      "handle",
      "body",
      settle(
        stretch(
          tube(
            0.0165,
            curveThrough(
              [
                [-0.05, 0.15, 0],
                [-0.068, 0.2, 0],
                [-0.07, 0.235, 0],
                [-0.045, 0.262, 0],
                [0, 0.265, 0],
                [0.045, 0.262, 0],
                [0.07, 0.235, 0],
                [0.068, 0.2, 0],
                [0.05, 0.15, 0],
              ],
              6,
            ),
            20,
          ),
          [1, 1, 1.1],
        ),
      ),
      { weight: 1 },
    ),
  ],
});
