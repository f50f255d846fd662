import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar, hole, plate } from "../pieces.ts";

function build(): Part[] {
  const blade = plate(
    [
      [-0.026, 0.8, 0.03],
      [0.026, 0.8, 0.03],
      [0.19, 0.93, 0.09],
      [0.19, 1.28, 0.07],
      [-0.19, 1.28, 0.07],
      [-0.19, 0.93, 0.09],
    ],
    0.018,
    0.005,
  );
  const end = plate(
    [
      [-0.024, 0, 0.024],
      [0.024, 0, 0.024],
      [0.024, 0.07, 0.02],
      [-0.024, 0.07, 0.02],
    ],
    0.026,
    0.006,
    [hole(0, 0.026, 0.009)],
  );
  return [
    makePart("blade", "blade", blade, { weight: 1 }),
    makePart("handle", "handle", bar([0, 0.045, 0], [0, 0.84, 0], 0.016), { weight: 0.9 }),
    makePart("end", "handle", end, { weight: 0.5 }),
  ];
}

/** A baker's peel, blade up. What makes it itself: a broad thin board with round corners on a handle as long as an arm and more. */
export const pizzaPeel = defineFromPlan({
  id: "pizza-peel",
  family: "tool",
  words: ["pizza peel", "bread peel", "baker peel", "oven peel", "pizza paddle", "bread shovel", "oven shovel"],
  senses: [],
  height: 1.28,
  view: { azimuth: 0.4, elevation: 0.12 },
  slots: {
    blade: mainSlot("oak brushed-steel", "#d9b27a #c99a5e", "head|board"),
    handle: slot("oak", "#c99a5e #a8743c", "shaft|grip"),
  },
  styles: { usual: { weight: 1 } },
  build,
  sockets: () => [{ name: "hand", position: [0, 0.32, 0], normal: [0, 0, 1], radius: 0.016 }],
});
