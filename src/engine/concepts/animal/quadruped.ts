import { addAll, add as addStep, type SculptStep } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Ask } from "../concept.ts";
import { says } from "../from-ask.ts";

export const POSES = ["standing", "sitting", "lying", "sleeping"] as const;
export type Pose = (typeof POSES)[number];

/** The pose the artist named; standing when none was. */
export function poseOf(ask: Ask): Pose {
  if (says(ask, "sleeping") || says(ask, "asleep")) return "sleeping";
  if (says(ask, "lying") || says(ask, "resting")) return "lying";
  return says(ask, "sitting") || says(ask, "seated") ? "sitting" : "standing";
}

/** Proportions of a four-legged body; lengths count in heights at the withers. */
export interface Build {
  /** Height of the elbow. */
  readonly legs: number;
  /** From breast to rump. */
  readonly length: number;
  /** Factor on the width and depth of the trunk. */
  readonly girth: number;
  /** Factor on the thickness of the legs. */
  readonly bone: number;
  /** Factor on the length of the neck. */
  readonly neck: number;
  /** How far the belly is drawn up, 0 to 1. */
  readonly tuck: number;
  readonly pose: Pose;
}

/** Where the joints lie, for the left (+X) side; x, y, z in heights at the withers, floor at 0, front to +Z. */
export interface Skeleton {
  readonly chest: Vec3;
  readonly chestRadii: Vec3;
  readonly belly: Vec3;
  readonly bellyRadius: number;
  readonly pelvis: Vec3;
  readonly pelvisRadius: number;
  readonly neck: Vec3;
  readonly skull: Vec3;
  /** Shoulder, elbow, wrist, paw. */
  readonly front: readonly [Vec3, Vec3, Vec3, Vec3];
  /** Hip, knee, hock, paw. */
  readonly hind: readonly [Vec3, Vec3, Vec3, Vec3];
  readonly tail: Vec3;
}

export function poseSkeleton(build: Build, headSize: number): Skeleton {
  switch (build.pose) {
    case "standing":
      return stand(build, headSize);
    case "sitting":
      return sit(build, headSize);
    default:
      return lie(build, headSize);
  }
}

function stand({ legs, length, girth, neck, tuck }: Build, headSize: number): Skeleton {
  const depth = (1.02 - legs) / 2;
  const [front, back] = [length * 0.3, length * -0.36];
  const chest: Vec3 = [0, 1 - depth * 0.98, front];
  const stance = 0.125 * girth;
  return {
    chest,
    chestRadii: [0.185 * girth, depth * (0.75 + 0.25 * girth), 0.2 + 0.09 * length],
    belly: [0, 0.79 - 0.1 * (1 - tuck) - (0.5 - legs) * 0.1, -length * 0.06],
    bellyRadius: (0.185 - 0.035 * tuck) * girth,
    pelvis: [0, 0.83, back],
    pelvisRadius: 0.165 * (0.6 + 0.4 * girth),
    neck: [0, 0.9, front + 0.13],
    skull: [0, 0.965 + 0.17 * neck + 0.075 * headSize, front + 0.225 + 0.075 * neck],
    front: [
      [stance * 0.95, chest[1] - 0.02, front + 0.06],
      [stance * 1.06, legs * 0.98, front - 0.02],
      [stance, legs * 0.34, front + 0.005],
      [stance, 0.045, front + 0.025],
    ],
    hind: [
      [stance * 0.8, 0.78, back + 0.02],
      [stance * 1.12, legs * 0.92 + 0.04, back + 0.13],
      [stance * 1.02, legs * 0.52, back - 0.1 + (0.5 - legs) * 0.1],
      [stance * 1.02, 0.045, back - 0.055],
    ],
    tail: [0, 0.9, back - 0.13],
  };
}

function sit({ legs, length, girth, neck }: Build, headSize: number): Skeleton {
  const stance = 0.125 * girth;
  const depth = (1.02 - legs) / 2;
  // the back rises from the haunches on the floor to the shoulders
  const back = -length * 0.26;
  const chest: Vec3 = [0, 0.86 - 0.12 * (length - 1), 0.13];
  return {
    chest,
    chestRadii: [0.185 * girth, 0.17 + 0.07 * length, depth * 0.92],
    belly: [0, 0.5, back * 0.45],
    bellyRadius: 0.195 * girth,
    pelvis: [0, 0.235, back],
    pelvisRadius: 0.19 * (0.6 + 0.4 * girth),
    neck: [0, chest[1] + 0.15, 0.2],
    skull: [0, chest[1] + 0.215 + 0.14 * neck + 0.08 * headSize, 0.25 + 0.03 * neck],
    front: [
      [stance * 0.98, chest[1] - 0.05, 0.22],
      [stance * 1.06, legs * 0.98, 0.2],
      [stance * 0.95, legs * 0.34, 0.245],
      [stance * 0.95, 0.045, 0.27],
    ],
    hind: [
      [stance * 0.95, 0.26, back + 0.02],
      [stance * 1.75, 0.34, back + 0.24],
      [stance * 1.65, 0.075, back + 0.02],
      [stance * 1.7, 0.045, back + 0.27],
    ],
    tail: [0, 0.1, back - 0.15],
  };
}

