import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const [HALF, Y, BACK] = [0.58, 0.95, -0.62];

/** White with a block of colour at either end and in the middle. */
const striped: Paint = (surface, x) => {
  if (Math.abs(x) > 0.2 && Math.abs(x) < 0.42) layColour(surface, [0.88, 0.88, 0.86], 0.5);
  else if (Math.abs(x) <= 0.2) return;
};

function build({ style }: Planned): Part[] {
  const sides = [-1, 1].flatMap((s) => [
    bar([s * HALF * 0.94, 0.02, 0], [s * HALF * 0.94, Y, 0], 0.018, 14),
    bar([s * HALF * 0.94, 0.02, 0.02], [s * HALF * 0.94, 0.02, BACK], 0.02, 14),
  ]);
  const cross = bar([-HALF * 0.94, 0.32, 0], [HALF * 0.94, 0.32, 0], 0.014, 12);
  const boards = style === "steeple" ? [0.11, 0.11] : [0.085];
  return [
    makePart("frame", "frame", merge([...sides, cross]), { weight: 0.9 }),
    ...boards.map((tall, i) =>
      makePart(
        `board-${i + 1}`,
        "board",
        block([HALF * 2.06, tall, 0.024], [0, Y + 0.02 - i * 0.15, 0.014], 0.006, 2),
        {
          weight: 1,
          paint: striped,
        },
      ),
    ),
    makePart(
      "weights",
      "weight",
      merge([-1, 1].map((s) => block([0.05, 0.05, 0.13], [s * HALF * 0.94, 0.03, BACK + 0.12], 0.01, 2))),
      { weight: 0.4 },
    ),
    makePart(
      "feet",
      "weight",
      merge(
        [-1, 1].flatMap((s) =>
          [BACK + 0.01, 0.02].map((z) => block([0.05, 0.03, 0.04], [s * HALF * 0.94, 0.015, z], 0.006)),
        ),
      ),
      { weight: 0.3 },
    ),
  ];
}

/** A hurdle. What makes it itself: one striped board across two metal uprights whose feet run back in an L, so that it tips over when it is touched. */
export const hurdle = defineFromPlan({
  id: "hurdle",
  family: "object",
  words: ["hurdle", "track hurdle", "running hurdle", "athletics hurdle"],
  senses: ["hurdle#1"],
  height: 1,
  view: { azimuth: 0.55, elevation: 0.2 },
  slots: {
    board: mainSlot("painted-wood", "#c8281e #1f4fa0 #17181b #1f8a4a", "bar|plank|top|stripe"),
    frame: slot("brushed-aluminium painted-metal", "#d8dade", "leg|stand|post|foot"),
    weight: slot("rubber", "#1b1c1f"),
  },
  styles: { single: { weight: 3 }, steeple: { weight: 0.5 } },
  build,
});
