import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { sphere } from "../../geometry/sphere.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { leafPaint, petal, petalPaint, whorl } from "./petal.ts";
import { growStem, LEAF_SLOT, STEM_SLOT } from "./stem.ts";

const EGG = [
  [0, 0.5],
  [0.25, 0.9],
  [0.5, 1],
  [0.75, 0.82],
  [0.92, 0.44],
  [1, 0.1],
] as const;

/** A tulip. What makes it itself: one egg-shaped cup of six upright petals on a straight stem, long folded leaves from the ground. */
export const tulip = defineFromPlan({
  id: "tulip",
  family: "plant",
  words: ["tulip", "crocus", "tulip flower"],
  senses: ["tulip", "crocus"],
  height: 0.38,
  view: { azimuth: 0.4, elevation: 0.24 },
  slots: {
    petal: mainSlot("paper", "#c8102e #e8702a #f2c21d #d9487d #7a2f8f #f2efe6", "petals|bloom|blossom|flower|head|cup"),
    stem: STEM_SLOT,
    leaf: LEAF_SLOT,
    center: slot("paper", "#d8c93a", "stamen|pistil|centre"),
  },
  build: ({ stream }) => {
    const chance = stream("growth");
    const open = 0.05 + 0.22 * chance();
    const stem = growStem(0.26, 0.005, 0.08 + 0.12 * chance(), (chance() - 0.5) * 0.1);
    const cup = (inner: number, shift: number) =>
      whorl(
        3,
        0.004,
        (i) =>
          petal({
            length: 0.108,
            width: 0.074,
            outline: EGG,
            rise: 0.32 - inner * 0.05,
            curl: 1.5 - open - inner * 0.06 + 0.06 * i,
            late: 0.42,
            cup: 1.05,
            thickness: 0.0018,
            across: 8,
            steps: 12,
          }),
        shift,
      );
    const petals = [...cup(0, 0.2), ...cup(1, 0.2 + 1.047)];
    const leaves = [0, 2.3, 4.1].map((angle, i) =>
      stem.leaf(
        {
          length: 0.24 - 0.03 * i,
          width: 0.055,
          outline: [
            [0, 0.5],
            [0.35, 1],
            [0.7, 0.7],
            [1, 0.03],
          ],
          rise: 1.35,
          curl: -0.5 - 0.5 * chance(),
          late: 2,
          cup: 0.75,
          thickness: 0.002,
          steps: 12,
        },
        0.03,
        angle + chance(),
      ),
    );
    return [
      makePart("petals", "petal", merge(petals.map(stem.crown)), {
        weight: 1,
        crease: 1.2,
        paint: petalPaint(0.108, [0.92, 1, 0.7], [1.05, 1.05, 1.05], 0.1),
      }),
      makePart("stem", "stem", stem.geometry, { weight: 0.7 }),
      makePart("leaves", "leaf", merge(leaves), { weight: 0.9, crease: 1, paint: leafPaint(0.5, 0.06, 0.25) }),
      makePart("center", "center", stem.crown(sphere(0.008, 12)), { weight: 0.1 }),
    ];
  },
});
