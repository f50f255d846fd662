import { Vector3 } from "three";
import type { Pose } from "./camera-motion.ts";
import type { StageSpace } from "./stage-space.ts";

/** A place to look from in measures of the subject: its centre is 0, its radius 1. Fits subjects of any size. */
export interface NormalizedPose {
  readonly position: readonly [number, number, number];
  readonly target: readonly [number, number, number];
}

export function normalizePose({ position, target }: Pose, { center, radius }: StageSpace): NormalizedPose {
  const inside = (place: Vector3) =>
    place
      .clone()
      .sub(new Vector3(...center))
      .divideScalar(radius)
      .toArray();
  return { position: inside(position), target: inside(target) };
}

export function poseIn({ position, target }: NormalizedPose, { center, radius }: StageSpace): Pose {
  const outside = (place: NormalizedPose["target"]) =>
    new Vector3(...place).multiplyScalar(radius).add(new Vector3(...center));
  return { position: outside(position), target: outside(target) };
}
