import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part, Socket } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";
import { smoothProfile } from "../vessel/hollow.ts";

/** Radius of the glass and its shoulders, metres; the plate under it is a little wider. */
const RADIUS = 0.085;
const PLATE = 0.026;

/** How high the dome is over its plate: a bell jar stands tall, a dome for cake or cheese is low. */
const tallness = (style: string) => (style === "jar" ? 0.24 : style === "serving" ? 0.085 : 0.105);
const girth = (style: string) => (style === "jar" ? 1 : 1.25);

function build({ style }: Planned): Part[] {
  const [r, h] = [RADIUS * girth(style), tallness(style)];
  const shoulder = Math.min(h * 0.9, r * (style === "jar" ? 1.1 : 1));
  const line = smoothProfile(
    [
      [r, 0],
      [r, (h - shoulder) * 0.6 + 0.006],
      [r * 0.97, h - shoulder * 0.72],
      [r * 0.83, h - shoulder * 0.36],
      [r * 0.55, h - shoulder * 0.1],
      [r * 0.2, h],
    ],
    6,
  );
  const isMetal = style === "serving";
  const wide = isMetal ? r * 1.22 : r * 1.14;
  const plate = isMetal
    ? turnedPiece([
        [r * 0.9, 0, 0.002],
        [wide, 0.009, 0.003],
        [wide, 0.012, 0.001],
        [r * 0.96, 0.006, 0.004],
      ])
    : lathe(
        roundCorners(
          [
            [0, 0],
            [wide, 0, 0.003],
            [wide, PLATE * 0.34, 0.004],
            [wide * 0.94, PLATE * 0.5, 0.003],
            [wide * 0.97, PLATE * 0.9, 0.006],
            [r * 1.04, PLATE, 0.002],
            [0, PLATE],
          ],
          4,
        ),
        56,
      );
  const foot = isMetal ? 0.0055 : PLATE - 0.001;
  const knob = turnedPiece(
    [
      [r * 0.2, -0.004, 0.002],
      [r * 0.09, 0.004, 0.003],
      [r * 0.1, 0.008, 0.002],
      [r * 0.17, 0.016, 0.006],
      [r * 0.17, 0.024, 0.006],
      [r * 0.08, 0.031, 0.004],
    ],
    28,
  );
  const material = isMetal ? "cover" : "dome";
  return [
    makePart("plate", isMetal ? "cover" : "base", plate, { weight: 0.9 }),
    makePart("rim", material, move(torus(r, 0.0022, 56, 8), [0, foot + 0.0015, 0]), { weight: 0.4 }),
    makePart("dome", material, move(lathe([[0, 0], ...line, [0, h + 0.001]], 56), [0, foot, 0]), { weight: 1 }),
    makePart("knob", material, move(knob, [0, foot + h, 0]), { weight: 0.6 }),
  ];
}

/** Where something stands under the glass, and how high it may be. */
function sockets({ style }: Planned): Socket[] {
  if (style === "serving") return [];
  const [r, h] = [RADIUS * girth(style), tallness(style)];
  return [
    { name: "case", position: [0, PLATE, 0], normal: [0, 1, 0], radius: r * 0.86 },
    { name: "case-top", position: [0, PLATE + h * 0.9, 0], normal: [0, 1, 0], radius: r * 0.3 },
  ];
}

/**
 * A glass dome to show something under. What makes it itself: a clear bell of glass with a knob on a turned wooden plate, tall for a
 * bell jar, low for a cake; a waiter's cloche is the same of silver, on a tray.
 */
export const cloche = defineFromPlan({
  id: "cloche",
  family: "container",
  words: [
    "glass dome",
    "bell jar",
    "glass cloche",
    "cloche",
    "display dome",
    "glass bell",
    "glass bell jar",
    "cake dome",
    "cheese dome",
    "glass cover",
    "serving dome",
    "food cloche",
    "silver cloche",
  ],
  senses: ["bell jar"],
  height: 0.29,
  view: { azimuth: 0.3, elevation: 0.16 },
  slots: {
    dome: { ...mainSlot("glass", "#9fb2b4 #a4b0b6", "glass|knob|bell"), clear: true },
    base: slot("walnut oak ebony", "", "plate|stand|foot"),
    cover: slot("silver chrome gold", "", "tray"),
  },
  styles: {
    jar: { weight: 3, words: ["bell jar", "glass dome", "glass bell", "glass bell jar", "display dome"] },
    low: {
      weight: 1,
      words: ["cloche", "glass cloche", "cake dome", "cheese dome", "glass cover"],
      traits: ["low", "wide", "short"],
    },
    serving: { weight: 0, words: ["serving dome", "food cloche", "silver cloche"], slots: ["cover"] },
  },
  build,
  sockets,
});
