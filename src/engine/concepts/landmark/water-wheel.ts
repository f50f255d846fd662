import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI, TAU } from "../../math/elementary.ts";
import { block, blockOn } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const R = 1.6;
const Y = 1.85;
const HALF = 0.42;

const foaming: Paint = (surface, x, y, z) => {
  const n = noise(x * 4, y * 2.2, z * 9, 4);
  if (n > 0.3) layColour(surface, [0.75, 0.88, 0.94], 0.2);
  surface.height += 0.01 * n;
};

function build({ count }: Planned): Part[] {
  const spin = (g: Geometry, i: number, n: number) => move(turnZ(g, (i / n) * TAU), [0, Y, 0]);
  const hoop = (z: number): Geometry =>
    move(
      turnX(
        lathe(
          [
            [R - 0.2, -0.04],
            [R, -0.04],
            [R, 0.04],
            [R - 0.2, 0.04],
          ],
          48,
          true,
        ),
        PI / 2,
      ),
      [0, Y, z],
    );
  const paddle = move(turnZ(block([0.36, 0.04, HALF * 2], [0, 0, 0], 0.008), 0.3), [R - 0.12, 0, 0]);
  const paddles = Array.from({ length: 16 }, (_, i) => spin(paddle, i, 16));
  const spokes = [-HALF, HALF].flatMap((z) =>
    Array.from({ length: count }, (_, i) => spin(block([0.1, R * 1.9, 0.06], [0, 0, z], 0.012), i, count * 2)),
  );
  const frame = (z: number): Geometry[] => [
    bar([-1.15, 0.1, z], [-0.02, Y - 0.05, z], 0.075, 8),
    bar([1.15, 0.1, z], [0.02, Y - 0.05, z], 0.075, 8),
    block([1.3, 0.11, 0.09], [0, 0.9, z], 0.015),
    block([2.7, 0.14, 0.16], [0, 0.17, z], 0.02),
  ];
  const top = Y + R + 0.12;
  const channel = [
    [0.28, 0, 0],
    [-0.6, 0.03, 0],
    [-2.1, 0.1, 0],
  ] as const;
  const fall = curveThrough(
    [
      [0.2, top + 0.09, 0],
      [0.42, top + 0.05, 0],
      [0.78, top - 0.28, 0],
      [1.15, top - 0.95, 0],
      [1.45, top - 1.9, 0],
      [1.58, 0.3, 0],
    ],
    5,
  );
  return [
    makePart(
      "pool",
      "stone",
      merge([
        blockOn([3.9, 0.24, 0.2], 0.1, 0, HALF + 0.75, 0.04),
        blockOn([3.9, 0.24, 0.2], 0.1, 0, -HALF - 0.75, 0.04),
        blockOn([0.2, 0.24, 2.5], 2.0, 0, 0, 0.04),
        blockOn([0.2, 0.24, 2.5], -1.8, 0, 0, 0.04),
        blockOn([3.9, 0.06, 2.5], 0.1, 0, 0, 0.01),
      ]),
      { weight: 0.7 },
    ),
    makePart("water", "water", blockOn([3.7, 0.12, 2.3], 0.1, 0.05, 0, 0), { weight: 0.6, paint: foaming }),
    makePart("hoops", "body", merge([hoop(-HALF), hoop(HALF)]), { weight: 1 }),
    makePart("spokes", "body", merge(spokes), { weight: 0.9 }),
    makePart("paddles", "paddle", merge(paddles), { weight: 1 }),
    makePart("axle", "iron", bar([0, Y, -HALF - 0.45], [0, Y, HALF + 0.45], 0.11, 16), { weight: 0.6 }),
    makePart("hub", "iron", bar([0, Y, -HALF - 0.1], [0, Y, HALF + 0.1], 0.2, 20), { weight: 0.5 }),
    makePart("frame", "body", merge([...frame(HALF + 0.32), ...frame(-HALF - 0.32)]), { weight: 0.9 }),
    makePart(
      "flume",
      "body",
      merge([
        sweep(
          rectangleOutline(0.6, 0.05),
          channel.map(([x, y, z]) => [x, top + y, z] as const),
          { up: [0, 1, 0] },
        ),
        ...[-1, 1].map((s) =>
          sweep(
            rectangleOutline(0.05, 0.24),
            channel.map(([x, y]) => [x, top + y + 0.1, s * 0.3] as const),
            { up: [0, 1, 0] },
          ),
        ),
        bar([-1.75, 0.1, 0.3], [-1.75, top + 0.1, 0.3], 0.07, 8),
        bar([-1.75, 0.1, -0.3], [-1.75, top + 0.1, -0.3], 0.07, 8),
      ]),
      { weight: 0.8 },
    ),
    makePart(
      "stream",
      "water",
      merge([
        sweep(
          rectangleOutline(0.52, 0.07),
          channel.map(([x, y, z]) => [x, top + y + 0.06, z] as const),
          { up: [0, 1, 0] },
        ),
        sweep(rectangleOutline(0.5, 0.07), fall, { up: [0, 1, 0] }),
      ]),
      { weight: 0.8, paint: foaming },
    ),
  ];
}

/** A water wheel. What makes it itself: a great wooden wheel of two hoops with spokes and a ring of paddles between, on a trestle in a stone pool, and a flume above from which water pours over it. */
export const waterWheel = defineFromPlan({
  id: "water-wheel",
  family: "building",
  words: ["water wheel", "waterwheel", "mill wheel", "paddle wheel", "millwheel"],
  senses: ["waterwheel"],
  height: 3.9,
  view: { azimuth: 0.5, elevation: 0.2 },
  slots: {
    body: mainSlot("oak", "#7a4e2a #5f3c22 #94683c", "wheel|hoop|spoke|frame|wood|flume"),
    paddle: slot("oak-planks", "#9a6c40 #7a5430", "blade|board|bucket"),
    iron: slot("iron", "", "axle|hub"),
    stone: slot("cobblestone granite", "", "pool|basin"),
    water: slot("glass", "#3f9cc8", "stream|waterfall"),
  },
  count: { slot: "body", min: 4, max: 5, most: 6 },
  build,
});
