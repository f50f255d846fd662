import type { Concept } from "../concept.ts";
import { OUTFIT_PARAMETERS, type OutfitParameters } from "../outfit/wardrobe.ts";
import { choice, metres, ratio } from "../parameter-specs.ts";
import { ARM_NAMES, POSE_NAMES } from "./human-poses.ts";

/** What a skeleton is drawn from. */
export type SkeletonParameters = OutfitParameters & {
  readonly height: number;
  readonly head: number;
  readonly shoulder: number;
  readonly bone: number;
  readonly pose: string;
  readonly arms: string;
  readonly open: number;
};

/** Their ranges. */
export const SKELETON_PARAMETERS: Concept<SkeletonParameters>["parameters"] = {
  ...OUTFIT_PARAMETERS,
  height: metres(0.5, 2.4, "Floor to crown."),
  head: ratio(0.12, 0.34, "Height of the skull over the height."),
  shoulder: ratio(0.08, 0.18, "Middle to a shoulder joint."),
  bone: ratio(0.6, 1.7, "Thickness of the bones; 1 is usual."),
  pose: choice(POSE_NAMES, "What arms and legs do."),
  arms: choice(ARM_NAMES, "The pose whose arms it has."),
  open: ratio(0, 1, "How far the jaw hangs."),
};
