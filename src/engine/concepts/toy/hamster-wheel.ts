import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { turned } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { turnedAlong } from "../vehicle/bodywork.ts";

/** Radius of the wheel, half its width, height of its axle. */
const [R, HALF, Y] = [0.09, 0.036, 0.118];

const rim = (z: number): Part["geometry"] => settle(move(turnX(torus(R, 0.0046, 64, 10), PI / 2), [0, Y, z]));

function build({ style }: Planned): Part[] {
  const rungs = Array.from({ length: 36 }, (_, i) => {
    const angle = (i / 36) * TAU;
    const [x, y] = [R * cos(angle), Y + R * sin(angle)];
    return bar([x, y, -HALF], [x, y, HALF], 0.0026, 8);
  });
  const spokes = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * TAU + 0.2;
    return bar([0, Y, -HALF], [R * cos(angle), Y + R * sin(angle), -HALF], 0.0036, 10);
  });
  const hub = turnedAlong(
    [
      [0, -HALF - 0.012],
      [0.012, -HALF - 0.012, 0.002],
      [0.016, -HALF, 0.003],
      [0.012, -HALF + 0.01, 0.003],
      [0, -HALF + 0.012],
    ],
    [0, Y, 0],
    32,
  );
  const back = -HALF - 0.018;
  const legs = [-1, 1].map((s) => bar([0, Y, back], [s * 0.085, 0.006, back], 0.0055, 12));
  const feet = [-1, 1].map((s) => bar([s * 0.085, 0.006, back - 0.004], [s * 0.085, 0.006, HALF + 0.03], 0.006, 12));
  const track =
    style === "solid"
      ? [
          makePart("track", "wheel", trackRing(), { weight: 1 }),
          makePart(
            "backplate",
            "wheel",
            turnedAlong(
              [
                [0, -HALF - 0.002],
                [R, -HALF - 0.002],
                [R, -HALF + 0.002],
                [0, -HALF + 0.002],
              ],
              [0, Y, 0],
              64,
            ),
            { weight: 0.8 },
          ),
          makePart("ribs", "wheel", merge(ribs()), { weight: 0.4 }),
        ]
      : [
          ...makeParts("rim", "wheel", [rim(-HALF), rim(HALF)], { weight: 0.9 }),
          makePart("rungs", "wheel", merge(rungs), { weight: 0.9 }),
          makePart("spokes", "wheel", merge(spokes), { weight: 0.6 }),
        ];
  return [
    ...track,
    makePart("hub", "hub", hub, { weight: 0.7 }),
    makePart("axle", "stand", bar([0, Y, back - 0.004], [0, Y, -HALF], 0.005, 12), { weight: 0.3 }),
    ...makeParts("leg", "stand", legs, { weight: 0.8 }),
    ...makeParts("foot", "stand", feet, { weight: 0.7 }),
    makePart("base", "stand", block([0.19, 0.007, 0.03], [0, 0.0065, back], 0.002), { weight: 0.5 }),
  ];
}

/** A closed band of plastic to run in. */
const trackRing = (): Part["geometry"] =>
  move(
    turned(
      [
        [R - 0.004, -HALF],
        [R, -HALF],
        [R, HALF],
        [R - 0.004, HALF],
      ],
      72,
      true,
    ),
    [0, Y, 0],
  );

/** What the feet find hold on. */
const ribs = (): Part["geometry"][] =>
  Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * TAU;
    return settle(move(turnZ(block([0.003, 0.0024, HALF * 1.9], [R - 0.005, 0, 0], 0.0006), angle), [0, Y, 0]));
  });

/** A hamster wheel. What makes it itself: an open drum of rungs to run in, spokes only behind so that its front is free, turning upright in a small stand. */
export const hamsterWheel = defineFromPlan({
  id: "hamster-wheel",
  family: "object",
  words: ["hamster wheel", "exercise wheel", "running wheel", "mouse wheel", "pet wheel", "rodent wheel"],
  senses: [],
  height: 0.21,
  view: { azimuth: 0.5, elevation: 0.14 },
  slots: {
    wheel: mainSlot("plastic painted-metal", "#e86a2a #2a7ac8 #3aa86a #d83a6a #e0b81e", "drum|rung|rim|spoke|track"),
    hub: slot("plastic", "#f2f0ea", "cap|middle"),
    stand: slot("plastic painted-metal", "#f2f0ea #2b2d31", "frame|base|leg|foot"),
  },
  styles: { wire: { weight: 2 }, solid: { weight: 1 } },
  build,
  sockets: () => [{ name: "inside", position: [0, Y - R + 0.006, 0], normal: [0, 1, 0], radius: HALF * 0.9 }],
});
