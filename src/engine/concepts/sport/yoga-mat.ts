import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { settle } from "../../geometry/place.ts";
import { sin } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { rollUp, strapAround } from "../roll-up.ts";

const THICK = 0.008;

function build({ style }: Planned): Part[] {
  const isRolled = style === "rolled";
  const roll = {
    wide: 0.61,
    thick: THICK,
    inner: 0.022,
    pitch: 0.0105,
    turns: isRolled ? 4.6 : 2.9,
    flat: isRolled ? 0.03 : 1.05,
  };
  const mat = rollUp(roll);
  const straps = [-0.16, 0.16].map((x) => strapAround(roll, x, 0.032, 0.007));
  return [
    makePart("mat", "body", settle(mat), {
      weight: 1,
      paint: (surface, x, _y, z) => {
        const dot = sin(x * 420) * sin(z * 420);
        surface.height += 0.0006 * dot;
        const k = 1 - 0.07 * Math.max(0, dot);
        surface.r *= k;
        surface.g *= k;
        surface.b *= k;
      },
    }),
    ...(isRolled
      ? straps.map((strap, i) => makePart(`strap-${i + 1}`, "strap", strap, { weight: 0.4 }))
      : [makePart("block", "block", block([0.23, 0.1, 0.15], [0.13, THICK + 0.05, 0.78], 0.012), { weight: 0.6 })]),
  ];
}

/** A yoga mat. What makes it itself: a long thin mat of soft dimpled foam, half unrolled, its other end still in a thick spiral roll, a foam block on it; or rolled up in two straps. */
export const yogaMat = defineFromPlan({
  id: "yoga-mat",
  family: "sport",
  words: ["yoga mat", "exercise mat", "gym mat", "pilates mat", "fitness mat", "rolled yoga mat"],
  senses: [],
  height: 0.13,
  view: { azimuth: 0.62, elevation: 0.42 },
  slots: {
    body: mainSlot("foam rubber-mat", "#7a4fa8 #2f8f8a #c0487a #3f7fc0", "mat|roll"),
    strap: slot("woven-cotton", "#2a2a30 #e8e0d0"),
    block: slot("foam", "#3a3a44 #f0a03a #e8e4da", "yoga block"),
  },
  styles: {
    open: { weight: 1, slots: ["block"] },
    rolled: { weight: 0, words: ["rolled yoga mat"], traits: ["rolled", "closed"], slots: ["strap"] },
  },
  build,
});
