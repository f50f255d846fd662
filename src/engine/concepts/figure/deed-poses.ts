import { arm, leg, type PoseWays } from "./pose-ways.ts";

const APART = leg([0.2, -1, 0.04], [0.12, -1, -0.04]);
const AHEAD = leg([0.1, -1, 0.36], [0.04, -1, -0.06]);
const BEHIND = leg([0.16, -1, -0.24], [0.08, -1, -0.3], [0.5, -0.1, 0.9]);

/** Poses of deeds that are known by the arms: the chest beaten, a bat drawn back, traffic told to stop and go. */
export const DEED_POSES = {
  // one fist on the chest, the other drawn back from it
  beating: {
    arms: [arm([0.85, -0.5, 0.42], [-0.95, 0.3, 0.5]), arm([0.95, -0.35, 0.3], [-0.72, 0.35, 0.8])],
    legs: [APART, APART],
  },
  // both hands on it by the right shoulder
  swinging: {
    arms: [arm([-0.2, -0.3, 1], [-1, 0.3, 0.1]), arm([0.75, -0.5, 0.3], [-0.3, 0.75, 0.5])],
    legs: [leg([0.3, -1, 0.2], [0.14, -1, -0.1]), leg([0.26, -1, -0.06], [0.16, -1, -0.16], [0.6, 0, 0.8])],
  },
  directing: {
    arms: [arm([1, -0.06, 0.12], [1, 0.06, 0.16]), arm([0.85, -0.25, 0.5], [0.1, 1, 0.35])],
    legs: [APART, APART],
  },
  // the rod drawn back over the shoulder, the other arm out for balance
  casting: {
    arms: [arm([0.5, -0.5, 0.7], [0.1, 0.1, 1]), arm([0.8, 0.3, -0.05], [0.05, 1, -0.35])],
    legs: [AHEAD, BEHIND],
  },
  // the weapon over the head, the other fist on guard
  duelling: {
    arms: [arm([0.4, -0.7, 0.6], [-0.1, 0.6, 0.9]), arm([0.8, 0.3, 0.2], [0.1, 1, 0.25])],
    legs: [AHEAD, BEHIND],
  },
} as const satisfies Readonly<Record<string, PoseWays>>;
