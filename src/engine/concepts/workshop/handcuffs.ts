import { box } from "../../geometry/box.ts";
import { arc } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { chainLinks } from "../clock/chain-links.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";

const R = 0.036;

/** A cuff in the drawing's plane, its lock case at +X. */
function cuff(): readonly (readonly [string, string, Part["geometry"], number])[] {
  const ring = (from: number, to: number, depth: number, width: number) =>
    sweep(rectangleOutline(width, depth, width * 0.35, 2), arc([0, 0, 0], R, from, to, 30), { up: [0, 0, 1] });
  const teeth = Array.from({ length: 17 }, (_, i) => {
    const a = PI * 0.16 + i * 0.045;
    return { a, at: [(R + 0.0032) * (1 - 2 * sin(a / 2) * sin(a / 2)), (R + 0.0032) * sin(a), 0] as Vec3 };
  });
  const lock = plate(
    [
      [0.018, -0.022, 0.006],
      [0.05, -0.02, 0.008],
      [0.056, 0, 0.012],
      [0.05, 0.02, 0.008],
      [0.018, 0.022, 0.006],
      [0.031, 0.01, 0.01],
      [0.034, 0, 0.014],
      [0.031, -0.01, 0.01],
    ],
    0.013,
    0.0025,
  );
  return [
    ["bow", "body", ring(PI * 0.1, PI * 1.04, 0.0052, 0.0062), 1],
    ["cheek", "body", ring(PI * 0.98, PI * 1.9, 0.0115, 0.0062), 1],
    ["lock", "body", lock, 0.9],
    ["pivot", "pin", move(disc(0.0058, 0.0145, 0.002, 20), [-R, 0, -0.0072]), 0.5],
    ["keyhole", "hole", move(disc(0.0034, 0.0022, 0.0005, 16), [0.045, 0.0035, 0.0052]), 0.6],
    ["keyhole-slot", "hole", move(settle(box([0.0026, 0.008, 0.002])), [0.045, -0.002, 0.0062]), 0.4],
    ["teeth", "body", sweepTeeth(teeth.map(({ at }) => at)), 0.4],
  ];
}

/** A ratchet's teeth as one notched strip. */
const sweepTeeth = (at: readonly Vec3[]): Part["geometry"] =>
  sweep(
    rectangleOutline(0.004, 0.0042),
    at.flatMap((p, i): Vec3[] => (i % 2 === 0 ? [p] : [[p[0] * 0.985, p[1] * 0.985, p[2]]])),
    { up: [0, 0, 1] },
  );

function build(): Part[] {
  const lie = (g: Part["geometry"]) => turnX(g, -PI / 2);
  const left = (g: Part["geometry"]) => move(turnY(lie(g), 0.25), [-0.082, 0.0066, -0.012]);
  const right = (g: Part["geometry"]) => move(turnY(lie(g), PI - 0.5), [0.082, 0.0066, 0.012]);
  const chain: Vec3[] = [
    [-0.03, 0.0066, -0.026],
    [-0.012, 0.0066, -0.02],
    [0.012, 0.0066, -0.012],
    [0.031, 0.0066, -0.014],
  ];
  return [
    ...[left, right].flatMap((at, k) =>
      cuff().map(([name, slotName, geometry, weight]) =>
        makePart(`${k === 0 ? "left" : "right"}-${name}`, slotName, at(geometry), { weight }),
      ),
    ),
    makePart("chain", "chain", chainLinks(chain, 0.0195), { weight: 0.9 }),
  ];
}

/** A pair of handcuffs laid flat. What makes it itself: two steel rings, each closed by a toothed bow that runs into a lock case with a keyhole, joined by a short chain. */
export const handcuffs = defineFromPlan({
  id: "handcuffs",
  family: "object",
  words: ["handcuffs", "handcuff", "pair of handcuffs", "cuffs", "shackles", "manacles", "manacle", "shackle"],
  senses: ["handcuff", "shackle#1"],
  height: 0.014,
  view: { azimuth: 0.15, elevation: 0.95 },
  slots: {
    body: mainSlot("brushed-steel", "#d2d5da #d2d5da #8f9298", "ring|bow|lock|cuff"),
    chain: slot("brushed-steel", "", "link"),
    pin: slot("brushed-steel", "#a8abb0", "rivet"),
    hole: slot("plastic", "#0c0c0e", "keyhole"),
  },
  build: () => build(),
});
