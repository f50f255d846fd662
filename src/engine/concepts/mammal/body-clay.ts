import { addAll, add as addStep, type SculptStep } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { ball, ellipsoid, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { both, placed } from "../../geometry/sdf-transform.ts";
import { scaling } from "../../math/mat4.ts";
import { mix, normalize, subtract, type Vec3 } from "../../math/vec3.ts";
import { type Build, hasFreeArms, type Joints, type Skeleton } from "./skeleton.ts";

/** Chest, belly and rump; with the shoulders of an upright body. */
export function trunkClay(
  { chest, chestRadii, belly, bellyRadius, pelvis, pelvisRadius }: Skeleton,
  build: Build,
): SculptStep[] {
  const isRaised = hasFreeArms(build.pose);
  return [
    addStep(ellipsoid(chest, chestRadii)),
    ...addAll(
      limb([
        [chest, chestRadii[0] * (isRaised ? 0.8 : 0.95)],
        [belly, bellyRadius],
        [pelvis, pelvisRadius],
      ]),
      0.12,
    ),
    ...(isRaised
      ? [addStep(both(ball([chestRadii[0] * 0.62, chest[1] + 0.08, chest[2]], 0.1 * Math.sqrt(build.girth))), 0.1)]
      : []),
  ];
}

/** Half thickness of the limbs at their joints, as `bodyClay` makes them. */
export function limbRadii({ bone, girth, pose, haunch = 1 }: Build): {
  readonly front: readonly [number, number, number];
  readonly hind: readonly [number, number, number];
} {
  const isRaised = hasFreeArms(pose);
  const isFolded = isFoldedPose(pose);
  const wide = Math.sqrt(girth);
  return {
    front: [(isRaised ? 0.088 : 0.105) * bone * wide, 0.067 * bone, (isRaised ? 0.048 : 0.034) * bone],
    hind: [(isRaised ? 0.135 : 0.15) * bone * haunch * wide, (isFolded ? 0.115 * haunch : 0.088) * bone, 0.034 * bone],
  };
}

const isFoldedPose = (pose: string): boolean =>
  !/^(?:standing|walking|running|grazing|rearing|upright|striding)$/.test(pose);

/** Trunk, neck and upper legs down to where the lower legs grow out of them. */
export function bodyClay(skeleton: Skeleton, build: Build, headSize: number): SculptStep[] {
  const { chest, chestRadii, neck, skull, hind } = skeleton;
  const { bone, girth, pose, haunch = 1, hump = 0, throat = 1 } = build;
  const isRaised = hasFreeArms(pose);
  const isFolded = isFoldedPose(pose);
  const neckRadius = 0.125 * throat * (0.55 + 0.45 * girth) * (0.7 + 0.3 * headSize);
  const [hip, knee] = hind;
  const radii = limbRadii(build);
  return [
    ...trunkClay(skeleton, build),
    ...(isRaised
      ? []
      : [
          addStep(
            roundCone(
              [0, chest[1] - (isFolded ? 0.0 : 0.03), chest[2] + chestRadii[2] * 0.55],
              neck,
              0.12 * girth,
              0.12 * girth,
            ),
            0.14,
          ),
        ]),
    ...(hump > 0 && !isRaised
      ? [
          addStep(
            ellipsoid(
              [0, chest[1] + chestRadii[1] * (0.5 + 0.22 * hump), chest[2] - 0.02],
              [0.13 * Math.sqrt(girth), chestRadii[1] * 0.55, 0.22],
            ),
            0.14,
          ),
        ]
      : []),
    ...addAll(
      limb([
        [neck, neckRadius * (isRaised ? 1.1 : 1.3)],
        [[0, skull[1] - 0.05 * headSize, skull[2] - (pose === "grazing" ? 0.1 : 0.05) * headSize], neckRadius],
      ]),
      0.11,
    ),
    ...onSides(skeleton, "front").flatMap(([[shoulder, elbow, wrist], side]) => [
      addStep(side(roundCone(shoulder, elbow, radii.front[0], radii.front[1])), 0.07),
      addStep(side(roundCone(elbow, wrist, 0.068 * bone, radii.front[2])), 0.05),
    ]),
    ...onSides(skeleton, "hind").flatMap(([[from, bend, hock], side]) => [
      addStep(side(roundCone(from, bend, radii.hind[0], radii.hind[1])), 0.08),
      addStep(side(roundCone(bend, hock, 0.084 * bone, radii.hind[2])), 0.05),
    ]),
    ...(isFolded && pose !== "seated"
      ? [addStep(both(ball([hip[0] * 1.25, hip[1] + 0.04, (hip[2] + knee[2]) / 2], 0.15 * bone * haunch)), 0.08)]
      : []),
  ];
}

const MIRROR = (sdf: Sdf): Sdf => placed(sdf, scaling([-1, 1, 1]));

/** A pair of limbs with what takes clay to their side: both at once where they are alike. */
function onSides(skeleton: Skeleton, which: "front" | "hind"): readonly (readonly [Joints, (sdf: Sdf) => Sdf])[] {
  const left = skeleton[which];
  const right = skeleton.right?.[which];
  return right
    ? [
        [left, (sdf) => sdf],
        [right, MIRROR],
      ]
    : [[left, both]];
}

/** Where the lower leg starts: a little below the elbow or knee. */
const rootOf = ([, above, joint]: Joints): Vec3 => mix(above, joint, 0.25);

/**
 * A lower leg with its paw: it comes out of the body's limb where that has grown thinner. Left side.
 *
 * @param foot Factor on the paw's length.
 */
export function lowerLegClay(joints: Joints, bone: number, pawSize: number, foot = 1): SculptStep[] {
  const [, , joint, [x, y, z]] = joints;
  const r = 0.052 * bone;
  const p = 0.058 * bone * pawSize;
  // a lifted paw keeps its shape
  const lift = Math.max(0, y - 0.045);
  const reach = (foot - 1) * p * 1.6;
  const toe = (side: number, forward: number, size: number) =>
    ball([x + side * p, lift + size * 0.95, z + forward * p + reach], size);
  return [
    ...addAll(
      limb([
        [rootOf(joints), r * 0.98],
        [joint, r * 0.98],
        [[x, lift + p * 0.85, z - p * 0.1], r],
      ]),
      0.02,
    ),
    addStep(
      ellipsoid([x, lift + p * 0.72, z + p * 0.3 + reach * 0.5], [p * 0.98, p * 0.72, p * 1.15 + reach * 0.6]),
      0.03,
    ),
    addStep(toe(-0.3, 1.15, p * 0.46), 0.012),
    addStep(toe(0.3, 1.15, p * 0.46), 0.012),
    addStep(toe(-0.82, 0.8, p * 0.4), 0.012),
    addStep(toe(0.82, 0.8, p * 0.4), 0.012),
  ];
}

/** A forearm with a paw that can hold: palm, three fingers and a thumb along the forearm's way. Left side. */
export function handClay(joints: Joints, bone: number, pawSize: number): SculptStep[] {
  const [, , wrist, hand] = joints;
  const r = 0.052 * bone;
  const p = 0.055 * bone * pawSize;
  const way = normalize(subtract(hand, wrist), [0, 0, 1]);
  const out = (x: number, y: number, forward: number): Vec3 => [
    hand[0] + way[0] * forward * p + x * p,
    hand[1] + way[1] * forward * p + y * p,
    hand[2] + way[2] * forward * p,
  ];
  return [
    ...addAll(
      limb([
        [rootOf(joints), r * 1.04],
        [wrist, r],
        [hand, r * 1.02],
      ]),
      0.02,
    ),
    addStep(ball(out(0, 0, 0.25), p), 0.03),
    ...[-0.55, 0, 0.55].map((x) =>
      addStep(roundCone(out(x, 0.1, 0.7), out(x * 1.1, -0.12, 1.25), p * 0.42, p * 0.36), 0.012),
    ),
    addStep(roundCone(out(-0.6, 0.25, 0.2), out(-1.05, 0.35, 0.75), p * 0.36, p * 0.3), 0.015),
  ];
}

/** A hind leg of a seated body: the sole faces forward. Left side. */
export function soleClay(joints: Joints, bone: number, pawSize: number): SculptStep[] {
  const [, , joint, [x, , z]] = joints;
  const r = 0.06 * bone;
  const p = 0.07 * bone * pawSize;
  const toe = (side: number, up: number) => ball([x + side * p, p * up, z + p * 0.12], p * 0.36);
  return [
    ...addAll(
      limb([
        [rootOf(joints), r * 1.2],
        [joint, r * 1.1],
        [[x, p * 0.95, z - p * 0.2], r],
      ]),
      0.02,
    ),
    addStep(ellipsoid([x, p * 1.02, z], [p * 0.9, p * 1.02, p * 0.5]), 0.03),
    addStep(toe(-0.55, 1.75), 0.012),
    addStep(toe(0, 1.95), 0.012),
    addStep(toe(0.55, 1.75), 0.012),
  ];
}
