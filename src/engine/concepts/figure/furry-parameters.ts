import type { Concept } from "../concept.ts";
import { OUTFIT_PARAMETERS, type OutfitParameters } from "../outfit/wardrobe.ts";
import { choice, flag, metres, ratio } from "../parameter-specs.ts";
import { FURRY_HEADS } from "./furry-heads.ts";
import type { FurryKind } from "./furry-kind.ts";
import { ARM_NAMES, POSE_NAMES } from "./human-poses.ts";

/** What a creature in fur is drawn from. */
export type FurryParameters = OutfitParameters & {
  readonly kind: string;
  readonly height: number;
  readonly head: number;
  readonly headWidth: number;
  readonly shoulder: number;
  readonly girth: number;
  readonly bone: number;
  readonly legs: number;
  readonly reach: number;
  readonly pose: string;
  readonly arms: string;
  readonly shag: number;
  readonly silver: boolean;
  readonly eyeSize: number;
  readonly iris: string;
  readonly isPlush: boolean;
  readonly tail: string;
  /** Colours of fur and face as on screen. */
  readonly fur: string;
  readonly face: string;
};

/** Their ranges, for one species. */
export function furryParameters(kind: FurryKind): Concept<FurryParameters>["parameters"] {
  return {
    ...OUTFIT_PARAMETERS,
    kind: choice(FURRY_HEADS, "Whose head it has."),
    height: metres(0.1, 2.5, "Floor to crown when it stands."),
    head: ratio(0.12, 0.5, "Height of the head over the height."),
    headWidth: ratio(0.6, 1.4, "Width of the head over its height."),
    shoulder: ratio(0.06, 0.25, "Middle to a shoulder joint, over the height."),
    girth: ratio(0.5, 2.4, "Thickness of the trunk; 1 is usual."),
    bone: ratio(0.5, 2.2, "Thickness of the limbs; 1 is usual."),
    legs: ratio(0.25, 0.6, "Height of the hips over the height without the head."),
    reach: ratio(0.6, 1.8, "Length of the arms; 1 is a man's."),
    pose: choice(POSE_NAMES, "What arms and legs do."),
    arms: choice(ARM_NAMES, "The pose whose arms it has."),
    shag: ratio(0, 2, "How shaggy."),
    silver: flag("The hair of back and flanks is silver, as an old gorilla's."),
    eyeSize: ratio(0.4, 2.2, "Size of the eyes; 1 is usual."),
    iris: choice([kind.iris], "Colour of the eyes."),
    isPlush: flag("A stuffed toy with seams."),
    tail: choice(["none", "bob", "long", "ringed"], "Kind of tail."),
    fur: choice(
      kind.coats.map(([fur]) => fur),
      "Colour of the coat.",
    ),
    face: choice([...new Set(kind.coats.map(([, face]) => face))], "Colour of face and pads."),
  };
}
