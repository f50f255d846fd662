import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { turnedCorners } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const R = 0.03;
const T = 0.013;
const RED = [0.55, 0.03, 0.02] as const;
const INK = [0.03, 0.025, 0.03] as const;

/** A rose of eight points, the four letters, and degrees around; drawn before the dial is laid down. */
const rose: Paint = (surface, x, y, z) => {
  if (z < T * 0.655) return;
  const d = Math.sqrt(x * x + y * y) / R;
  if (d > 0.86) return;
  const angle = atan2(x, y);
  for (const [i, letter] of ["N", "E", "S", "W"].entries()) {
    const at = (i * PI) / 2;
    if (isWritten(letter, x - sin(at) * R * 0.64, y - cos(at) * R * 0.64, R * 0.2, 0.14))
      layColour(surface, letter === "N" ? RED : INK, 0.6, 0);
  }
  if (d > 0.77) {
    const step = (angle / TAU) * 72;
    if (Math.abs(step - Math.round(step)) < 0.13 && (Math.round(step) % 6 === 0 || d > 0.815))
      layColour(surface, INK, 0.6, 0);
    return;
  }
  for (let i = 0; i < 8; i += 1) {
    const from = angle - (i * PI) / 4;
    const along = cos(from) * d;
    const aside = sin(from) * d;
    const reach = i % 2 === 0 ? 0.5 : 0.36;
    if (
      along < 0 ||
      along > reach ||
      Math.abs(aside) > 0.085 * (1 - along / reach) * (along < 0.09 ? along / 0.09 : 1) + 0.004
    )
      continue;
    layColour(surface, aside > 0 ? INK : [0.42, 0.36, 0.24], 0.6, 0);
  }
};

/** Half a needle: a long thin kite from the pivot along +Y. */
const half = (side: 1 | -1) =>
  settle(
    extrude(
      side > 0
        ? [
            [-0.0032, 0],
            [0.0032, 0],
            [0, R * 0.68],
          ]
        : [
            [0.0032, 0],
            [-0.0032, 0],
            [0, -R * 0.68],
          ],
      { depth: 0.0011 },
    ),
  );

function build({ style, seed }: Planned): Part[] {
  const flat = (geometry: ReturnType<typeof half>) => turnX(geometry, -PI / 2);
  const swing = ((seed % 100) / 100 - 0.5) * 1.6;
  const bowl = turnedCorners(
    [
      [0, 0],
      [R * 0.94, 0, 0.002],
      [R * 1.05, T * 0.25, 0.003],
      [R * 1.05, T * 0.75, 0.003],
      [R * 1.08, T * 0.86, 0.001],
      [R * 1.0, T, 0.0015],
      [R * 0.9, T, 0.001],
      [R * 0.9, T * 0.62],
      [0, T * 0.62],
    ],
    64,
  );
  const dial = turnedCorners(
    [
      [0, T * 0.55],
      [R * 0.91, T * 0.55],
      [R * 0.91, T * 0.66],
      [0, T * 0.66],
    ],
    56,
  );
  const needle = (side: 1 | -1) => move(turnY(flat(half(side)), swing), [0, T * 0.82, 0]);
  const pin = flat(
    turnedCorners(
      [
        [0, T * 0.6],
        [0.0026, T * 0.6],
        [0.0026, T * 0.93, 0.001],
        [0, T * 0.98],
      ],
      20,
    ),
  );
  const parts = [
    makePart("bowl", "case", flat(bowl), { weight: 1 }),
    makePart("dial", "dial", flat(dial), { weight: 1, paint: rose }),
    makePart("north", "needle", needle(1), { weight: 0.9 }),
    makePart("south", "tail", needle(-1), { weight: 0.9 }),
    makePart("pin", "case", pin, { weight: 0.3 }),
    makePart(
      "ring",
      "case",
      merge([
        move(settle(torus(0.0075, 0.0013, 28, 10)), [0, T * 0.45, -R - 0.0125]),
        move(turnX(settle(torus(0.0028, 0.0012, 16, 8)), PI / 2), [0, T * 0.45, -R - 0.0032]),
      ]),
      { weight: 0.6 },
    ),
  ];
  if (style !== "lidded") return parts;
  const lid = turnedCorners(
    [
      [0, 0],
      [R * 1.06, 0, 0.001],
      [R * 1.06, 0.0035, 0.0015],
      [R * 0.8, 0.006, 0.004],
      [0, 0.0068],
    ],
    56,
  );
  const up = move(turnX(move(settle(lid), [0, R * 1.06, 0]), -0.35), [0, T * 0.8, -R * 1.04]);
  return [...parts, makePart("lid", "case", up, { weight: 0.9 })];
}

/** A magnetic compass lying flat. What makes it itself: a round brass case, a rose with N E S W under glass, and a needle that is red to the north. */
export const compass = defineFromPlan({
  id: "compass",
  family: "device",
  words: ["compass", "magnetic compass", "navigation compass", "pocket compass", "mariner's compass", "hiking compass"],
  senses: ["compass#1"],
  height: 0.014,
  view: { azimuth: 0.3, elevation: 0.8 },
  slots: {
    case: mainSlot("brass", "", "housing|rim|lid|cover"),
    dial: slot("paper", "#efe6cd", "face|rose"),
    needle: slot("painted-metal", "#c01a14", "pointer|arrow"),
    tail: slot("brushed-steel", "#e8eaec"),
  },
  styles: { open: { weight: 2 }, lidded: { weight: 1, slots: ["lid"], traits: ["open"] } },
  build,
});
