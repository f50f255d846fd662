import { curveThrough } from "../../geometry/curve.ts";
import { wobble } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** Radius of the bowl, metres. */
const BOWL = 0.031;

const arc = (r: number, from: number, to: number): Point2[] =>
  Array.from({ length: 15 }, (_, i) => {
    const a = from + ((to - from) * i) / 14;
    return [Math.max(0, r * sin(a)), -r * cos(a)] as const;
  });

function build({ has, seed }: Planned): Part[] {
  const bowl = lathe([...arc(BOWL, 0, PI / 2), ...arc(BOWL - 0.0022, PI / 2, 0)], 44);
  // up the shank and back over the grip
  const grip = turnZ(
    turnedPiece(
      [
        [0.0095, 0.075, 0.003],
        [0.012, 0.082, 0.004],
        [0.0105, 0.1, 0.02],
        [0.0145, 0.135, 0.03],
        [0.0125, 0.17, 0.02],
        [0.014, 0.186, 0.008],
      ],
      32,
    ),
    PI / 2 - 0.35,
  );
  const shank = tube(
    0.0058,
    curveThrough(
      [
        [-BOWL + 0.002, -0.006, 0],
        [-BOWL - 0.014, -0.002, 0],
        [-0.062, 0.018, 0],
        [-0.08, 0.0285, 0],
      ],
      6,
    ),
    14,
  );
  const lever = tube(
    0.0034,
    curveThrough(
      [
        [-BOWL - 0.006, 0.003, 0],
        [-0.05, 0.03, 0],
        [-0.07, 0.046, 0],
        [-0.098, 0.05, 0],
      ],
      6,
    ),
    10,
    { endRounding: 0.001 },
  );
  const parts = [
    makePart("bowl", "body", bowl, { weight: 1 }),
    makePart("shank", "body", shank, { weight: 0.7 }),
    makePart("lever", "body", lever, { weight: 0.5 }),
    makePart("grip", "grip", settle(grip), { weight: 0.9 }),
  ];
  if (has("ice cream"))
    parts.push(
      makePart(
        "ice-cream",
        "ice",
        move(settle(wobble(sphere(BOWL * 0.97, 44, 30), 0.0016, 0.011, seed)), [0, 0.006, 0]),
        { weight: 1 },
      ),
    );
  return parts;
}

/** An ice cream scoop. What makes it itself: a half-ball bowl of bright metal on a short bent shank, a thumb lever over it, a stout grip, and a round ball of ice cream in the bowl. */
export const iceCreamScoop = defineFromPlan({
  id: "ice-cream-scoop",
  family: "tool",
  words: ["ice cream scoop", "ice cream scooper", "ice-cream scoop", "icecream scoop", "cookie scoop", "disher"],
  height: 0.11,
  view: { azimuth: 0.35, elevation: 0.24 },
  slots: {
    body: mainSlot("chrome brushed-steel", "", "bowl|scoop|lever|shank"),
    grip: slot("plastic beech", "#b8282a #2a6fb0 #1c1c1e #6ab88a #e8b8c4", "handle"),
    ice: slot("icing", "#f2b8c4 #f6ecd0 #7a4a2c #b8e0c4", "ice cream|gelato"),
  },
  extras: { "ice cream": { chance: 0.75, slot: "ice" } },
  build,
});
