import { PI } from "../../math/elementary.ts";
import { DEED_POSES } from "./deed-poses.ts";
import { LIFTED_POSES } from "./lifted-poses.ts";
import { PAIRED_POSES } from "./paired-poses.ts";
import { arm, leg, type PoseWays } from "./pose-ways.ts";

const HANGING = arm([0.34, -1, 0.02], [0.1, -1, 0.22]);
const GRIPPING = arm([0.36, -1, 0.08], [-0.02, -0.25, 1]);
const STRAIGHT = leg([0.07, -1, 0.03], [0.03, -1, -0.05]);
const CRADLING = arm([0.32, -1, 0.16], [-0.16, 0.06, 1]);
const PEERING = arm([0.55, -0.3, 0.8], [-0.55, 0.9, 0.35]);
const EMBRACING = arm([0.72, -0.72, 0.55], [-0.6, 0.12, 0.75]);

const POSES = {
  standing: { arms: [HANGING, HANGING], legs: [STRAIGHT, STRAIGHT] },
  holding: { arms: [HANGING, GRIPPING], legs: [STRAIGHT, STRAIGHT] },
  "both-hands": { arms: [GRIPPING, GRIPPING], legs: [STRAIGHT, STRAIGHT] },
  // the one hand level with the shoulder, the other under it with what is filled
  pouring: {
    arms: [arm([0.3, -1, 0.1], [-0.6, -0.3, 0.8]), arm([0.85, -0.08, 0.5], [-0.45, 0.5, 0.75])],
    legs: [STRAIGHT, STRAIGHT],
    gaze: 0.08 * PI,
  },
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
  // one pedal is up while the other is down
  cycling: {
    arms: [arm([0.22, -0.85, 0.5], [-0.12, -0.15, 1]), arm([0.22, -0.85, 0.5], [-0.12, -0.15, 1])],
    legs: [leg([0.16, -0.78, 0.9], [0, -1, -0.1]), leg([0.14, -1, 0.36], [0, -1, 0.04])],
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
  balancing: {
    arms: [arm([0.95, -0.12, 0.1], [0.9, 0.2, 0.2]), arm([0.95, -0.12, 0.1], [0.9, 0.2, 0.2])],
    legs: [leg([0.02, -1, 0], [0, -1, -0.04]), leg([0.16, -0.12, 1], [0.02, -1, -0.3], [0.08, -0.35, 1])],
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
  drumming: {
    gaze: 0.06 * PI,
    arms: [arm([0.42, -0.9, 0.25], [-0.22, -0.2, 1]), arm([0.42, -0.75, 0.35], [-0.3, 0.55, 0.9])],
    legs: [STRAIGHT, STRAIGHT],
  },
  cradling: { arms: [CRADLING, CRADLING], legs: [STRAIGHT, STRAIGHT], gaze: 0.06 * PI },
  reading: { arms: [CRADLING, CRADLING], legs: [STRAIGHT, STRAIGHT], gaze: 0.13 * PI },
  listening: { arms: [HANGING, arm([0.85, 0.02, 0.32], [-0.68, 0.72, -0.06])], legs: [STRAIGHT, STRAIGHT] },
  peering: { arms: [PEERING, PEERING], legs: [STRAIGHT, STRAIGHT] },
  lens: { arms: [HANGING, arm([0.42, -0.55, 0.85], [-0.3, 0.85, 0.75])], legs: [STRAIGHT, STRAIGHT], gaze: 0.04 * PI },
  embracing: { arms: [EMBRACING, EMBRACING], legs: [STRAIGHT, STRAIGHT] },
  drinking: { arms: [HANGING, arm([0.5, -0.62, 0.7], [-0.62, 0.85, 0.5])], legs: [STRAIGHT, STRAIGHT] },
  pointing: { arms: [HANGING, arm([0.35, -0.12, 1], [0.2, 0.06, 1])], legs: [STRAIGHT, STRAIGHT] },
  saluting: { arms: [HANGING, arm([1, 0.12, 0.3], [-0.78, 0.95, 0.2])], legs: [STRAIGHT, STRAIGHT] },
  praying: {
    arms: [arm([0.3, -0.9, 0.3], [-0.72, 0.42, 0.62]), arm([0.3, -0.9, 0.3], [-0.72, 0.42, 0.62])],
    legs: [STRAIGHT, STRAIGHT],
  },
  meditating: {
    arms: [arm([0.5, -1, 0.2], [0.22, -0.62, 0.85]), arm([0.5, -1, 0.2], [0.22, -0.62, 0.85])],
    legs: [
      leg([0.95, -0.06, 0.55], [-0.95, -0.08, 0.42], [-0.9, 0.1, 0.35]),
      leg([0.95, -0.06, 0.62], [-0.95, -0.02, 0.2], [-0.9, 0.1, 0.35]),
    ],
    sits: true,
  },
  // as tailors sit
  tailor: {
    arms: [arm([0.5, -1, 0.3], [-0.1, -0.75, 0.8]), arm([0.5, -1, 0.3], [-0.1, -0.75, 0.8])],
    legs: [
      leg([0.95, -0.06, 0.55], [-0.95, -0.08, 0.42], [-0.9, 0.1, 0.35]),
      leg([0.95, -0.06, 0.62], [-0.95, -0.02, 0.2], [-0.9, 0.1, 0.35]),
    ],
    sits: true,
  },
  arabesque: {
    arms: [arm([0.3, 0.5, 1], [0.1, 0.35, 1]), arm([1, 0.05, -0.1], [1, 0.12, 0])],
    legs: [
      leg([0.02, -0.9, 0.42], [0.01, -0.9, 0.42], [0.1, -0.3, 1]),
      leg([0.5, -0.3, -1], [0.2, -0.15, -1], [0.1, -0.2, -1]),
    ],
    turn: { pitch: 0.14 * PI, head: 0.14 * PI },
  },
  yoga: {
    arms: [arm([0.62, 1, 0.05], [-0.45, 1, 0.05]), arm([0.62, 1, 0.05], [-0.45, 1, 0.05])],
    legs: [STRAIGHT, leg([0.9, -0.5, 0.2], [-0.92, -0.5, 0], [-0.25, -1, 0.25])],
  },
  cheering: {
    arms: [arm([0.72, 0.8, 0.1], [0.4, 1, 0.08]), arm([0.72, 0.8, 0.1], [0.4, 1, 0.08])],
    legs: [leg([0.2, -1, 0.02], [0.12, -1, -0.04]), leg([0.2, -1, 0.02], [0.12, -1, -0.04])],
  },
  lifting: {
    arms: [arm([0.5, 0.85, 0.1], [0.12, 1, 0.04]), arm([0.5, 0.85, 0.1], [0.12, 1, 0.04])],
    legs: [leg([0.2, -1, 0.04], [0.12, -1, -0.04]), leg([0.2, -1, 0.04], [0.12, -1, -0.04])],
  },
  throwing: {
    arms: [arm([0.35, -0.1, 1], [0.15, 0.15, 1]), arm([0.85, 0.4, -0.45], [0.12, 1, -0.1])],
    legs: [leg([0.08, -1, 0.42], [0.03, -1, -0.02]), leg([0.12, -1, -0.3], [0.05, -1, -0.4], [0.1, -0.25, 1])],
  },
  raising: {
    arms: [HANGING, arm([0.75, 0.35, 0.35], [0.08, 1, 0.2])],
    legs: [leg([0.14, -1, 0.05], [0.08, -1, -0.04]), leg([0.14, -1, 0.05], [0.08, -1, -0.04])],
  },
  pushing: {
    arms: [arm([0.12, -0.5, 1], [-0.02, 0.05, 1]), arm([0.12, -0.5, 1], [-0.02, 0.05, 1])],
    legs: [leg([0.05, -1, 0.36], [0.02, -1, 0.02]), leg([0.05, -1, -0.3], [0.02, -1, -0.42], [0.08, -0.28, 1])],
    turn: { pitch: 0.07 * PI, head: 0.05 * PI },
  },
  // the legs stay upright under a trunk bent forwards; one hand before the breast, the other swept back
  bowing: {
    arms: [arm([0.85, -0.75, -0.62], [0.7, -0.5, -0.7]), arm([0.42, -0.85, 0.42], [-0.85, -0.1, 0.5])],
    legs: [
      leg([0.05, -0.6, 0.8], [0.03, -0.6, 0.8], [0.1, 0.8, 0.6]),
      leg([0.06, -0.6, 0.8], [0.03, -0.6, 0.8], [0.1, 0.8, 0.6]),
    ],
    turn: { pitch: 0.295 * PI, head: 0.1 * PI },
  },
  climbing: {
    arms: [arm([0.3, 0.8, 0.55], [-0.1, 1, 0.45]), arm([0.32, 0.1, 0.95], [-0.05, 0.9, 0.5])],
    legs: [leg([0.3, 0.05, 1], [0.02, -1, -0.12]), leg([0.14, -1, 0.12], [0.06, -1, -0.12], [0.1, -0.4, 1])],
  },
  hanging: {
    arms: [arm([0.16, 1, 0.04], [0.02, 1, 0.06]), arm([0.16, 1, 0.04], [0.02, 1, 0.06])],
    legs: [leg([0.1, -1, 0.3], [0.04, -1, -0.35]), leg([0.1, -1, 0.12], [0.04, -1, -0.4])],
  },
  crawling: {
    arms: [arm([0.3, -0.06, 1], [0.06, -0.04, 1]), arm([0.3, -0.5, 1], [0.06, -0.25, 1])],
    legs: [
      leg([0.16, -0.3, 1], [0.03, -1, -0.04], [0, -1, -0.1]),
      leg([0.16, 0.2, 1], [0.03, -1, -0.04], [0, -1, -0.1]),
    ],
    sits: true,
    turn: { pitch: 0.46 * PI, head: 0.4 * PI },
  },
  lying: {
    arms: [arm([0.75, -0.2, 0.1], [0.1, 1, -0.05]), arm([0.42, -1, 0.12], [-0.62, -0.5, 0.6])],
    legs: [
      leg([0.1, -1, 0.02], [0.05, -1, 0], [0.3, -0.1, 1]),
      leg([0.12, -0.85, 0.55], [0.04, -0.72, -0.7], [0.1, -0.9, 0.5]),
    ],
    turn: { pitch: -0.5 * PI, head: -0.14 * PI },
  },
  sleeping: {
    arms: [arm([0.4, -1, 0.1], [-0.7, -0.42, 0.55]), arm([0.4, -1, 0.1], [-0.7, -0.42, 0.55])],
    legs: [leg([0.08, -1, 0.02], [0.04, -1, 0], [0.3, -0.1, 1]), leg([0.08, -1, 0.02], [0.04, -1, 0], [0.3, -0.1, 1])],
    turn: { pitch: -0.5 * PI, head: -0.12 * PI },
  },
  ...LIFTED_POSES,
  ...PAIRED_POSES,
  ...DEED_POSES,
} as const satisfies Readonly<Record<string, PoseWays>>;

export type PoseName = keyof typeof POSES;
export const POSE_NAMES = Object.keys(POSES) as PoseName[];

/** Options of a body's `arms`: its pose's own, or another pose's. */
export const ARM_NAMES: readonly (PoseName | "same")[] = ["same", ...POSE_NAMES];

const waysOf = (name: string): PoseWays => POSES[name as PoseName] ?? POSES.standing;

/** The ways of a pose, its arms those of another one where told. */
export function poseWays(name: string, arms = "same"): PoseWays {
  const ways = waysOf(name);
  if (arms === "same") return ways;
  const { arms: held, gaze = 0 } = waysOf(arms);
  return { ...ways, arms: held, gaze };
}
