import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch } from "../../geometry/place.ts";
import { add, addAll, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, limb } from "../../geometry/sdf-primitives.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, sin } from "../../math/elementary.ts";
import { mix, subtract, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";

/** A long bone: slender in the middle, two knuckles at its head. */
function bone(a: Vec3, b: Vec3, r: number): Geometry {
  const along = subtract(b, a);
  const across: Vec3 = [along[1], -along[0], 0];
  const l = Math.sqrt(across[0] * across[0] + across[1] * across[1]) || 1;
  const side = (s: number, at: Vec3, k: number): Vec3 => [
    at[0] + (s * across[0] * r * k) / l,
    at[1] + (s * across[1] * r * k) / l,
    at[2],
  ];
  return settle(
    meshSdf(
      sculpt([
        ...addAll(
          limb([
            [a, r],
            [mix(a, b, 0.25), r * 0.66],
            [mix(a, b, 0.7), r * 0.56],
            [b, r * 0.8],
          ]),
          0.001,
        ),
        add(ball(side(1, b, 0.42), r * 0.72), 0.001),
        add(ball(side(-1, b, 0.42), r * 0.72), 0.001),
        add(ball(side(1, a, 0.4), r * 0.82), 0.001),
        add(ball(side(-1, a, 0.4), r * 0.82), 0.001),
      ]),
      0.0019,
    ),
  );
}

/** Thumb to little finger: the foot of its long bone in the palm, that bone's length and lean, its joints' lengths and thickness. */
const RAYS: readonly (readonly [
  x: number,
  y: number,
  palm: number,
  lean: number,
  joints: readonly number[],
  r: number,
])[] = [
  [-0.027, 0.088, 0.042, -0.72, [0.032, 0.024], 0.0072],
  [-0.014, 0.1, 0.062, -0.22, [0.039, 0.024, 0.018], 0.0068],
  [-0.002, 0.102, 0.063, -0.04, [0.044, 0.028, 0.019], 0.0068],
  [0.0095, 0.1, 0.057, 0.13, [0.04, 0.026, 0.018], 0.0063],
  [0.02, 0.095, 0.051, 0.31, [0.032, 0.019, 0.016], 0.0058],
];

function finger([x, y, palm, lean, joints, r]: (typeof RAYS)[number], curl: number): Geometry[] {
  let at: Vec3 = [x, y, 0.002];
  let bend = 0;
  return [palm, ...joints].map((length, i) => {
    bend += i === 0 ? 0.05 : curl;
    const tip: Vec3 = [
      at[0] + length * sin(lean * (i === 0 ? 1 : 0.82)) * cos(bend),
      at[1] + length * cos(lean) * cos(bend),
      at[2] + length * sin(bend),
    ];
    const shaped = bone(mix(at, tip, 0.07), mix(at, tip, 0.9), r * (1 - 0.1 * i));
    at = tip;
    return shaped;
  });
}

function build({ style }: Planned): Part[] {
  const curl = style === "claw" ? 0.5 : 0.09;
  const carpals: readonly Vec3[] = [
    [-0.018, 0.079, 0.001],
    [-0.006, 0.078, 0.004],
    [0.006, 0.078, 0.002],
    [0.017, 0.076, 0],
    [-0.021, 0.09, 0.003],
    [-0.009, 0.091, 0],
    [0.003, 0.092, 0.004],
    [0.014, 0.089, 0.001],
  ];
  const wrist = carpals.map((at, i) => move(stretch(sphere(0.0088, 16, 12), [1, 0.86 + 0.1 * (i % 3), 0.95]), at));
  const forearm = (x: number, r: number, top: number): Geometry =>
    settle(
      meshSdf(
        sculpt([
          ...addAll(
            limb([
              [[x * 0.9, 0.0, 0], r * 0.82],
              [[x, 0.045, 0], r * 0.78],
              [[x * 0.95, top, 0], r * 1.35],
            ]),
            0.002,
          ),
          add(ellipsoid([x * 0.9, top + 0.001, 0], [r * 1.5, 0.008, r * 1.3]), 0.002),
        ]),
        0.002,
      ),
    );
  return [
    makePart("radius", "bone", forearm(-0.0125, 0.0085, 0.064), { weight: 0.8 }),
    makePart("ulna", "bone", forearm(0.0135, 0.0068, 0.063), { weight: 0.7 }),
    makePart("carpals", "bone", merge(wrist), { weight: 0.7 }),
    ...RAYS.flatMap((ray, i) =>
      makeParts(`ray-${["thumb", "index", "middle", "ring", "little"][i]}`, "bone", finger(ray, curl), { weight: 0.5 }),
    ),
  ];
}

/** A skeleton's hand. What makes it itself: nothing but bones - two of the forearm, a cluster of small ones at the wrist, the long ones of the palm fanned out with gaps between them, and three to each finger with knobs at their joints. */
export const skeletonHand = defineFromPlan({
  id: "skeleton-hand",
  family: "anatomy",
  words: [
    "skeleton hand",
    "skeletal hand",
    "bony hand",
    "hand bones",
    "hand of a skeleton",
    "skeleton arm",
    "skeleton claw",
    "hand skeleton",
    "bone hand",
  ],
  senses: [],
  height: 0.26,
  view: { azimuth: -0.35, elevation: 0.1 },
  slots: { bone: mainSlot("bone ivory", "#e6dcc2 #d8caa6 #efe8d6", "finger|knuckle|thumb|wrist") },
  styles: { open: { weight: 2 }, claw: { weight: 1, words: ["skeleton claw"], traits: ["closed"] } },
  build,
});
