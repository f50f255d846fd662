import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const [TOP, SEAT] = [0.7, 0.42];
const HALF = 0.22;
/** Where the pupil sits, behind the desk. */
const BACK = -0.5;

const flat = (g: Part["geometry"], at: Vec3, slope = 0) => settle(move(turnX(g, -PI / 2 + slope), at));

/** One bent tube of a side: the runner on the floor, up in front to the top, or up behind to the seat. */
const runner = (x: number): Part["geometry"] =>
  merge([
    tube(
      0.015,
      curveThrough(
        [
          [x, TOP - 0.03, 0.06],
          [x, 0.4, 0.08],
          [x, 0.08, 0.13],
          [x, 0.018, 0.06],
          [x, 0.018, -0.3],
          [x, 0.018, BACK - 0.08],
          [x, 0.1, BACK - 0.12],
          [x, SEAT - 0.06, BACK - 0.04],
          [x, SEAT - 0.02, BACK + 0.06],
        ],
        5,
      ),
      12,
      { endRounding: 0.008 },
    ),
    bar([x, TOP - 0.16, 0.075], [x, SEAT - 0.03, BACK + 0.1], 0.013),
  ]);

function build({ has }: Planned): Part[] {
  const rails = [-HALF, HALF];
  const back = rails.map((x) =>
    tube(
      0.012,
      curveThrough(
        [
          [x * 0.8, SEAT - 0.02, BACK - 0.02],
          [x * 0.8, SEAT + 0.03, BACK - 0.19],
          [x * 0.8, SEAT + 0.4, BACK - 0.25],
        ],
        6,
      ),
      10,
      { endRounding: 0.006 },
    ),
  );
  const parts = [
    ...makeParts("side", "frame", rails.map(runner), { weight: 0.9 }),
    makePart(
      "rungs",
      "frame",
      merge([
        bar([-HALF, 0.018, BACK - 0.06], [HALF, 0.018, BACK - 0.06], 0.012),
        bar([-HALF, 0.13, 0.125], [HALF, 0.13, 0.125], 0.012),
        ...back,
      ]),
      { weight: 0.6 },
    ),
    makePart("top", "top", flat(slab([0.62, 0.46, 0.026], 0.04, 0.008), [0, TOP + 0.012, 0], 0.1), { weight: 1 }),
    makePart("seat", "top", flat(slab([0.4, 0.38, 0.024], 0.07, 0.009), [0, SEAT, BACK], -0.04), { weight: 0.9 }),
    makePart(
      "backrest",
      "top",
      settle(move(turnX(slab([0.4, 0.2, 0.02], 0.05, 0.008), -0.15), [0, SEAT + 0.32, BACK - 0.226])),
      { weight: 0.9 },
    ),
    // open towards the pupil
    makePart(
      "book-box",
      "box",
      merge([
        block([0.5, 0.012, 0.34], [0, TOP - 0.13, 0.01], 0.003),
        block([0.5, 0.12, 0.012], [0, TOP - 0.075, 0.175], 0.003),
        ...[-1, 1].map((s) => block([0.012, 0.13, 0.34], [s * 0.247, TOP - 0.07, 0.01], 0.003)),
      ]),
      { weight: 0.6 },
    ),
  ];
  if (!has("book")) return parts;
  return [
    ...parts,
    makePart("book", "book", flat(slab([0.15, 0.21, 0.03], 0.006, 0.003), [-0.15, TOP + 0.04, -0.02], 0.1), {
      weight: 0.5,
    }),
    makePart("pencil", "pencil", bar([0.05, TOP + 0.036, 0.06], [0.21, TOP + 0.028, -0.02], 0.005, 6), { weight: 0.3 }),
  ];
}

/** A pupil's desk. What makes it itself: a small sloping top over an open box for books, and the seat with its back tied to it by bent steel tubes that run along the floor. */
export const schoolDesk = defineFromPlan({
  id: "school-desk",
  family: "furniture",
  words: [
    "school desk",
    "student desk",
    "classroom desk",
    "pupil desk",
    "schoolroom desk",
    "school bench",
    "school table",
    "desk with an attached chair",
    "desk with attached chair",
    "desk with an attached seat",
    "desk with attached seat",
  ],
  height: 0.85,
  view: { azimuth: 1.05, elevation: 0.3 },
  slots: {
    top: mainSlot("oak maple walnut", "", "tabletop|seat|chair|back|backrest|attached chair|attached seat|bench"),
    frame: slot("brushed-steel iron", "#5c6068 #2f4f4a #7a2f28", "leg|tube|metal"),
    box: slot("iron", "#4a4e55 #2f4f4a", "book box|tray|shelf|compartment"),
    book: slot("paper", "#2b5a9a #a8322a #2f7a4a", "textbook|notebook"),
    pencil: slot("painted-wood", "#e8b81e", "pen"),
  },
  extras: { book: { chance: 0.7 } },
  build,
  sockets: () => [{ name: "top", position: [0.05, TOP + 0.028, 0], normal: [0, 1, 0], radius: 0.2 }],
});
