import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { closeCorners, ellipseOutline, type Outline, reverseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";

/** From one finger to the next, and the height of the fingers' row, metres. */
const [PITCH, ROW] = [0.0265, 0.062];

const oval = (x: number, y: number, wide: number, high: number): Outline =>
  reverseOutline(ellipseOutline(wide, high, 32).map(([u, v]) => [u + x, v + y] as const));

/** Four rounded knuckles above, each with a spike where it has them, and a curved palm rest below. */
function build({ style }: Planned): Part[] {
  const xs = [-1.5, -0.5, 0.5, 1.5].map((i) => i * PITCH);
  const peak = style === "spiked" ? 0.031 : 0.0185;
  const bumps = [...xs].reverse().flatMap((x) => {
    const y = ROW - Math.abs(x) * 0.1;
    return [
      [x + PITCH * 0.5, y + 0.0115, 0.003],
      [x + PITCH * 0.3, y + 0.0175, 0.008],
      [x, y + peak, style === "spiked" ? 0.001 : 0.006],
      [x - PITCH * 0.3, y + 0.0175, 0.008],
    ] as const;
  });
  const outline = closeCorners(
    [
      [-0.04, 0.01, 0.012],
      [-0.02, 0, 0.02],
      [0.02, 0, 0.02],
      [0.04, 0.01, 0.012],
      [0.036, 0.03, 0.012],
      [0.058, 0.045, 0.014],
      [0.058, ROW + 0.006, 0.01],
      ...bumps,
      [-0.058, ROW + 0.006, 0.01],
      [-0.058, 0.045, 0.014],
      [-0.036, 0.03, 0.012],
    ],
    6,
  );
  const holes = [...xs.map((x) => oval(x, ROW - Math.abs(x) * 0.1, 0.0102, 0.0122)), oval(0, 0.0285, 0.0235, 0.0115)];
  const body = extrude(outline, { depth: 0.0125, bevel: 0.0028, bevelSteps: 3, holes });
  return [makePart("knuckles", "body", settle(move(turnX(body, -0.12), [0, 0, 0])), { weight: 1 })];
}

/** Brass knuckles. What makes them themselves: one thick piece of metal with four finger holes in a row under rounded or spiked knuckles, and a curved palm rest below. */
export const brassKnuckles = defineFromPlan({
  id: "brass-knuckles",
  family: "weapon",
  words: ["brass knuckles", "knuckle duster", "knuckleduster", "brass knuckle", "knuckles", "spiked knuckles"],
  senses: ["brass knucks"],
  height: 0.085,
  vary: 0.03,
  view: { azimuth: 0.4, elevation: 0.14 },
  slots: { body: mainSlot("brass gold brushed-steel iron", "", "metal|ring") },
  styles: { round: { weight: 2 }, spiked: { weight: 0.8, words: ["spiked knuckles"], traits: ["spiked"] } },
  build,
});
