import type { Concept } from "../concept.ts";
import { choice, flag, integer, metres, ratio } from "../parameter-specs.ts";

/** What a robot does with its arms and legs. */
const ROBOT_POSES = [
  "standing",
  "waving",
  "reaching",
  /** One hand over the other, on a pole. */
  "sweeping",
  "walking",
  "running",
  "sitting",
  /** On something, shins hanging. */
  "seated",
  /** Seated, hands at the keys. */
  "working",
  "dancing",
  "kneeling",
  "meditating",
  "saluting",
  "pointing",
  /** Both hands over the head. */
  "lifting",
  "hugging",
  "kicking",
  /** On its back. */
  "lying",
] as const;
export type RobotPose = (typeof ROBOT_POSES)[number];

/** What a robot is drawn from. */
export type RobotParameters = {
  readonly headShape: "box" | "dome" | "drum";
  readonly bodyShape: "box" | "barrel";
  readonly pose: RobotPose;
  readonly height: number;
  readonly headWidth: number;
  readonly headHeight: number;
  readonly bodyWidth: number;
  readonly bodyDepth: number;
  readonly taper: number;
  readonly limb: number;
  readonly hose: boolean;
  readonly eyes: number;
  readonly eyeSize: number;
  readonly antennas: number;
  readonly arms: number;
  readonly sips: boolean;
  readonly fingers: number;
  readonly panel: boolean;
  readonly buttons: number;
};

/** Their ranges. */
export const ROBOT_PARAMETERS: Concept<RobotParameters>["parameters"] = {
  headShape: choice(["box", "dome", "drum"], "Shape of the head."),
  bodyShape: choice(["box", "barrel"], "Shape of the torso."),
  pose: choice(ROBOT_POSES, "What arms and legs do."),
  height: metres(0.3, 3, "Floor to the top of the head."),
  headWidth: ratio(0.14, 0.42, "Width of the head over the height."),
  headHeight: ratio(0.12, 0.34, "Height of the head over the height."),
  bodyWidth: ratio(0.18, 0.5, "Width of the shoulders over the height."),
  bodyDepth: ratio(0.12, 0.36, "Depth of the torso over the height."),
  taper: ratio(0.6, 1.2, "Width of the waist over the shoulders'."),
  limb: ratio(0.02, 0.075, "Thickness of arms and legs over the height."),
  hose: flag("Ribbed hoses instead of smooth tubes."),
  eyes: integer(0, 4, "Eyes."),
  eyeSize: ratio(0.15, 0.42, "Radius of an eye over half the head's width."),
  antennas: integer(0, 4, "Antennas."),
  arms: integer(0, 6, "Arms."),
  sips: flag("The right hand is at the mouth, with what is drunk or eaten."),
  fingers: integer(2, 5, "Fingers of a gripper."),
  panel: flag("Has a control panel on the chest."),
  buttons: integer(0, 9, "Buttons on the panel."),
};
