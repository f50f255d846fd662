import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline, type Outline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";

/** A six-sided needle from the origin up, both ends pointed. */
const needle = (long: number, half: number): Outline => [
  [0, -half * 0.6],
  [half, half * 0.3],
  [half, long - half],
  [0, long],
  [-half, long - half],
  [-half, half * 0.3],
];

function build({ style, stream }: Planned): Part[] {
  const chance = stream("arms");
  const depth = 0.075;
  const cut = (outline: Outline) => extrude(outline, { depth, bevel: 0.018, bevelSteps: 1 });
  const thick = 0.026 + 0.008 * chance();
  const lean = 0.9 + 0.25 * chance();
  const twigs = style === "fern" ? 4 : style === "star" ? 2 : 3;
  const pieces = [cut(needle(0.5, thick))];
  for (let k = 0; k < twigs; k += 1) {
    const at = 0.14 + (0.28 * (k + 0.3)) / twigs + 0.02 * chance();
    const long = (style === "fern" ? 0.19 - 0.1 * (k / twigs) : 0.1 + 0.07 * chance()) * (k === 0 ? 0.85 : 1);
    for (const side of [-1, 1]) pieces.push(move(turnZ(cut(needle(long, thick * 0.78)), side * lean), [0, at, 0]));
  }
  if (style === "star") {
    const plate = circleOutline(0.07, 6);
    pieces.push(move(cut(plate), [0, 0.46, 0]));
  }
  const arm = merge(pieces);
  const arms = Array.from({ length: 6 }, (_, i) => turnZ(arm, (i / 6) * TAU));
  const heart = cut(circleOutline(style === "star" ? 0.16 : 0.11, 6));
  return [makePart("flake", "flake", settle(merge([heart, ...arms])), { weight: 1 })];
}

/** A snowflake. What makes it itself: six equal arms from one heart, each with paired twigs, pale ice blue. */
export const snowflake = defineFromPlan({
  id: "snowflake",
  family: "nature",
  words: ["snowflake", "snow flake", "snow crystal", "ice crystal", "flake of snow"],
  senses: ["snowflake"],
  height: 1,
  vary: 0,
  view: { azimuth: 0.3, elevation: 0.06 },
  styles: { branched: {}, fern: {}, star: {} },
  slots: { flake: mainSlot("ice plastic", "#bfe4f7 #d8eefa #a9d6f2", "arm|branch|crystal") },
  build,
});
