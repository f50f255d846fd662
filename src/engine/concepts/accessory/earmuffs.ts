import { arc } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { lumpy, oval } from "../food/shapes.ts";

/** Half the width between the ears, a muff's radius, its middle's height, and the height the band's arch springs from; metres. */
const [HALF, R, LOW, SPRING] = [0.082, 0.054, 0.06, 0.1];

function build({ style }: Planned): Part[] {
  const over = (out: number, from: number, to: number): Vec3[] =>
    arc([0, SPRING, 0], HALF + out, PI * from, PI * to, 30);
  const band = sweep(rectangleOutline(0.005, 0.019, 0.002, 2), [[HALF, LOW, 0], ...over(0, 0, 1), [-HALF, LOW, 0]], {
    up: [0, 0, 1],
  });
  const sleeve = sweep(rectangleOutline(0.017, 0.031, 0.008, 4), over(0, 0.12, 0.88), {
    up: [0, 0, 1],
    endRounding: 0.006,
  });
  const both = (part: Part["geometry"]) => [part, mirror(part)];
  const muff = lumpy(oval([0.033, R, R], 40), 0.05, 0.014, 3);
  return [
    makePart("band", "band", band, { weight: 0.7 }),
    makePart("sleeve", style === "plush" ? "sleeve" : "band", sleeve, { weight: 0.8 }),
    ...makeParts("muff", "muff", both(move(muff, [HALF, LOW, 0])), { weight: 1 }),
    ...makeParts("cap", "band", both(move(turnY(disc(0.015, 0.009, 0.003, 28), PI / 2), [HALF + 0.026, LOW, 0])), {
      weight: 0.4,
    }),
  ];
}

/** Earmuffs. What makes them themselves: two fluffy round balls of fur that face each other, at the ends of a slim arched band with a soft sleeve over the head. */
export const earmuffs = defineFromPlan({
  id: "earmuffs",
  family: "accessory",
  words: ["earmuffs", "earmuff", "ear muffs", "ear muff", "ear warmers", "winter earmuffs"],
  senses: ["earmuff"],
  height: 0.19,
  vary: 0.04,
  view: { azimuth: 0.6, elevation: 0.12 },
  slots: {
    muff: mainSlot("sheep-wool fur", "#e88aa8 #f2f0ea #7ab0d8 #b8906a #d83a3a", "fur|fluff|ear|pad"),
    band: slot("plastic", "#2a2a2e #f2f0ea #6a4a38", "headband|arch"),
    sleeve: slot("velvet wool-cloth", "#e88aa8 #f2f0ea #7ab0d8 #b8906a", "padding"),
  },
  styles: { plush: { weight: 2 }, plain: {} },
  build,
  sockets: () => [
    { name: "attach", position: [0, SPRING + HALF * 0.45, 0], normal: [0, -1, 0], radius: HALF },
    { name: "top", position: [0, SPRING + HALF + 0.008, 0], normal: [0, 1, 0], radius: 0.02 },
  ],
});
