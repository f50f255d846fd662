import type { Vec3 } from "../../math/vec3.ts";
import { armsAt, type Bearing } from "./arm-poses.ts";
import type { Arms } from "./arms.ts";
import type { Build, Joints, Skeleton } from "./skeleton.ts";

/** Shoulder, elbow, wrist, hand of an upright body. */
function arm(shoulder: Vec3, arms: Arms, reach: number): Joints {
  const [x, y, z] = shoulder;
  if (arms === "raised")
    return [
      shoulder,
      [x + 0.17, y - 0.03 * reach, z + 0.04],
      [x + 0.21, y + 0.2 * reach, z + 0.08],
      [x + 0.19, y + 0.32 * reach, z + 0.11],
    ];
  return arms === "carrying"
    ? [
        shoulder,
        [x + 0.09, y - 0.2 * reach, z + 0.03],
        [x - 0.01, y - 0.16 * reach, z + 0.22 * reach],
        [x - 0.05, y - 0.13 * reach, z + 0.31 * reach],
      ]
    : [
        shoulder,
        [x + 0.1, y - 0.2 * reach, z - 0.02],
        [x + 0.115, y - 0.37 * reach, z + 0.09],
        [x + 0.11, y - 0.45 * reach, z + 0.14],
      ];
}

/** The unit of a head over its size, as heads are built. */
const HEAD_UNIT = 0.147;

/** With the arms as a deed has them: each side its own. */
function busy(skeleton: Skeleton, { arms = "relaxed" }: Build, headSize: number, reach: number): Skeleton {
  const { front, hind, skull, chest, chestRadii, right } = skeleton;
  const bearing: Bearing = {
    shoulder: front[0],
    skull,
    unit: HEAD_UNIT * headSize,
    breast: chest[2] + chestRadii[2],
    reach,
  };
  const both = armsAt(arms, bearing);
  return both ? { ...skeleton, front: both[0], right: { front: both[1], hind: right?.hind ?? hind } } : skeleton;
}

/** On two legs like a person. */
export function standUpright(build: Build, headSize: number): Skeleton {
  const { legs, length, girth, neck, arms = "relaxed" } = build;
  const hip = 0.26 + 0.5 * legs;
  const chest = hip + 0.24 + 0.12 * length;
  const stance = 0.1 + 0.035 * girth;
  const reach = 0.75 + 0.5 * legs;
  const standing: Skeleton = {
    chest: [0, chest, 0],
    chestRadii: [0.19 * girth, 0.2, 0.155 * girth],
    belly: [0, hip + 0.14, 0.02 * girth],
    bellyRadius: 0.178 * girth,
    pelvis: [0, hip, 0],
    pelvisRadius: 0.165 * (0.5 + 0.5 * girth),
    neck: [0, chest + 0.17, 0.015],
    skull: [0, chest + 0.2 + 0.05 * neck + 0.115 * headSize, 0.04],
    front: arm([0.15 * girth + 0.03, chest + 0.09, 0.01], arms, reach),
    hind: [
      [stance * 0.85, hip - 0.02, 0],
      [stance * 1.06, hip * 0.56, 0.045],
      [stance * 1.02, hip * 0.19, -0.02],
      [stance * 1.08, 0.045, 0.035],
    ],
    tail: [0, hip - 0.03, -0.15 * (0.5 + 0.5 * girth)],
  };
  return busy(standing, build, headSize, reach);
}

/** Going on two legs: one foot well before, the other pushing off behind; empty arms swing against them. */
export function stride(build: Build, headSize: number): Skeleton {
  const standing = standUpright(build, headSize);
  const by = STRIDE * standing.pelvis[1];
  const [hip, knee, ankle, foot] = standing.hind;
  const moved = ([x, y, z]: Vec3, up: number, forward: number): Vec3 => [x, y + up, z + forward];
  const swings = (build.arms ?? "relaxed") === "relaxed";
  const [shoulder, elbow, wrist, hand] = standing.front;
  const arm = (forward: number): Joints =>
    swings
      ? [
          shoulder,
          moved(elbow, 0, 0.35 * forward),
          moved(wrist, Math.max(0, 0.3 * forward), forward),
          moved(hand, Math.max(0, 0.5 * forward), 1.3 * forward),
        ]
      : standing.front;
  return {
    ...standing,
    front: arm(-SWING),
    hind: [hip, moved(knee, 0.04 * by, 0.65 * by), moved(ankle, 0, 0.85 * by), moved(foot, 0, by)],
    right: {
      front: standing.right?.front ?? arm(SWING),
      hind: [hip, moved(knee, 0, 0.1 * by), moved(ankle, 0.2 * by, -0.85 * by), moved(foot, 0.16 * by, -0.8 * by)],
    },
  };
}

