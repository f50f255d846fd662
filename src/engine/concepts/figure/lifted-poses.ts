import { PI } from "../../math/elementary.ts";
import { arm, leg, type PoseWays } from "./pose-ways.ts";

const HANGING = arm([0.34, -1, 0.02], [0.1, -1, 0.22]);

/** Poses of who does not stand on the feet: in the air, in the water, on a board, upside down. */
export const LIFTED_POSES = {
  flying: {
    arms: [HANGING, arm([0.22, 1, 0.2], [0.02, 1, 0.1])],
    legs: [
      leg([0.05, -1, -0.04], [0.03, -1, -0.1], [0.08, -1, 0.3]),
      leg([0.05, -1, 0.1], [0.03, -1, -0.32], [0.08, -1, 0.3]),
    ],
    turn: { pitch: 0.3 * PI, head: 0.22 * PI },
  },
  swimming: {
    arms: [arm([0.3, 1, 0.35], [0.1, 1, 0.1]), arm([0.5, -1, 0.1], [0.2, -1, 0.3])],
    legs: [
      leg([0.1, -1, 0.2], [0.04, -1, -0.2], [0.08, -1, 0.3]),
      leg([0.1, -1, -0.2], [0.04, -1, -0.3], [0.08, -1, 0.3]),
    ],
    turn: { pitch: 0.44 * PI, head: 0.34 * PI },
  },
  // head foremost, the hands together before it
  diving: {
    arms: [arm([0.2, 1, 0.16], [-0.16, 1, 0.06]), arm([0.2, 1, 0.16], [-0.16, 1, 0.06])],
    legs: [
      leg([0.05, -1, -0.02], [0.02, -1, -0.05], [0.06, -1, 0.2]),
      leg([0.05, -1, -0.02], [0.02, -1, -0.05], [0.06, -1, 0.2]),
    ],
    turn: { pitch: 0.72 * PI, head: 0.06 * PI },
  },
  handstand: {
    arms: [arm([0.22, 1, 0], [0.04, 1, 0]), arm([0.22, 1, 0], [0.04, 1, 0])],
    legs: [
      leg([0.1, -1, 0.08], [0.05, -1, -0.1], [0.1, -1, 0.4]),
      leg([0.3, -1, -0.12], [0.1, -0.8, -0.55], [0.1, -1, 0.2]),
    ],
    turn: { pitch: PI },
  },
  gliding: {
    arms: [arm([1, -0.1, 0.25], [0.9, 0.25, 0.35]), arm([1, -0.1, -0.1], [0.9, 0.25, 0.2])],
    legs: [
      leg([0.55, -0.8, 0.42], [0.12, -1, -0.5], [0.5, 0, 0.8]),
      leg([0.55, -0.8, 0.42], [0.12, -1, -0.5], [0.5, 0, 0.8]),
    ],
  },
} as const satisfies Readonly<Record<string, PoseWays>>;
