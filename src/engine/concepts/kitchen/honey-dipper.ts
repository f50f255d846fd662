import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Rings of the head: half a ball's line cut by seven grooves. */
function head(): Corner[] {
  const line: Corner[] = [[0, 0]];
  for (let i = 0; i < 7; i += 1) {
    const t = (i + 0.5) / 7;
    const r = 0.0205 * (0.55 + 1.8 * t * (1 - t));
    const y = 0.002 + i * 0.0068;
    line.push([0.009, y], [r, y, 0.0012], [r, y + 0.0044, 0.0012], [0.009, y + 0.0044]);
  }
  return [
    ...line,
    [0.0065, 0.052, 0.002],
    [0.0055, 0.09, 0.03],
    [0.0062, 0.15, 0.02],
    [0.0085, 0.163, 0.005],
    [0.006, 0.174, 0.005],
    [0, 0.175],
  ];
}

function build({ has }: Planned): Part[] {
  // leans as it rests in the hand, its head down
  const lean = (g: Part["geometry"]): Part["geometry"] => turnZ(g, -0.5);
  const parts = [
    makePart("dipper", "body", lean(settle(lathe(roundCorners(head(), 3), 48))), { weight: 1, grain: "y" }),
  ];
  if (!has("honey")) return parts;
  const drop = merge([
    tube(
      0.0042,
      [
        [0.004, 0.006, 0],
        [0.004, -0.02, 0],
        [0.004, -0.045, 0],
      ],
      14,
      { scale: (t) => 1.5 - t * 1.1 },
    ),
    move(sphere(0.0066, 20, 14), [0.004, -0.047, 0]),
    move(sphere(0.0155, 24, 14), [0.008, 0.016, 0]),
  ]);
  return [...parts, makePart("honey", "honey", drop, { weight: 0.7 })];
}

/** A honey dipper. What makes it itself: a turned wooden stick whose head is a ball of rings with deep grooves between them, honey that drips from it. */
export const honeyDipper = defineFromPlan({
  id: "honey-dipper",
  family: "tool",
  words: ["honey dipper", "honey stick", "honey wand", "honey spoon", "honey dripper"],
  senses: [],
  height: 0.2,
  vary: 0.04,
  view: { azimuth: 0.4, elevation: 0.14 },
  slots: {
    body: mainSlot("beech oak", "", "stick|handle|wood"),
    honey: slot("glass", "#e09a1a", "drop|drip"),
  },
  extras: { honey: { chance: 0.75 } },
  build,
});
