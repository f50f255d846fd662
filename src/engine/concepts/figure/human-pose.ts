import type { Draw } from "../../math/draw.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Ask } from "../concept.ts";
import { says } from "../from-ask.ts";

/** Ways the pieces of the left limbs point; x away from the body. The right ones mirror x. */
interface LimbWays {
  readonly upper: Vec3;
  readonly lower: Vec3;
  /** A foot: where its toes point. */
  readonly toe?: Vec3;
}

export interface PoseWays {
  /** Left, right. */
  readonly arms: readonly [LimbWays, LimbWays];
  readonly legs: readonly [LimbWays, LimbWays];
  readonly sits?: boolean;
}

const arm = (upper: Vec3, lower: Vec3): LimbWays => ({ upper, lower });
const leg = (upper: Vec3, lower: Vec3, toe: Vec3 = [0.12, 0, 1]): LimbWays => ({ upper, lower, toe });

const HANGING = arm([0.34, -1, 0.02], [0.1, -1, 0.22]);
const GRIPPING = arm([0.36, -1, 0.08], [-0.02, -0.25, 1]);
const STRAIGHT = leg([0.07, -1, 0.03], [0.03, -1, -0.05]);

const POSES = {
  standing: { arms: [HANGING, HANGING], legs: [STRAIGHT, STRAIGHT] },
  holding: { arms: [HANGING, GRIPPING], legs: [STRAIGHT, STRAIGHT] },
  waving: { arms: [arm([0.95, 0.12, 0.12], [0.3, 1, 0.12]), HANGING], legs: [STRAIGHT, STRAIGHT] },
  walking: {
    arms: [arm([0.3, -1, -0.35], [0.1, -1, 0.05]), arm([0.3, -1, 0.3], [0, -1, 0.55])],
    legs: [leg([0.05, -1, 0.36], [0.02, -1, 0.02]), leg([0.05, -1, -0.24], [0.02, -1, -0.5], [0.08, -0.32, 1])],
  },
  running: {
    arms: [arm([0.35, -0.9, -0.75], [0.05, -0.45, 1]), arm([0.35, -0.9, 0.55], [-0.25, 0.55, 1])],
    legs: [leg([0.06, -0.72, 0.8], [0.02, -1, -0.25]), leg([0.06, -1, -0.42], [0.02, -0.42, -1], [0.02, -1, 0.15])],
  },
  sitting: {
    arms: [arm([0.3, -1, 0.15], [-0.15, -0.75, 0.8]), arm([0.3, -1, 0.15], [-0.15, -0.75, 0.8])],
    legs: [
      leg([0.24, 0.02, 1], [0.08, -0.42, 0.9], [0.16, 0.85, 0.42]),
      leg([0.24, 0.02, 1], [0.08, -0.42, 0.9], [0.16, 0.85, 0.42]),
    ],
    sits: true,
  },
  seated: {
    arms: [arm([0.3, -1, 0.2], [-0.1, -0.55, 0.9]), arm([0.3, -1, 0.2], [-0.1, -0.55, 0.9])],
    legs: [leg([0.16, -0.02, 1], [0.02, -1, 0.02]), leg([0.16, -0.02, 1], [0.02, -1, 0.02])],
    sits: true,
  },
  riding: {
    arms: [arm([0.22, -0.85, 0.5], [-0.12, -0.15, 1]), arm([0.22, -0.85, 0.5], [-0.12, -0.15, 1])],
    legs: [leg([0.75, -0.3, 0.75], [0.05, -1, -0.15]), leg([0.75, -0.3, 0.75], [0.05, -1, -0.15])],
    sits: true,
  },
  dancing: {
    arms: [arm([0.9, 0.45, 0.1], [0.35, 1, 0.1]), arm([0.95, 0.05, 0.15], [0.8, 0.35, 0.35])],
    legs: [leg([0.03, -1, 0.02], [0.0, -1, -0.02]), leg([0.55, -0.75, 0.35], [-0.35, -1, -0.35], [0.3, -0.75, 0.6])],
  },
  playing: {
    arms: [arm([0.5, -0.85, 0.3], [-0.05, 0.15, 1]), arm([0.42, -0.95, 0.2], [-0.5, -0.12, 0.85])],
    legs: [STRAIGHT, STRAIGHT],
  },
  kicking: {
    arms: [arm([0.62, -0.7, 0.2], [0.5, -0.6, 0.4]), arm([0.62, -0.7, -0.3], [0.4, -0.7, 0.1])],
    legs: [leg([0.05, -1, 0], [0, -1, -0.06]), leg([0.12, -0.5, 0.9], [0.02, -0.35, 1], [0.1, 0.9, 0.45])],
  },
  kneeling: {
    arms: [HANGING, GRIPPING],
    legs: [leg([0.1, 0.0, 1], [0.02, -1, 0.02]), leg([0.1, -1, 0.05], [0.02, -0.12, -1], [0, -1, -0.1])],
    sits: true,
  },
  jumping: {
    arms: [arm([0.75, 0.75, 0.1], [0.35, 1, 0.1]), arm([0.75, 0.75, 0.1], [0.35, 1, 0.1])],
    legs: [
      leg([0.35, -1, 0.25], [0.2, -0.9, -0.45], [0.2, -0.5, 0.8]),
      leg([0.35, -1, 0.25], [0.2, -0.9, -0.45], [0.2, -0.5, 0.8]),
    ],
  },
  hero: {
    arms: [arm([0.72, -0.9, -0.08], [-0.75, -0.62, 0.42]), arm([0.72, -0.9, -0.08], [-0.75, -0.62, 0.42])],
    legs: [
      leg([0.2, -1, 0.02], [0.14, -1, -0.04], [0.35, 0, 1]),
      leg([0.2, -1, 0.02], [0.14, -1, -0.04], [0.35, 0, 1]),
    ],
  },
  ballet: {
    arms: [arm([0.62, 0.75, 0.2], [-0.42, 1, 0.12]), arm([0.62, 0.75, 0.2], [-0.42, 1, 0.12])],
    legs: [
      leg([0.01, -1, 0.0], [0.0, -1, 0.0], [0.1, -0.8, 0.6]),
      leg([0.72, -0.8, 0.28], [-0.85, -0.62, 0.05], [-0.75, -0.75, 0.15]),
    ],
  },
  fighting: {
    arms: [arm([0.3, -0.85, 0.5], [-0.2, 0.75, 0.8]), arm([0.35, -0.9, 0.3], [-0.2, 0.8, 0.7])],
    legs: [leg([0.14, -1, 0.28], [0.08, -1, -0.12]), leg([0.14, -1, -0.2], [0.08, -1, -0.25], [0.45, 0, 0.9])],
  },
  zombie: {
    arms: [arm([0.12, -0.28, 1], [0.02, -0.02, 1]), arm([0.14, -0.12, 1], [0, -0.25, 1])],
    legs: [leg([0.06, -1, 0.22], [0.03, -1, -0.02]), leg([0.06, -1, -0.15], [0.03, -1, -0.3], [0.08, -0.12, 1])],
  },
  apish: {
    arms: [arm([0.42, -1, 0.12], [0.02, -1, 0.18]), arm([0.42, -1, 0.12], [0.02, -1, 0.18])],
    legs: [
      leg([0.42, -0.9, 0.5], [-0.02, -1, -0.42], [0.35, 0, 1]),
      leg([0.42, -0.9, 0.5], [-0.02, -1, -0.42], [0.35, 0, 1]),
    ],
  },
  squatting: {
    arms: [arm([0.5, -1, 0.42], [-0.16, -1, 0.3]), arm([0.5, -1, 0.42], [-0.16, -1, 0.3])],
    legs: [
      leg([0.75, 0.25, 0.95], [0.05, -1, 0.12], [0.4, 0, 1]),
      leg([0.75, 0.25, 0.95], [0.05, -1, 0.12], [0.4, 0, 1]),
    ],
    sits: true,
  },
  plush: {
    arms: [arm([0.8, -0.75, 0.3], [0.4, -0.55, 0.7]), arm([0.8, -0.75, 0.3], [0.4, -0.55, 0.7])],
    legs: [
      leg([0.55, -0.12, 1], [0.42, -0.12, 1], [0.12, 0.98, 0.18]),
      leg([0.55, -0.12, 1], [0.42, -0.12, 1], [0.12, 0.98, 0.18]),
    ],
    sits: true,
  },
  hugging: {
    arms: [arm([0.95, -0.3, 0.25], [0.55, -0.2, 0.85]), arm([0.95, -0.3, 0.25], [0.55, -0.2, 0.85])],
    legs: [STRAIGHT, STRAIGHT],
  },
  tpose: {
    arms: [arm([1, -0.42, 0], [1, -0.42, 0.05]), arm([1, -0.42, 0], [1, -0.42, 0.05])],
    legs: [leg([0.16, -1, 0], [0.1, -1, 0]), leg([0.16, -1, 0], [0.1, -1, 0])],
  },
} as const satisfies Readonly<Record<string, PoseWays>>;

export type PoseName = keyof typeof POSES;
export const POSE_NAMES = Object.keys(POSES) as PoseName[];
export const poseWays = (name: string): PoseWays => POSES[name as PoseName] ?? POSES.standing;

const SAID: readonly (readonly [string, PoseName])[] = [
  ["running", "running"],
  ["walking", "walking"],
  ["dancing", "dancing"],
  ["jumping", "jumping"],
  ["waving", "waving"],
  ["kicking", "kicking"],
  ["crouching", "kneeling"],
  ["standing", "standing"],
];

/** The pose the artist named or what is done suits; else `usual`. */
export function humanPose(_draw: Draw, ask: Ask, usual: PoseName): PoseName {
  const { doing } = ask;
  if (doing?.has("riding") || says(ask, "riding")) return "riding";
  // on something: the legs hang; alone on the floor: they lie
  if (doing?.has("seated")) return "seated";
  if (says(ask, "sitting")) return "sitting";
  for (const [trait, pose] of SAID) if (says(ask, trait)) return pose;
  if (doing?.has("playing")) return "playing";
  if (doing?.has("holding")) return "holding";
  return usual;
}
