import { lerp } from "../../math/scalar.ts";
import { add, distance, mix, type Vec3 } from "../../math/vec3.ts";
import type { Build, Joints, Skeleton } from "./skeleton.ts";

/** How much of the way up and forward the head goes, by the pose. */
const REACH: Record<string, readonly [number, number]> = {
  standing: [1, 1],
  walking: [0.96, 1.04],
  grazing: [1, 1],
  running: [0.78, 1.16],
  leaping: [0.84, 1.12],
  lying: [1, 0.94],
  sitting: [0.8, 0.7],
  batting: [0.76, 0.8],
  crouching: [0.8, 0.9],
  stalking: [0.3, 1.16],
  circling: [0.62, 1.05],
};

/** Lifts neck and head to where the species carries them, and straightens pillars of legs. */
export function carry(skeleton: Skeleton, { carriage, pillar = 0, pose, neck = 1 }: Build): Skeleton {
  const reach = REACH[pose];
  if (!reach) return skeleton;
  const [up, forward] = reach;
  const { chest } = skeleton;
  const from = ([y, z]: readonly [number, number], far: number): Vec3 => [
    0,
    chest[1] + y * up * far,
    chest[2] + z * forward * far,
  ];
  const stands = /^(?:standing|walking|running|grazing)$/.test(pose);
  return {
    ...skeleton,
    ...(carriage && { neck: from(carriage.neck, 1), skull: from(carriage.head, neck) }),
    ...(stands && pillar > 0 && { hind: straighten(skeleton.hind, pillar) }),
    ...(stands &&
      pillar > 0 &&
      skeleton.right && {
        right: { front: skeleton.right.front, hind: straighten(skeleton.right.hind, pillar) },
      }),
  };
}

/** Knee and hock moved towards the line from hip to foot. */
function straighten([hip, knee, hock, foot]: Joints, by: number): Joints {
  const onto = (joint: Vec3): Vec3 => {
    const line = mix(foot, hip, (joint[1] - foot[1]) / (hip[1] - foot[1] || 1));
    return [joint[0], joint[1], lerp(joint[2], line[2], by)];
  };
  return [hip, onto(knee), onto(hock), foot];
}

/** How far a neck stretches that reaches for the ground, and how far before the breast the head is then at least, heights. */
const STRETCH = 1.08;
const AHEAD = 0.36;
/** Stretch at most of a neck that is too short for it. */
const MOST = 1.9;

/**
 * The neck let down until the mouth is at the ground.
 *
 * @param hang How far the mouth hangs below the middle of the skull, heights.
 */
export function lowerHead(skeleton: Skeleton, hang: number): Skeleton {
  const { chest, skull } = skeleton;
  const long = STRETCH * distance(chest, skull);
  const most = MOST * distance(chest, skull);
  const y = Math.max(hang, chest[1] - Math.sqrt(Math.max(0, most * most - AHEAD * AHEAD)));
  const down = chest[1] - y;
  const low: Vec3 = [0, y, chest[2] + Math.sqrt(Math.max(AHEAD * AHEAD, long * long - down * down))];
  return { ...skeleton, skull: low, neck: add(mix(chest, low, 0.42), [0, 0.05, 0.05]) };
}
