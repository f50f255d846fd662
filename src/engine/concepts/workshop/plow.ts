import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const ROWS = 12;

/** The share and mouldboard: a curved steel wing from the point in front that twists over to the side and back. */
function mouldboard(): Geometry {
  const at = (t: number, u: number, side: number): Vec3 => {
    // t runs from the point to the tail, u from the sole up
    const x = lerp(0.62, -0.28, t);
    const high = lerp(0.02, 0.36, Math.sqrt(t)) * (1 - 0.15 * t * t);
    const y = lerp(t * t * 0.1, high, u);
    const curl = sin(u * PI * 0.55) * 0.05;
    const z = lerp(0.0, 0.12, t) + t * (0.04 + 0.26 * t * u * u) - curl * t;
    return [x, y + 0.012, z + side * 0.008];
  };
  return settle(
    loft(
      Array.from({ length: 15 }, (_, i): Ring => {
        const t = 0.02 + (i / 14) * 0.98;
        const front = Array.from({ length: ROWS + 1 }, (_, k) => at(t, k / ROWS, 1));
        const back = Array.from({ length: ROWS + 1 }, (_, k) => at(t, 1 - k / ROWS, -1));
        return [...front, ...back];
      }),
    ),
  );
}

function wheel(): Geometry {
  const centre: Vec3 = [1.02, 0.17, 0];
  const spokes = Array.from({ length: 6 }, (_, i) => {
    const a = (i / 6) * TAU;
    return bar(centre, [centre[0] + 0.15 * cos(a), centre[1] + 0.15 * sin(a), 0], 0.01, 8);
  });
  return merge([
    move(turnX(torus(0.155, 0.018, 36, 8), PI / 2), centre),
    bar([centre[0], centre[1], -0.06], [centre[0], centre[1], 0.06], 0.03, 14),
    ...spokes,
  ]);
}

function build(): Part[] {
  const beam = sweep(
    rectangleOutline(0.07, 0.09, 0.012, 2),
    curveThrough(
      [
        [-0.12, 0.2, 0],
        [-0.1, 0.38, 0],
        [0.08, 0.5, 0],
        [0.5, 0.51, 0],
        [1.0, 0.45, 0],
        [1.28, 0.42, 0],
      ],
      6,
    ),
    { up: [0, 0, 1] },
  );
  const handle = (s: number) =>
    tube(
      0.024,
      curveThrough(
        [
          [0.16, 0.06, s * 0.03],
          [-0.24, 0.26, s * 0.09],
          [-0.72, 0.62, s * 0.22],
          [-1.0, 0.86, s * 0.27],
          [-1.2, 0.9, s * 0.275],
        ],
        6,
      ),
      12,
      { endRounding: 0.014 },
    );
  return [
    makePart("mouldboard", "blade", mouldboard(), { weight: 1, crease: 0.9 }),
    makePart(
      "sole",
      "iron",
      merge([
        block([0.62, 0.035, 0.05], [0.12, 0.018, -0.03], 0.01),
        bar([-0.08, 0.03, -0.02], [-0.11, 0.3, 0], 0.03, 12),
        bar([0.2, 0.05, -0.02], [0.12, 0.5, 0], 0.026, 12),
      ]),
      { weight: 0.7 },
    ),
    makePart("beam", "frame", beam, { weight: 1, grain: "x" }),
    ...makeParts("handle", "frame", [handle(1), handle(-1)], { weight: 1 }),
    makePart("rung", "frame", bar([-0.6, 0.52, -0.2], [-0.6, 0.52, 0.2], 0.018, 12), { weight: 0.6 }),
    makePart(
      "coulter",
      "iron",
      merge([bar([0.5, 0.6, 0], [0.6, 0.1, 0.0], 0.02, 10), block([0.1, 0.1, 0.12], [0.51, 0.5, 0], 0.01)]),
      { weight: 0.6 },
    ),
    makePart("wheel", "iron", wheel(), { weight: 0.9 }),
    makePart(
      "fork",
      "iron",
      merge([
        bar([1.02, 0.17, 0.05], [1.02, 0.47, 0.05], 0.013, 10),
        bar([1.02, 0.17, -0.05], [1.02, 0.47, -0.05], 0.013, 10),
        move(turnX(torus(0.045, 0.014, 20, 8), PI / 2), [1.32, 0.42, 0]),
      ]),
      { weight: 0.5 },
    ),
  ];
}

/** A plow. What makes it itself: a curved steel share that turns the soil over, hung under a long wooden beam, two handles that sweep back and up to the ploughman, and a small iron wheel in front. */
export const plow = defineFromPlan({
  id: "plow",
  family: "tool",
  words: ["plow", "plough", "hand plow", "ox plow", "horse plow", "farm plow", "horse drawn plow"],
  senses: ["plow"],
  height: 0.95,
  view: { azimuth: 0.45, elevation: 0.2 },
  slots: {
    frame: mainSlot("oak", "#8a5a30 #7a4c28 #a06a38", "beam|handle|wood"),
    blade: slot("brushed-steel steel", "", "share|plowshare|mouldboard|ploughshare"),
    iron: slot("iron wrought-iron", "", "wheel|coulter|sole"),
  },
  build,
});
