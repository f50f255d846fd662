import { makePart } from "../../geometry/make-part.ts";
import { type Outline, rectangleOutline, reverseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, stretch } from "../../geometry/place.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, hole, plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const slit = (x: number): Outline =>
  reverseOutline(rectangleOutline(0.008, 0.06, 0.004).map(([u, v]) => [u + x, v + 0.3] as const));

function build({ style }: Planned): Part[] {
  const rubber = style === "scraper";
  const blade = rubber
    ? plate(
        [
          [-0.026, 0.24, 0.012],
          [0.026, 0.24, 0.012],
          [0.029, 0.33, 0.006],
          [-0.024, 0.345, 0.03],
        ],
        0.011,
        0.004,
      )
    : plate(
        [
          [-0.018, 0.243, 0.01],
          [0.018, 0.243, 0.01],
          [0.043, 0.272, 0.012],
          [0.047, 0.352, 0.008],
          [-0.047, 0.352, 0.008],
          [-0.043, 0.272, 0.012],
        ],
        0.004,
        0.001,
        style === "slotted" ? [-0.024, -0.008, 0.008, 0.024].map(slit) : [],
      );
  const lean = (g: Part["geometry"]) =>
    deform(g, ([x, y, z]) => [x, y, z + (y > 0.24 && !rubber ? (y - 0.24) * 0.35 : 0)]);
  const grip = stretch(
    turnedPiece([
      [0.009, 0, 0.005],
      [0.0125, 0.03, 0.03],
      [0.0105, 0.08, 0.05],
      [0.0125, 0.115, 0.01],
      [0.008, 0.125, 0.004],
    ]),
    [1.1, 1, 0.75],
  );
  const eye = plate(
    [
      [-0.009, -0.014, 0.009],
      [0.009, -0.014, 0.009],
      [0.009, 0.006, 0.002],
      [-0.009, 0.006, 0.002],
    ],
    0.008,
    0.002,
    [hole(0, -0.005, 0.004)],
  );
  return [
    makePart("blade", "blade", lean(blade), { weight: 1 }),
    makePart("neck", rubber ? "grip" : "neck", bar([0, 0.11, 0], [0, 0.25, 0], rubber ? 0.008 : 0.0048), {
      weight: 0.8,
    }),
    makePart("grip", "grip", grip, { weight: 0.9 }),
    makePart("eye", "grip", move(eye, [0, 0.004, 0]), { weight: 0.4 }),
  ];
}

/** A spatula, head up. What makes it itself: a broad flat blade with slits, bent against a thin neck, and a long handle with a hole to hang it by; a scraper's blade is soft with one round corner. */
export const spatula = defineFromPlan({
  id: "spatula",
  family: "tool",
  words: ["spatula", "turner", "slotted spatula", "rubber spatula", "fish slice", "egg slice", "scraper"],
  senses: ["spatula#1"],
  height: 0.36,
  view: { azimuth: 0.4, elevation: 0.12 },
  slots: {
    blade: mainSlot("brushed-steel plastic", "", "head"),
    neck: slot("brushed-steel", "", "shaft"),
    grip: slot("plastic oak", "#1d1d20 #b3201e #a8743c #1f6a78", "handle"),
  },
  styles: {
    slotted: {
      weight: 3,
      words: ["turner", "slotted spatula", "fish slice", "egg slice"],
      materials: { blade: "brushed-steel" },
    },
    plain: { weight: 1, words: ["turner"], materials: { blade: "brushed-steel" } },
    scraper: {
      weight: 1,
      words: ["rubber spatula", "scraper"],
      dress: { blade: "#d8342a|#2f8f8a|#f0c22e", grip: "#b98450" },
      materials: { blade: "rubber", grip: "oak" },
    },
  },
  build,
  sockets: () => [{ name: "hand", position: [0, 0.07, 0], normal: [0, 0, 1], radius: 0.012 }],
});
