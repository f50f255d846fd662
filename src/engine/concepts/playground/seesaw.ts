import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const AXLE = 0.55;
const HALF = 1.45;

function build({ style }: Planned): Part[] {
  const tilt = style === "left" ? 0.3 : -0.3;
  const swing = (g: Part["geometry"]) => move(turnZ(g, tilt), [0, AXLE + 0.05, 0]);
  const handle = (s: number) =>
    tube(
      0.018,
      curveThrough(
        [
          [s * 1.0, 0.03, 0.13],
          [s * 0.985, 0.26, 0.13],
          [s * 0.985, 0.3, 0.08],
          [s * 0.985, 0.3, -0.08],
          [s * 0.985, 0.26, -0.13],
          [s * 1.0, 0.03, -0.13],
        ],
        5,
      ),
      12,
    );
  const seat = (s: number) =>
    settle(move(turnX(slab([0.36, 0.32, 0.05], 0.1, 0.02), -PI / 2), [s * (HALF - 0.2), 0.055, 0]));
  const rest = (s: number) => block([0.04, 0.2, 0.28], [s * (HALF - 0.03), 0.15, 0], 0.018);
  const legs = [-1, 1].flatMap((z) =>
    [-1, 1].map((x) => bar([x * 0.34, 0, z * 0.24], [x * 0.02, AXLE + 0.02, z * 0.17], 0.028, 14)),
  );
  return [
    makePart("plank", "body", swing(block([HALF * 2, 0.05, 0.2], [0, 0.02, 0], 0.018)), { weight: 1, grain: "x" }),
    ...makeParts("seat", "seat", [swing(seat(1)), swing(seat(-1))], { weight: 1 }),
    ...makeParts("back", "seat", [swing(rest(1)), swing(rest(-1))], { weight: 0.6 }),
    ...makeParts("handle", "metal", [swing(handle(1)), swing(handle(-1))], { weight: 0.9 }),
    makePart(
      "legs",
      "frame",
      merge([
        ...legs,
        bar([-0.22, 0.22, 0.21], [0.22, 0.22, 0.21], 0.018),
        bar([-0.22, 0.22, -0.21], [0.22, 0.22, -0.21], 0.018),
      ]),
      { weight: 1 },
    ),
    makePart("axle", "metal", bar([0, AXLE, -0.21], [0, AXLE, 0.21], 0.034, 18), { weight: 0.7 }),
  ];
}

/** A seesaw. What makes it itself: a long plank across a low trestle, one end up and the other down, with a seat and a bent handle at both ends. */
export const seesaw = defineFromPlan({
  id: "seesaw",
  family: "toy",
  words: ["seesaw", "see-saw", "see saw", "teeter-totter", "teeter totter", "teeterboard"],
  senses: ["seesaw"],
  height: 1.1,
  view: { azimuth: 0.4, elevation: 0.24 },
  slots: {
    body: mainSlot("painted-wood oak", "#d8281e #2a78c8 #e8b41e #b07a42", "plank|board|beam"),
    seat: slot("plastic", "#f0c01e #2a6fc0 #3fa04a", "backrest"),
    metal: slot("brushed-steel", "", "handle|axle"),
    frame: slot("painted-metal", "#2a5fb8 #3f8a4a #3a3c42", "trestle|leg|stand"),
  },
  styles: { left: {}, right: {} },
  build,
  sockets: ({ style }) => {
    const tilt = style === "left" ? 0.3 : -0.3;
    const [c, s] = [cos(tilt), sin(tilt)];
    return [1, -1].map((side) => {
      const [x, y] = [side * (HALF - 0.24), 0.08];
      return {
        name: "seat",
        position: [x * c - y * s, AXLE + 0.05 + x * s + y * c, 0],
        normal: [0, 1, 0],
        radius: 0.2,
      };
    });
  },
});
