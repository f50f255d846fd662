import { PI } from "../../math/elementary.ts";
import { arm, leg, type PoseWays } from "./pose-ways.ts";

const APART = leg([0.2, -1, 0.04], [0.12, -1, -0.04]);
const AHEAD = leg([0.1, -1, 0.36], [0.04, -1, -0.06]);
const BEHIND = leg([0.16, -1, -0.24], [0.08, -1, -0.3], [0.5, -0.1, 0.9]);

/** Poses of deeds that are known by the arms: the chest beaten, a bat drawn back, traffic told to stop and go, a rope swung, laces tied. */
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
  // the bow out to the right, the string at the cheek
  archer: {
    arms: [arm([0.75, -0.3, 0.75], [-1, 0.62, 0.25]), arm([1, 0, 0.45], [1, 0.02, 0.5])],
    legs: [leg([0.24, -1, -0.06], [0.14, -1, -0.14], [0.6, 0, 0.8]), leg([0.3, -1, 0.14], [0.14, -1, -0.02])],
  },
  // both hands over a table, the eyes on what they do
  benched: {
    arms: [arm([0.26, -0.9, 0.42], [-0.14, -0.1, 1]), arm([0.26, -0.9, 0.42], [-0.14, -0.1, 1])],
    legs: [leg([0.12, -1, 0.1], [0.06, -1, -0.04]), leg([0.1, -1, -0.06], [0.06, -1, -0.12])],
    gaze: 0.09 * PI,
  },
  // both hands on a hilt before the belly, leaning back from what it is drawn out of
  pulling: {
    arms: [arm([0.5, -0.3, 0.8], [-0.62, 0.3, 0.72]), arm([0.5, -0.36, 0.76], [-0.62, 0.2, 0.76])],
    legs: [leg([0.36, -1, 0.16], [0.1, -1, -0.1]), leg([0.36, -1, -0.16], [0.14, -1, -0.16], [0.5, 0, 0.9])],
    gaze: 0.06 * PI,
  },
  // both hands out before the breast, apart by what comes flying
  catching: {
    arms: [arm([0.5, -0.6, 0.7], [-0.08, 0.3, 1]), arm([0.5, -0.6, 0.7], [-0.08, 0.3, 1])],
    legs: [leg([0.3, -1, 0.2], [0.16, -1, -0.1]), leg([0.3, -1, 0.05], [0.16, -1, -0.16], [0.5, 0, 0.9])],
  },
  // a comb at the hair
  grooming: {
    arms: [arm([0.34, -1, 0.02], [0.1, -1, 0.22]), arm([0.95, 0.2, 0.3], [-0.45, 1, 0.1])],
    legs: [leg([0.07, -1, 0.03], [0.03, -1, -0.05]), leg([0.07, -1, 0.03], [0.03, -1, -0.05])],
  },
  // the rod drawn back over the shoulder, the other arm out for balance
  casting: {
    arms: [arm([0.5, -0.5, 0.7], [0.1, 0.1, 1]), arm([0.8, 0.3, -0.05], [0.05, 1, -0.35])],
    legs: [AHEAD, BEHIND],
  },
  // one hand over the other on a pole that leads to the floor
  sweeping: {
    arms: [arm([0.1, -0.95, 0.4], [-0.3, -0.6, 0.75]), arm([0.5, -0.75, 0.5], [-0.5, 0.28, 0.8])],
    legs: [leg([0.1, -1, 0.24], [0.05, -1, -0.04]), leg([0.14, -1, -0.12], [0.07, -1, -0.2], [0.4, 0, 0.9])],
    gaze: 0.07 * PI,
  },
  // both hands low before the hips: on the shafts of a barrow
  wheeling: {
    arms: [arm([0.34, -1, 0.22], [0.06, -0.85, 0.62]), arm([0.34, -1, 0.22], [0.06, -0.85, 0.62])],
    legs: [AHEAD, BEHIND],
  },
  // the left hand at the neck of a violin, the right one before the breast with the bow
  fiddling: {
    arms: [arm([0.42, -0.6, 0.68], [0.2, 0.62, 0.78]), arm([0.5, -0.5, 0.7], [-0.7, 0.3, 0.62])],
    legs: [APART, APART],
  },
  // both hands at the right of the mouth
  fluting: {
    arms: [arm([-0.05, -0.55, 0.85], [-0.62, 0.72, 0.3]), arm([0.85, -0.4, 0.45], [0.05, 0.85, 0.5])],
    legs: [APART, APART],
  },
  // a rope's ends out to the sides, level with the hips
  skipping: {
    arms: [arm([0.62, -0.85, 0.1], [0.8, -0.1, 0.42]), arm([0.62, -0.85, 0.1], [0.8, -0.1, 0.42])],
    legs: [APART, APART],
  },
  // the hand with the tool at another's face, the other hand steadying it
  tending: {
    arms: [arm([0.3, -0.62, 0.72], [-0.1, 0.3, 1]), arm([0.3, -0.3, 0.9], [-0.16, 0.42, 1])],
    legs: [leg([0.1, -1, 0.1], [0.06, -1, -0.04]), leg([0.1, -1, -0.06], [0.06, -1, -0.12])],
  },
  // both arms out of the way of a hoop about the waist
  hooping: {
    arms: [arm([0.85, 0.12, 0.2], [0.62, 0.85, 0.25]), arm([0.95, -0.1, 0.15], [0.85, 0.45, 0.25])],
    legs: [leg([0.16, -1, 0.14], [0.1, -1, -0.04]), leg([0.2, -1, -0.06], [0.12, -1, -0.12])],
  },
  // on one knee, the trunk bent over the other foot, both hands at its laces
  lacing: {
    arms: [arm([-0.02, -0.5, 0.86], [-0.2, -0.72, 0.68]), arm([-0.28, -0.5, 0.82], [-0.5, -0.72, 0.62])],
    legs: [
      leg([0.1, 0.66, 0.75], [0.02, -0.76, 0.65], [0.12, 0.64, 0.77]),
      leg([0.1, -0.74, 0.68], [0.02, -0.73, -0.69], [0, -0.83, 0.56]),
    ],
    sits: true,
    turn: { pitch: 0.22 * PI },
    gaze: 0.06 * PI,
  },
  // both palms up and apart, the one higher that has just let go, the eyes on what is in the air
  juggling: {
    arms: [arm([0.62, -0.7, 0.3], [0.42, 0.62, 0.7]), arm([0.55, -0.85, 0.25], [0.5, 0.3, 0.85])],
    legs: [APART, APART],
    gaze: -0.05 * PI,
  },
  // elbow low, the hand up before it to clasp the other's
  wrestling: {
    arms: [arm([0.5, -0.9, 0.3], [-0.3, -0.25, 0.9]), arm([0.05, -0.72, 0.75], [-0.42, 0.85, 0.62])],
    legs: [AHEAD, BEHIND],
  },
  // the weapon over the head, the other fist on guard
  duelling: {
    arms: [arm([0.4, -0.7, 0.6], [-0.1, 0.6, 0.9]), arm([0.8, 0.3, 0.2], [0.1, 1, 0.25])],
    legs: [AHEAD, BEHIND],
  },
} as const satisfies Readonly<Record<string, PoseWays>>;
