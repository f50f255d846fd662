import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnX } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { tassel } from "../bedding/tassel.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Width, length and thickness of the strip, metres. */
const [WIDE, LONG, THICK] = [0.046, 0.16, 0.0016];
const GOLD = fromHex("#d8b45a");

/** A gilt border and a row of lozenges. */
const gilt: Paint = (surface, x, y) => {
  const inset = Math.min(WIDE / 2 - Math.abs(x), LONG / 2 - Math.abs(y));
  const along = (y + LONG) % 0.03;
  const isLozenge =
    Math.abs(y + 0.01) < 0.061 && Math.abs(Math.abs(along - 0.015) + Math.abs(x) * 1.2 - 0.011) < 0.0016;
  if ((inset > 0.003 && inset < 0.0045) || isLozenge) layColour(surface, GOLD, 0.4);
};

function build(): Part[] {
  const strip = move(turnX(slab([WIDE, LONG, THICK], 0.003, 0.0004), -PI / 2), [0, THICK / 2, 0]);
  const end = LONG / 2;
  const cord = tube(
    0.0011,
    [
      [0, THICK, end - 0.008],
      [0, 0.005, end + 0.004],
      [0, 0.0095, end + 0.021],
    ],
    8,
  );
  const hung = move(stretch(tassel([0, 0, 0], [0, 1]), [0.55, 0.55, 0.55]), [0, 0.0115, end + 0.022]);
  return [
    makePart("strip", "strip", strip, { weight: 1, paint: gilt }),
    makePart("cord", "tassel", cord, { weight: 0.5 }),
    makePart("tassel", "tassel", hung, { weight: 0.8 }),
  ];
}

/** A bookmark, lying. What makes it itself: a long thin strip of leather or card with a gilt border, a cord and a tassel at its end. */
export const bookmark = defineFromPlan({
  id: "bookmark",
  family: "object",
  words: ["bookmark", "book mark", "page marker"],
  senses: ["bookmark"],
  height: 0.012,
  view: { azimuth: 0.7, elevation: 0.8 },
  slots: {
    strip: mainSlot("leather", "#8a2a2a #1f4a6b #2f5a3a #5a2f6a", "band|card"),
    tassel: slot("felt", "#d9b65a #b3262e #efe3c4", "fringe|cord|thread"),
  },
  build,
});
