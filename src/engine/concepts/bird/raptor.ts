import { beak, HOOK } from "./beaks.ts";
import type { BirdShape } from "./bird-shape.ts";

/** An eagle's form; hawks and falcons are lighter ones. */
export const RAPTOR: BirdShape = {
  size: 0.5,
  lean: 0.82,
  girth: 0.29,
  neck: [
    [0.06, 0.16, 0.23],
    [0.12, 0.3, 0.19],
  ],
  head: 0.215,
  headLong: 1.25,
  beak: beak(HOOK, 1.15, 1.05),
  leg: { length: 0.3, thick: 0.04, foot: "talons", stance: 0.15, thigh: 0.17, toe: 0.22 },
  wing: { length: 1.15, span: 1.7, chord: 0.62, fingers: 1 },
  tail: { length: 0.5, fan: 0.3, wedge: 0.1, width: 0.15 },
  eye: { radius: 0.043, iris: "#f0c41c", pupil: 0.5, out: [0.72, 0.22, 0.66], gaze: [0.7, 0, 0.7], brow: true },
  colours: { body: "#3b2818", wing: "#33221a", beak: "#f0b21c", leg: "#eab020" },
};
