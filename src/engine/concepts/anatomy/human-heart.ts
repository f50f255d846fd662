import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { settle } from "../../geometry/place.ts";
import { add, addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { ellipsoid, limb } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin } from "../../math/elementary.ts";
import { normalize, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** The muscle: two chambers over a blunt tip that points down to its own left, and the auricles above. Metres. */
const muscle = (): Sdf =>
  sculpt([
    ...addAll(
      limb([
        [[-0.006, 0.085, 0], 0.034],
        [[0.004, 0.055, 0.004], 0.034],
        [[0.022, 0.018, 0.008], 0.0145],
      ]),
      0.02,
    ),
    add(ellipsoid([-0.022, 0.07, 0.012], [0.024, 0.032, 0.023]), 0.012),
    add(ellipsoid([0.018, 0.07, -0.006], [0.024, 0.034, 0.024]), 0.012),
    add(ellipsoid([-0.036, 0.1, 0.008], [0.016, 0.018, 0.02]), 0.008),
    add(ellipsoid([0.03, 0.1, 0.004], [0.014, 0.014, 0.018]), 0.008),
    // the furrow between the chambers
    carve(ellipsoid([-0.004, 0.062, 0.046], [0.003, 0.04, 0.012]), 0.008),
  ]);

const VESSELS: readonly (readonly [slot: string, radius: number, path: readonly Vec3[]])[] = [
  // the aorta's arch with three branches
  [
    "artery",
    0.0125,
    [
      [-0.006, 0.09, 0.002],
      [-0.012, 0.122, 0.004],
      [-0.002, 0.15, 0],
      [0.018, 0.15, -0.012],
      [0.026, 0.125, -0.022],
      [0.026, 0.09, -0.03],
    ],
  ],
  [
    "artery",
    0.0048,
    [
      [-0.008, 0.142, 0],
      [-0.014, 0.172, 0.001],
    ],
  ],
  [
    "artery",
    0.0045,
    [
      [0.004, 0.15, -0.002],
      [0.004, 0.178, -0.002],
    ],
  ],
  [
    "artery",
    0.0045,
    [
      [0.016, 0.15, -0.01],
      [0.022, 0.174, -0.01],
    ],
  ],
  // the great veins
  [
    "vein",
    0.0098,
    [
      [-0.038, 0.1, 0],
      [-0.038, 0.13, -0.002],
      [-0.034, 0.165, -0.004],
    ],
  ],
  [
    "vein",
    0.009,
    [
      [-0.034, 0.08, -0.012],
      [-0.036, 0.05, -0.02],
      [-0.032, 0.03, -0.022],
    ],
  ],
  // the lungs' artery across the front
  [
    "vein",
    0.0105,
    [
      [0.004, 0.085, 0.022],
      [0.008, 0.114, 0.022],
      [0.024, 0.128, 0.008],
      [0.044, 0.13, -0.004],
    ],
  ],
];

/** Vessels that branch over the muscle, as directions seen from its middle. */
const BRANCHES: readonly (readonly [slot: string, path: readonly (readonly [angle: number, high: number])[]])[] = [
  [
    "artery",
    [
      [-0.1, 0.85],
      [-0.05, 0.3],
      [0.05, -0.3],
      [0.15, -0.9],
    ],
  ],
  [
    "artery",
    [
      [-0.06, 0.35],
      [0.4, 0.1],
      [0.7, -0.4],
    ],
  ],
  [
    "artery",
    [
      [0.0, -0.1],
      [-0.45, -0.35],
      [-0.6, -0.75],
    ],
  ],
  [
    "vein",
    [
      [0.12, 0.8],
      [0.17, 0.2],
      [0.28, -0.5],
    ],
  ],
  [
    "vein",
    [
      [0.15, 0.4],
      [0.75, 0.35],
      [1.1, -0.1],
    ],
  ],
  [
    "vein",
    [
      [-0.6, 0.7],
      [-0.75, 0.2],
      [-0.6, -0.3],
    ],
  ],
];

const fleshy =
  (seed: number): Paint =>
  (surface, x, y, z) => {
    const grain =
      noise(x * 140, y * 60 + x * 60, z * 140, seed) * 0.6 + noise(x * 420, y * 200, z * 420, seed + 1) * 0.4;
    const k = 0.92 + 0.2 * grain;
    surface.r *= k;
    surface.g *= k;
    surface.b *= k;
    // fat lies yellow in the furrow around the top
    const fat = Math.max(0, 1 - Math.abs(y - 0.09 - 0.006 * grain) / 0.007) * 0.55;
    surface.r += (0.75 - surface.r) * fat;
    surface.g += (0.5 - surface.g) * fat;
    surface.b += (0.24 - surface.b) * fat;
    surface.roughness = 0.28;
    surface.height += 0.0006 * grain;
  };

function build({ seed }: Planned): Part[] {
  const flesh = muscle();
  const middle: Vec3 = [0.002, 0.06, 0.002];
  const onMuscle = ([angle, high]: readonly [number, number]): Vec3 =>
    surfaceAlong(flesh, middle, normalize([sin(angle), high, cos(angle)]), 0.1);
  const bySlot = (name: string) => [
    ...VESSELS.filter(([each]) => each === name).map(([, radius, path]) =>
      tube(radius, curveThrough(path, 8), 20, { endRounding: radius * 0.15 }),
    ),
    ...BRANCHES.filter(([each]) => each === name).map(([, path]) => {
      const dense = Array.from({ length: (path.length - 1) * 5 + 1 }, (_, i): readonly [number, number] => {
        const at = i / 5;
        const k = Math.min(path.length - 2, Math.floor(at));
        const [a, b] = [path[k], path[k + 1]] as [readonly [number, number], readonly [number, number]];
        return [a[0] + (b[0] - a[0]) * (at - k), a[1] + (b[1] - a[1]) * (at - k)];
      });
      return tube(0.0019, curveThrough(dense.map(onMuscle), 3), 8, { scale: (t) => 1.15 - 0.7 * t });
    }),
  ];
  return [
    makePart("muscle", "muscle", settle(meshSdf(flesh, 0.0028)), { weight: 1, crease: 1.2, paint: fleshy(seed % 50) }),
    makePart("arteries", "artery", merge(bySlot("artery")), { weight: 0.9, crease: 1.2 }),
    makePart("veins", "vein", merge(bySlot("vein")), { weight: 0.8, crease: 1.2 }),
  ];
}

/** The heart as it beats in the breast. What makes it itself: a red muscle with a blunt tip aside, the arch of the aorta with its three branches, blue great veins, and vessels that branch over the front. */
export const humanHeart = defineFromPlan({
  id: "human-heart",
  family: "anatomy",
  words: [
    "human heart",
    "anatomical heart",
    "heart organ",
    "real heart",
    "beating heart",
    "realistic heart",
    "heart anatomy",
  ],
  senses: ["heart#2"],
  height: 0.17,
  vary: 0.04,
  view: { azimuth: 0.1, elevation: 0.12 },
  slots: {
    muscle: mainSlot("skin", "#a8322c #9c2a2a #b23a34", "flesh|chamber"),
    artery: slot("skin", "#c8302c #c23a30", "aorta"),
    vein: slot("skin", "#3f5a9c #46609a", "veins"),
  },
  build,
});