function lie({ legs, length, girth, neck, pose }: Build, headSize: number): Skeleton {
  const depth = ((1.02 - legs) / 2) * (0.75 + 0.25 * girth);
  const [front, back] = [length * 0.3, length * -0.33];
  const stance = 0.125 * girth;
  const isAsleep = pose === "sleeping";
  return {
    chest: [0, depth * 0.95, front],
    chestRadii: [0.195 * girth, depth, 0.2 + 0.09 * length],
    belly: [0, 0.2 * girth, -length * 0.05],
    bellyRadius: 0.195 * girth,
    pelvis: [0, 0.195, back],
    pelvisRadius: 0.185 * (0.6 + 0.4 * girth),
    neck: [0, depth * 1.35, front + 0.16],
    skull: isAsleep
      ? [0, 0.16 * headSize, front + 0.27 + 0.16 * headSize]
      : [0, depth * 1.5 + 0.16 * neck + 0.09 * headSize, front + 0.23 + 0.05 * neck],
    front: [
      [stance * 1.05, depth, front + 0.05],
      [stance * 1.3, 0.1, front - 0.03],
      [stance * 1.15, 0.062, front + 0.2],
      [stance * 1.1, 0.045, front + 0.34],
    ],
    hind: [
      [stance * 0.95, 0.2, back + 0.02],
      [stance * 1.75, 0.21, back + 0.23],
      [stance * 1.7, 0.07, back + 0.01],
      [stance * 1.75, 0.045, back + 0.26],
    ],
    tail: [0, 0.12, back - 0.14],
  };
}

/** Trunk, neck and upper legs down to where the lower legs grow out of them. */
export function bodyClay(skeleton: Skeleton, build: Build, headSize: number): SculptStep[] {
  const { chest, chestRadii, belly, bellyRadius, pelvis, pelvisRadius, neck, skull, front, hind } = skeleton;
  const { bone, girth, pose } = build;
  const isSitting = pose !== "standing";
  const [shoulder, elbow, wrist] = front;
  const [hip, knee, hock] = hind;
  const neckRadius = 0.125 * (0.55 + 0.45 * girth) * (0.7 + 0.3 * headSize);
  return [
    addStep(ellipsoid(chest, chestRadii)),
    ...addAll(
      limb([
        [chest, chestRadii[0] * 0.95],
        [belly, bellyRadius],
        [pelvis, pelvisRadius],
      ]),
      0.12,
    ),
    addStep(
      roundCone(
        [0, chest[1] - (isSitting ? 0.0 : 0.03), chest[2] + chestRadii[2] * 0.55],
        neck,
        0.12 * girth,
        0.12 * girth,
      ),
      0.14,
    ),
    ...addAll(
      limb([
        [neck, neckRadius * 1.3],
        [[0, skull[1] - 0.05 * headSize, skull[2] - 0.05 * headSize], neckRadius],
      ]),
      0.11,
    ),
    addStep(both(roundCone(shoulder, elbow, 0.105 * bone * Math.sqrt(girth), 0.066 * bone)), 0.07),
    addStep(both(roundCone(elbow, wrist, 0.068 * bone, 0.034 * bone)), 0.05),
    addStep(both(roundCone(hip, knee, 0.15 * bone * Math.sqrt(girth), (isSitting ? 0.115 : 0.088) * bone)), 0.08),
    addStep(both(roundCone(knee, hock, 0.084 * bone, 0.034 * bone)), 0.05),
    ...(isSitting
      ? [addStep(both(ball([hip[0] * 1.25, hip[1] + 0.04, (hip[2] + knee[2]) / 2], 0.15 * bone)), 0.08)]
      : []),
  ];
}

/** A lower leg with its paw: it comes out of the body's limb where that has grown thinner. Left side. */
export function lowerLegClay(joints: readonly [Vec3, Vec3, Vec3, Vec3], bone: number, pawSize: number): SculptStep[] {
  const [, above, joint, paw] = joints;
  const r = 0.052 * bone;
  const p = 0.058 * bone * pawSize;
  const start: Vec3 = [
    above[0] + (joint[0] - above[0]) * 0.25,
    above[1] + (joint[1] - above[1]) * 0.25,
    above[2] + (joint[2] - above[2]) * 0.25,
  ];
  const [x, , z] = paw;
  const toe = (side: number, forward: number, size: number) => ball([x + side * p, size * 0.95, z + forward * p], size);
  return [
    ...addAll(
      limb([
        [start, r * 0.98],
        [joint, r * 0.98],
        [[x, p * 0.85, z - p * 0.1], r],
      ]),
      0.02,
    ),
    addStep(ellipsoid([x, p * 0.72, z + p * 0.3], [p * 0.98, p * 0.72, p * 1.15]), 0.03),
    addStep(toe(-0.3, 1.15, p * 0.46), 0.012),
    addStep(toe(0.3, 1.15, p * 0.46), 0.012),
    addStep(toe(-0.82, 0.8, p * 0.4), 0.012),
    addStep(toe(0.82, 0.8, p * 0.4), 0.012),
  ];
}
