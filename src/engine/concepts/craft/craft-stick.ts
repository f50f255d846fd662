import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { type Corner, closeCorners } from "../../geometry/outline.ts";
import { move, turnX } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot } from "../define-from-plan.ts";

/** Length, width and thickness of what ice lollies are sold on, metres. */
const [LONG, WIDE, THICK] = [0.114, 0.01, 0.002];

/** A stick of an ice lolly. What makes it itself: a flat strip of pale wood with half round ends. */
export const craftStick = defineFromPlan({
  id: "craft-stick",
  family: "tool",
  words: [
    "craft stick",
    "popsicle stick",
    "lollipop stick",
    "lolly stick",
    "ice lolly stick",
    "ice cream stick",
    "ice pop stick",
    "tongue depressor",
  ],
  height: LONG,
  view: { azimuth: 0.3, elevation: 0.7 },
  slots: { stick: mainSlot("oak", "#dcbc86 #e2c796", "wood|strip") },
  build: () => {
    const r = WIDE / 2;
    const corners: Corner[] = [
      [-LONG / 2, -r, r],
      [LONG / 2, -r, r],
      [LONG / 2, r, r],
      [-LONG / 2, r, r],
    ];
    const strip = extrude(closeCorners(corners, 8), { depth: THICK, bevel: 0.0004 });
    return [makePart("stick", "stick", move(turnX(strip, -PI / 2), [0, THICK / 2, 0]), { weight: 1, grain: "x" })];
  },
});
