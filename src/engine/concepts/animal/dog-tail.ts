import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { addAll, sculpt } from "../../geometry/sculpt.ts";
import { displace, type Sdf } from "../../geometry/sdf.ts";
import { ball, limb } from "../../geometry/sdf-primitives.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { isOnTwoLegs, type Pose } from "../mammal/skeleton.ts";
import { curls } from "./dog-head.ts";

export type TailKind = "otter" | "curl" | "stub" | "whip" | "plume" | "pompom";

/** Way of the tail from its root, in heights at the withers, and its thickness at some places. */
const TAILS: Record<TailKind, { readonly way: readonly Vec3[]; readonly radii: readonly number[] }> = {
  otter: {
    way: [
      [0, -0.02, 0.1],
      [0, 0, 0],
      [0, -0.07, -0.14],
      [0, -0.12, -0.28],
      [0, -0.09, -0.42],
      [0, -0.01, -0.52],
    ],
    radii: [0.062, 0.06, 0.055, 0.048, 0.036, 0.02],
  },
  whip: {
    way: [
      [0, -0.02, 0.1],
      [0, 0, 0],
      [0, 0.02, -0.12],
      [0, 0.1, -0.24],
      [0, 0.22, -0.31],
      [0.01, 0.35, -0.32],
    ],
    radii: [0.05, 0.047, 0.04, 0.033, 0.025, 0.014],
  },
  curl: {
    way: [
      [0, -0.06, 0.08],
      [0, 0.0, -0.02],
      [0, 0.12, -0.08],
      [0.02, 0.25, -0.02],
      [0.06, 0.27, 0.1],
      [0.11, 0.18, 0.15],
      [0.14, 0.09, 0.09],
    ],
    radii: [0.06, 0.065, 0.08, 0.088, 0.085, 0.07, 0.035],
  },
  stub: {
    way: [
      [0, -0.03, 0.08],
      [0, 0, 0.01],
      [0, 0.025, -0.05],
    ],
    radii: [0.06, 0.06, 0.045],
  },
  plume: {
    way: [
      [0, -0.02, 0.1],
      [0, 0, 0],
      [0, -0.04, -0.13],
      [0, -0.1, -0.27],
      [0, -0.1, -0.42],
      [0, -0.02, -0.55],
    ],
    radii: [0.055, 0.058, 0.075, 0.092, 0.08, 0.025],
  },
  pompom: {
    way: [
      [0, -0.02, 0.08],
      [0, 0, 0],
      [0, 0.08, -0.08],
      [0, 0.18, -0.13],
    ],
    radii: [0.035, 0.033, 0.03, 0.028],
  },
};

/** A bushy tail laid over the back: full from the root on. */
const OVER_BACK: (typeof TAILS)[TailKind] = {
  way: [
    [0, -0.08, 0.06],
    [0, -0.01, -0.03],
    [0, 0.11, -0.07],
    [0.01, 0.21, 0.0],
    [0.03, 0.22, 0.12],
    [0.05, 0.16, 0.22],
    [0.07, 0.1, 0.28],
  ],
  radii: [0.07, 0.09, 0.11, 0.12, 0.115, 0.095, 0.04],
};

export function dogTail(root: Vec3, kind: TailKind, pose: Pose, length: number, bushy: boolean): Sdf {
  const tail = bushy && kind === "curl" ? OVER_BACK : TAILS[kind];
  const isLow =
    pose !== "standing" &&
    pose !== "walking" &&
    pose !== "running" &&
    !isOnTwoLegs(pose) &&
    kind !== "curl" &&
    kind !== "pompom" &&
    kind !== "stub";
  const way = tail.way.map(([x, y, z], i): Vec3 => {
    const radius = tail.radii[Math.min(i, tail.radii.length - 1)] as number;
    const far = i <= 1 ? 1 : length;
    // a sitting dog's tail lies on the floor and swings to one side
    if (isLow)
      return [
        root[0] + Math.max(0, i - 2) * 0.05 * far,
        Math.max(radius, i < 2 ? root[1] : 0),
        root[2] + z * 0.85 * far,
      ];
    return [root[0] + x, root[1] + y * far, root[2] + z * far];
  });
  const steps = 4;
  const curve = curveThrough(way, steps);
  const knots = curve.map((point, i) => {
    const at = Math.min(i / steps, tail.radii.length - 1);
    const low = Math.floor(at);
    const radius = lerp(tail.radii[low] as number, (tail.radii[low + 1] ?? tail.radii[low]) as number, at - low);
    const lifted: Vec3 = isLow ? [point[0], Math.max(point[1], radius), point[2]] : point;
    return [lifted, radius] as const;
  });
  const solid = sculpt(addAll(limb(knots), 0.004));
  if (kind === "pompom") {
    const end = curve.at(-1) as Vec3;
    return sculpt([...addAll([solid]), ...addAll([curls(ball(end, 0.085), 0.012, 0.035)], 0.02)]);
  }
  return bushy ? displace(solid, 0.011, (x, y, z) => noise(x * 28, y * 28, z * 14, 8)) : solid;
}
