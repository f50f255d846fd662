import { arm, leg, type PoseWays } from "./pose-ways.ts";

const STRAIGHT = leg([0.07, -1, 0.03], [0.03, -1, -0.05]);
const HANGING = arm([0.34, -1, 0.02], [0.1, -1, 0.22]);
/** Held out to the side at the shoulder's height, to the hand of who dances opposite. */
const JOINED = arm([0.95, -0.12, 0.4], [0.62, 0.62, 0.42]);
/** Under the other one's arms, about the back, and over the shoulders. */
const ABOUT = arm([0.5, -0.5, 0.85], [-0.85, 0.06, 0.72]);
const OVER = arm([0.42, 0.02, 0.9], [-0.85, 0.1, 0.6]);
/** A hand held out to be taken: both meet in the middle. */
const OFFERED = arm([0.02, -0.85, 0.62], [-0.42, 0.12, 1]);

/** Poses of two who have hold of each other: the one's arms pass the other's, and what the one takes the other gives. */
export const PAIRED_POSES = {
  leading: {
    arms: [JOINED, ABOUT],
    legs: [leg([0.06, -0.9, 0.3], [0.02, -1, 0.02]), leg([0.1, -1, -0.3], [0.05, -1, -0.42], [0.1, -0.3, 1])],
  },
  following: {
    arms: [OVER, JOINED],
    legs: [leg([0.05, -1, 0.05], [0.02, -1, -0.04]), leg([0.06, -1, -0.46], [0.04, -1, -0.56], [0.08, -0.5, 1])],
  },
  clasping: { arms: [ABOUT, ABOUT], legs: [STRAIGHT, STRAIGHT] },
  clinging: { arms: [OVER, OVER], legs: [STRAIGHT, STRAIGHT] },
  handshake: { arms: [HANGING, OFFERED], legs: [STRAIGHT, STRAIGHT] },
  highfive: { arms: [HANGING, arm([0.25, 0.1, 1], [-0.12, 1, 0.35])], legs: [STRAIGHT, STRAIGHT] },
} as const satisfies Readonly<Record<string, PoseWays>>;
