import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { type Corner, closeCorners, type Outline, reverseOutline } from "../../geometry/outline.ts";
import { turnZ } from "../../geometry/place.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { plate } from "../pieces.ts";

/** Twelve notches of a ring spanner, as a hole about (0, y). */
const ringHole = (y: number, radius: number): Outline =>
  reverseOutline(
    Array.from({ length: 24 }, (_, i) => {
      const r = radius * (i % 2 ? 0.88 : 1);
      return [r * cos((i / 24) * TAU), y + r * sin((i / 24) * TAU)] as const;
    }),
  );

const round = (y: number, r: number): readonly Corner[] =>
  Array.from({ length: 28 }, (_, i) => [r * cos((i / 28) * TAU), y + r * sin((i / 28) * TAU)] as const);

/** A wrench, leaning. What makes it itself: a steel shank, a jaw open at an angle on one end and a notched ring on the other. */
export const wrench = defineThing({
  id: "wrench",
  family: "tool",
  forms: { combination: 1 },
  words: { wrench: "", spanner: "", "open-end wrench": "", "combination wrench": "", "combination spanner": "" },
  senses: ["wrench#3"],
  height: 0.22,
  slots: { body: { words: ["jaw", "shank", "handle"], materials: ["brushed-steel", "silver"] } },
  build: () => {
    const jaw: Corner[] = [
      [-0.012, 0.168],
      [0.012, 0.168],
      [0.026, 0.178, 0.012],
      [0.0265, 0.206, 0.014],
      [0.018, 0.224, 0.004],
      [0.0105, 0.22, 0.001],
      [0.0105, 0.196, 0.006],
      [-0.0105, 0.196, 0.006],
      [-0.0105, 0.22, 0.001],
      [-0.018, 0.224, 0.004],
      [-0.0265, 0.206, 0.014],
      [-0.026, 0.178, 0.012],
    ];
    const shank: Corner[] = [
      [-0.0085, 0.025],
      [0.0085, 0.025],
      [0.0072, 0.1],
      [0.0105, 0.178],
      [-0.0105, 0.178],
      [-0.0072, 0.1],
    ];
    const ring = extrude(closeCorners(round(0.018, 0.0215)), {
      depth: 0.015,
      bevel: 0.0025,
      holes: [ringHole(0.018, 0.0125)],
    });
    return [
      makePart("jaw", "body", plate(jaw, 0.0135, 0.002), { weight: 1 }),
      makePart("shank", "body", plate(shank, 0.0095, 0.003), { weight: 0.9 }),
      makePart("ring", "body", ring, { weight: 1 }),
    ].map((part) => ({ ...part, geometry: turnZ(part.geometry, -0.5) }));
  },
  grip: () => [0.04, 0.09, 0],
  view: { azimuth: 0.3, elevation: 0.12 },
});
