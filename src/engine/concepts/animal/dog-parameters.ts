import type { Concept } from "../concept.ts";
import { ARMS } from "../mammal/arms.ts";
import { POSES } from "../mammal/skeleton.ts";
import { OUTFIT_PARAMETERS, type OutfitParameters } from "../outfit/wardrobe.ts";
import { choice, flag, metres, ratio } from "../parameter-specs.ts";
import { BREED_NAMES } from "./dog-breeds.ts";
import { DOG_COLOURS, DOG_PATTERNS, type DogColour } from "./dog-colours.ts";

const COLOUR_NAMES = Object.keys(DOG_COLOURS) as DogColour[];

const IRISES = ["#2b1509", "#4a260c", "#6b3c12", "#5aa6d8"] as const;

/** What a dog is drawn from. */
export type DogParameters = {
  readonly breed: string;
  readonly height: number;
  readonly legs: number;
  readonly length: number;
  readonly girth: number;
  readonly bone: number;
  readonly neck: number;
  readonly tuck: number;
  readonly head: number;
  readonly muzzle: number;
  readonly muzzleWidth: number;
  readonly ears: string;
  readonly earSize: number;
  readonly eyes: number;
  readonly openness: number;
  readonly iris: string;
  readonly tail: string;
  readonly tailLength: number;
  readonly coat: string;
  readonly beard: boolean;
  readonly colour: string;
  readonly pattern: string;
  readonly marking: string;
  readonly plain: boolean;
  readonly pose: string;
  readonly arms: string;
  readonly collar: boolean;
  readonly bell: boolean;
  readonly variation: number;
} & OutfitParameters;

/** Their ranges. */
export const DOG_PARAMETERS: Concept<DogParameters>["parameters"] = {
  breed: choice(BREED_NAMES, "Whose proportions it has."),
  height: metres(0.1, 1.2, "Floor to withers."),
  legs: ratio(0.24, 0.66, "Height of the elbow over the height at the withers."),
  length: ratio(0.8, 2.4, "Breast to rump over the height at the withers."),
  girth: ratio(0.5, 2.2, "Width of the trunk; 1 is a labrador."),
  bone: ratio(0.5, 2, "Thickness of the legs; 1 is a labrador."),
  neck: ratio(0.4, 2, "Length of the neck; 1 is a labrador."),
  tuck: ratio(0, 1, "How far the belly is drawn up."),
  head: ratio(0.6, 2.2, "Size of the head against the height."),
  muzzle: ratio(0.3, 2.2, "Length of the muzzle in half skull widths."),
  muzzleWidth: ratio(0.5, 1.7, "Width of the muzzle; 1 is a labrador."),
  ears: choice(["floppy", "pricked", "folded", "long", "bat"], "How the ears are carried."),
  earSize: ratio(0.4, 2, "Size of the ears against the head."),
  eyes: ratio(0.6, 1.6, "Size of the eyes against the head."),
  openness: ratio(0, 1, "How far the lids are open."),
  iris: choice(IRISES, "Colour of the eyes."),
  tail: choice(["otter", "curl", "stub", "whip", "plume", "pompom"], "Shape of the tail."),
  tailLength: ratio(0.4, 1.8, "Length of the tail; 1 is usual for its shape."),
  coat: choice(["smooth", "fluffy", "puffy", "curly"], "Kind of hair."),
  beard: flag("Long brows and whiskers hang over its eyes and from its muzzle."),
  colour: choice(COLOUR_NAMES, "Coat where the artist names no colour."),
  pattern: choice(DOG_PATTERNS, "Markings on the coat."),
  marking: choice(COLOUR_NAMES, "Colour of lighter hair."),
  plain: flag("No markings: a colour or a material was named for the whole dog."),
  pose: choice(POSES, "What it does."),
  arms: choice(ARMS, "How free arms are held."),
  collar: flag("It wears a collar."),
  bell: flag("A bell hangs at the collar."),
  ...OUTFIT_PARAMETERS,
  variation: ratio(0, 1, "Tells two coats of a breed apart."),
};