/** How far each foot is before or behind the hips over their height, and each hand before or behind, heights. */
const STRIDE = 0.5;
const SWING = 0.12;

/** On the rump, hind legs to the front, soles forward. */
export function seat(build: Build, headSize: number): Skeleton {
  const { legs, length, girth, neck, arms = "relaxed" } = build;
  const chest = 0.42 + 0.12 * length;
  const wide = 0.5 + 0.5 * girth;
  const reach = 0.62 + 0.6 * legs;
  const sitting: Skeleton = {
    chest: [0, chest, 0],
    chestRadii: [0.19 * girth, 0.2, 0.16 * girth],
    belly: [0, 0.31, 0.02 * girth],
    bellyRadius: 0.2 * girth,
    pelvis: [0, 0.19, -0.01],
    pelvisRadius: 0.19 * wide,
    neck: [0, chest + 0.17, 0.02],
    skull: [0, chest + 0.2 + 0.05 * neck + 0.115 * headSize, 0.05],
    front: arm([0.15 * girth + 0.03, chest + 0.09, 0.01], arms, 0.75 + 0.5 * legs),
    hind: [
      [0.1 * wide, 0.15, 0.04],
      [0.2 * wide, 0.19, 0.04 + 0.24 * reach],
      [0.215 * wide, 0.085, 0.04 + 0.45 * reach],
      [0.23 * wide, 0.115, 0.07 + 0.48 * reach],
    ],
    tail: [0, 0.1, -0.17 * wide],
  };
  return busy(sitting, build, headSize, 0.75 + 0.5 * legs);
}

/** Upright on folded hind legs and long feet. */
export function haunch(build: Build, headSize: number): Skeleton {
  const { length, girth, neck, arms = "carrying" } = build;
  const tall = 0.62 + 0.32 * (length / 1.2);
  const chest = 0.78 * tall;
  const wide = 0.5 + 0.5 * girth;
  const shoulder: Vec3 = [0.14 * girth, chest + 0.06, 0.1];
  const squatting: Skeleton = {
    chest: [0, chest, 0.05],
    chestRadii: [0.175 * girth, 0.2, 0.165 * girth],
    belly: [0, 0.5 * tall, 0.0],
    bellyRadius: 0.215 * girth,
    pelvis: [0, 0.28, -0.06],
    pelvisRadius: 0.235 * wide,
    neck: [0, chest + 0.16, 0.08],
    skull: [0, chest + 0.17 + 0.06 * neck + 0.11 * headSize, 0.11 + 0.02 * headSize],
    front:
      arms === "carrying"
        ? [
            shoulder,
            [shoulder[0] + 0.06, chest - 0.1, 0.15],
            [shoulder[0] * 0.75, chest - 0.06, 0.27],
            [shoulder[0] * 0.5, chest - 0.02, 0.33],
          ]
        : [
            shoulder,
            [shoulder[0] + 0.05, chest - 0.13, 0.14],
            [shoulder[0] + 0.01, chest - 0.19, 0.27],
            [shoulder[0] - 0.02, chest - 0.23, 0.32],
          ],
    hind: [
      [0.15 * wide, 0.26, -0.06],
      [0.25 * wide, 0.31, 0.13],
      [0.24 * wide, 0.075, -0.04],
      [0.235 * wide, 0.045, 0.1],
    ],
    tail: [0, 0.12, -0.06 - 0.2 * wide],
  };
  return busy(squatting, build, headSize, HAUNCHED);
}

/** Factor on the length of the arms of who is on the haunches. */
const HAUNCHED = 0.85;
