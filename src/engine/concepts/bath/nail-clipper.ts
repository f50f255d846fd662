import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

/** A strip of steel on edge along a line in the upright plane, `wide` across. */
const strip = (points: readonly Vec3[], wide: number, thick = 0.0016, taper: (t: number) => number = () => 1) =>
  settle(
    sweep(rectangleOutline(wide, thick, thick * 0.35, 2), curveThrough(points, 6), {
      up: [0, 1, 0],
      scale: (t) => [taper(t), 1],
    }),
  );

function build({ has }: Planned): Part[] {
  const body = (s: 1 | -1) =>
    strip(
      [
        [-0.03, 0.0065 + s * 0.0008, 0],
        [-0.01, 0.0065 + s * 0.0024, 0],
        [0.012, 0.0065 + s * 0.004, 0],
        [0.023, 0.0065 + s * 0.0046, 0],
        [0.0282, 0.0065 + s * 0.0034, 0],
        [0.0302, 0.0065 + s * 0.0008, 0],
      ],
      0.0135,
      0.0017,
      (t) => 0.86 + 0.18 * t,
    );
  const lever = move(
    turnZ(
      strip(
        [
          [0.004, 0.0008, 0],
          [0, 0.001, 0],
          [-0.02, 0.002, 0],
          [-0.042, 0.004, 0],
          [-0.05, 0.0068, 0],
        ],
        0.0115,
        0.0018,
        (t) => 0.8 + 0.25 * t,
      ),
      -0.42,
    ),
    [0.021, 0.0155, 0],
  );
  const file = plate(
    [
      [-0.024, -0.003, 0.002],
      [0.02, -0.003, 0.002],
      [0.026, 0, 0.001],
      [0.02, 0.003, 0.002],
      [-0.024, 0.003, 0.002],
    ],
    0.001,
  );
  const parts = [
    makePart("lower", "body", body(-1), { weight: 1 }),
    makePart("upper", "body", body(1), { weight: 1 }),
    makePart("lever", "lever", settle(lever), { weight: 1 }),
    makePart(
      "post",
      "body",
      merge([
        bar([0.0205, 0, 0], [0.0205, 0.0175, 0], 0.0022, 16),
        bar([0.0205, 0, 0], [0.0205, 0.0012, 0], 0.0042, 20),
      ]),
      { weight: 0.6 },
    ),
    makePart("pin", "body", bar([0.0205, 0.0172, -0.0068], [0.0205, 0.0172, 0.0068], 0.0016, 12), { weight: 0.4 }),
    makePart("rivet", "body", bar([-0.024, 0.0035, 0], [-0.024, 0.0092, 0], 0.003, 18), { weight: 0.4 }),
    makePart("file", "body", move(settle(turnX(file, -PI / 2)), [-0.004, 0.0066, 0]), { weight: 0.3 }),
  ];
  if (!has("chain")) return parts;
  const links = Array.from({ length: 5 }, (_, i) => {
    const flat = turnX(torus(0.0028, 0.0006, 18, 7), i % 2 ? 0.15 : PI / 2);
    return move(flat, [-0.0315 - i * 0.0044, i === 0 ? 0.006 : i % 2 ? 0.003 : 0.0035, 0.001 * i]);
  });
  return [...parts, makePart("chain", "body", settle(merge(links)), { weight: 0.4 })];
}

/** A nail clipper. What makes it itself: two bowed leaves of polished steel joined behind, their front ends bent together to a cutting edge, and a long lever raised over them on a post. */
export const nailClipper = defineFromPlan({
  id: "nail-clipper",
  family: "tool",
  words: [
    "nail clipper",
    "nail clippers",
    "fingernail clipper",
    "toenail clipper",
    "nail cutter",
    "toenail clippers",
    "fingernail clippers",
  ],
  height: 0.03,
  view: { azimuth: 0.55, elevation: 0.3 },
  slots: {
    body: mainSlot("chrome brushed-steel", "", "blade|jaw|post"),
    lever: { ...slot("chrome gold plastic", "", "handle|arm"), takesWhole: true },
  },
  extras: { chain: { chance: 0.4, slot: "body" } },
  build,
});
