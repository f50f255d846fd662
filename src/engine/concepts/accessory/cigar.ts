import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { turnX } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** The far side of the ash, where it burns. */
const glowing: Paint = (surface, _x, y) => {
  if (y > 0.08) layColour(surface, [0.85, 0.22, 0.03], 0.9, 0);
};

/** Lying along +Z, its end between the lips at the origin. */
function roll(long: number, thick: number, filter: number, slotOf: "wrapper" | "paper"): Part[] {
  const along = (from: number, to: number, r: number) =>
    turnX(
      lathe(
        roundCorners(
          [
            [0, from],
            [r * 0.9, from, r * 0.3],
            [r, from + r],
            [r, to, r * 0.1],
            [0, to],
          ],
          3,
        ),
        28,
      ),
      PI / 2,
    );
  const parts = [
    makePart("body", slotOf, along(filter, long, thick), { weight: 1 }),
    makePart("ash", "ash", along(long - 0.002, long + thick * 1.1, thick * 0.94), { weight: 0.6, paint: glowing }),
  ];
  const band = slotOf === "wrapper" ? along(long * 0.22, long * 0.32, thick * 1.04) : along(0, filter + 0.0005, thick);
  return [...parts, makePart("band", slotOf === "wrapper" ? "band" : "filter", band, { weight: 0.7 })];
}

function build({ style }: Planned): Part[] {
  return style === "cigar" ? roll(0.15, 0.0095, 0, "wrapper") : roll(0.085, 0.004, 0.022, "paper");
}

/** What is smoked. What makes it itself: a cigar's brown roll with a paper band and a glowing grey end; a cigarette's thin white one with a cork-coloured filter. */
export const cigar = defineFromPlan({
  id: "cigar",
  family: "object",
  words: ["cigar", "cigarette"],
  senses: ["cigar", "cigarette"],
  height: 0.02,
  vary: 0.03,
  view: { azimuth: 1.1, elevation: 0.24 },
  slots: {
    wrapper: mainSlot("leather", "#5a3518 #6b4220", "leaf|tobacco"),
    paper: slot("paper", "#f2f0ea", "", true),
    band: slot("paper", "#b3202a #c8962e", "label|ring"),
    filter: slot("cork", "#c98a4a", "tip"),
    ash: slot("plaster", "#8c8a88", "ember|end"),
  },
  styles: { cigar: { words: ["cigar"] }, cigarette: { weight: 0, words: ["cigarette"] } },
  build,
  sockets: () => [{ name: "lips", position: [0, 0, 0.008], normal: [0, 0, 1], radius: 0.006 }],
});
