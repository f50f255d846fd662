import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import { move, turnZ } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";
import { defineFromPlan, slot } from "../../define-from-plan.ts";

const R = 0.011;
const LENGTH = 0.4;

/** A drum stick: a turned rod of pale wood that narrows to a neck and ends in a small round tip. */
export const drumStick = defineFromPlan({
  id: "drum-stick",
  family: "tool",
  words: ["drum stick", "wooden drumstick", "drumming stick", "percussion stick"],
  height: 0.022,
  slots: { wood: { ...slot("oak", "#d0a468 #c08a4c #a86a34", "stick|tip"), takesWhole: true } },
  build: () => {
    const turned = lathe(
      roundCorners(
        [
          [0, 0],
          [R, 0, 0.006],
          [R, LENGTH * 0.72, 0.03],
          [R * 0.48, LENGTH * 0.94, 0.008],
          [R * 0.82, LENGTH * 0.955, 0.004],
          [R * 0.76, LENGTH * 0.992, 0.006],
          [0, LENGTH],
        ],
        4,
      ),
      28,
    );
    return [makePart("stick", "wood", move(turnZ(turned, PI / 2), [LENGTH / 2, R, 0]), { weight: 1, crease: 1.2 })];
  },
  view: { azimuth: 0.5, elevation: 0.45 },
});
