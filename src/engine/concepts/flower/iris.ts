import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { leafPaint, type PetalShape, petal, petalPaint, whorl } from "./petal.ts";
import { growStem, LEAF_SLOT, STEM_SLOT } from "./stem.ts";

const SPOON = [
  [0, 0.24],
  [0.3, 0.5],
  [0.6, 0.95],
  [0.8, 1],
  [0.94, 0.7],
  [1, 0.25],
] as const;

const SWORD = [
  [0, 0.9],
  [0.5, 1],
  [0.85, 0.6],
  [1, 0.04],
] as const;

const LONG = 0.1;

/** The petals that hang, and the bend the beard lies along. */
const FALL: PetalShape = {
  length: LONG,
  width: 0.066,
  outline: SPOON,
  rise: 0.75,
  curl: -2.35,
  late: 0.9,
  cup: 0.4,
  thickness: 0.0018,
  ruffle: 0.004,
  across: 8,
  steps: 14,
};

/** The petals that stand and meet above. */
const STANDARD: PetalShape = {
  ...FALL,
  length: 0.092,
  width: 0.062,
  rise: 0.82,
  curl: 1.35,
  late: 0.8,
  cup: 0.7,
};

/** An iris. What makes it itself: three broad petals that hang, each with a yellow beard at its throat, three that stand and meet above them; a fan of sword-shaped leaves. */
export const iris = defineFromPlan({
  id: "iris",
  family: "plant",
  words: ["iris", "iris flower", "bearded iris", "irises"],
  height: 0.36,
  view: { azimuth: 0.3, elevation: 0.16 },
  slots: {
    petal: mainSlot("paper", "#5b2fa6 #6a3fc0 #4a44b8", "petals|bloom|blossom|flower|head"),
    beard: slot("felt", "#f4c21a", "centre|center|middle|throat"),
    stem: STEM_SLOT,
    leaf: LEAF_SLOT,
  },
  build: ({ stream }) => {
    const chance = stream("growth");
    const stem = growStem(0.21, 0.0045, 0.12, (chance() - 0.5) * 0.06);
    // one that hangs is turned to the front
    const falls = whorl(3, 0.005, () => petal(FALL), 0.12);
    const standards = whorl(3, 0.004, () => petal(STANDARD), 0.12 + TAU / 6);
    const beard = petal({
      ...FALL,
      length: 0.5 * LONG,
      width: 0.011,
      curl: -1.15,
      cup: 0,
      ruffle: 0,
      thickness: 0.005,
    });
    const beards = whorl(3, 0.006, () => beard, 0.12, 0.0035);
    const leaves = Array.from({ length: 6 }, (_, i) =>
      stem.leaf(
        {
          length: 0.2 - 0.02 * i,
          width: 0.024,
          outline: SWORD,
          rise: 1.28 - 0.05 * i,
          curl: -0.15 - 0.2 * chance(),
          late: 2,
          cup: 0.3,
          thickness: 0.0024,
          steps: 10,
        },
        0.02,
        // a fan: to the one side and to the other by turns
        (i % 2 === 0 ? 1 : -1) * (TAU / 4) + 0.25 * (chance() - 0.5),
      ),
    );
    return [
      makePart("falls", "petal", merge(falls.map(stem.crown)), {
        weight: 1,
        crease: 1.2,
        paint: petalPaint(LONG, [1.5, 1.35, 1.15], [0.9, 0.88, 0.95], 0.16),
      }),
      makePart("standards", "petal", merge(standards.map(stem.crown)), {
        weight: 1,
        crease: 1.2,
        paint: petalPaint(LONG, [1.1, 1.05, 1], [1.4, 1.35, 1.15], 0.1),
      }),
      makePart("beards", "beard", merge(beards.map(stem.crown)), { weight: 0.8 }),
      makePart("stem", "stem", stem.geometry, { weight: 0.7 }),
      makePart("leaves", "leaf", merge(leaves), { weight: 0.8, crease: 1, paint: leafPaint(0.5, 0.03, 0.2) }),
    ];
  },
});
