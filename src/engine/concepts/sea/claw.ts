import type { Geometry } from "../../geometry/geometry.ts";
import { place, settle } from "../../geometry/place.ts";
import { add, addAll, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, limb } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { scaling } from "../../math/mat4.ts";
import { cross, normalize, add as plus, scale, subtract, type Vec3, X_AXIS } from "../../math/vec3.ts";

export interface ClawShape {
  /** Wrist and point of the closed pincer. */
  readonly from: Vec3;
  readonly to: Vec3;
  /** Where the movable finger is, seen from the fixed one. */
  readonly inner: Vec3;
  /** Thickness against the usual 1. */
  readonly stout: number;
  /** How far it gapes, 0 closed to 1 wide. */
  readonly open: number;
  /** Cell in the pincer's own length. */
  readonly cell?: number;
}

/** A pincer: swollen palm, a fixed and a movable finger, both with blunt teeth. */
export function claw({ from, to, inner, stout, open, cell = 0.036 }: ClawShape): Geometry {
  const w = stout;
  const gape = 0.13 * open;
  const thumb: readonly (readonly [Vec3, number])[] = [
    [[0.13 * w, 0, 0.42], 0.1 * w],
    [[0.24 * w + gape, 0, 0.66], 0.085 * w],
    [[0.16 * w + gape * 1.2, 0, 0.9], 0.05 * w],
    [[0.05 + gape * 0.9, 0, 1.0], 0.018],
  ];
  const finger: readonly (readonly [Vec3, number])[] = [
    [[-0.09 * w, 0, 0.42], 0.13 * w],
    [[-0.16 * w, 0, 0.68], 0.1 * w],
    [[-0.1 * w, 0, 0.92], 0.055 * w],
    [[0.01, 0, 1.04], 0.018],
  ];
  const teeth = [0.6, 0.7, 0.8, 0.89].flatMap((z, i) => [
    add(ball([-0.07 * w + i * 0.012, 0, z], 0.035 * w), 0.01),
    add(ball([0.15 * w + gape - i * 0.012, 0, z - 0.03], 0.03 * w), 0.01),
  ]);
  const clay = sculpt([
    add(ball([0, 0, 0.03], 0.1)),
    add(ellipsoid([0, 0, 0.28], [0.2 * w, 0.14 * w, 0.27]), 0.08),
    ...addAll(limb(finger), 0.04),
    ...addAll(limb(thumb), 0.03),
    ...teeth,
  ]);
  const way = subtract(to, from);
  const size = Math.sqrt(way[0] * way[0] + way[1] * way[1] + way[2] * way[2]);
  const forward = normalize(way);
  const up = normalize(cross(forward, inner), X_AXIS);
  const right = cross(up, forward);
  const hand = place(meshSdf(clay, cell), scaling([size, size, size]));
  return settle(place(hand, [...right, 0, ...up, 0, ...forward, 0, ...plus(from, scale(forward, 0)), 1]));
}
