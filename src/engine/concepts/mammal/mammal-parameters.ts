import { OUTFIT_PARAMETERS, type OutfitParameters } from "../outfit/wardrobe.ts";
import { choice, flag, integer, metres, ratio } from "../parameter-specs.ts";
import { ARMS } from "./arms.ts";
import { POSES } from "./skeleton.ts";

/** What the seed and the artist may change about a mammal. */
export type MammalParameters = {
  readonly variety: number;
  readonly size: number;
  readonly legs: number;
  readonly length: number;
  readonly girth: number;
  readonly bone: number;
  readonly neck: number;
  readonly head: number;
  readonly muzzle: number;
  readonly ears: number;
  readonly eyes: number;
  readonly openness: number;
  readonly iris: number;
  readonly tail: number;
  readonly fluff: number;
  readonly pose: string;
  readonly arms: string;
  readonly plain: boolean;
  readonly collar: boolean;
  readonly snack: boolean;
  readonly armored: boolean;
  readonly trunkUp: boolean;
  readonly pattern: string;
  readonly young: boolean;
  readonly variation: number;
} & OutfitParameters;

export const MAMMAL_PARAMETERS = {
  variety: integer(0, 9, "Which colouring of the species it wears."),
  size: metres(0.02, 4, "Floor to withers."),
  legs: ratio(0.1, 0.75, "Height of the elbow over the height at the withers."),
  length: ratio(0.6, 3, "Breast to rump over the height at the withers."),
  girth: ratio(0.4, 3, "Width of the trunk; 1 is a labrador."),
  bone: ratio(0.4, 3, "Thickness of the legs; 1 is a labrador."),
  neck: ratio(0.1, 8, "Length of the neck; 1 is a labrador."),
  head: ratio(0.4, 4, "Size of the head; 1 is a labrador."),
  muzzle: ratio(0.4, 1.8, "Length of the muzzle; 1 is usual for its kind."),
  ears: ratio(0.4, 2.2, "Size of the ears; 1 is usual for its kind."),
  eyes: ratio(0.6, 1.8, "Size of the eyes; 1 is usual for its kind."),
  openness: ratio(0, 1, "How far the lids are open."),
  iris: integer(0, 9, "Which of the kind's eye colours."),
  tail: ratio(0.3, 1.8, "Length of the tail; 1 is usual for its kind."),
  fluff: ratio(0, 0.05, "Height of tufts of hair over the height at the withers."),
  pose: choice(POSES, "What it does."),
  arms: choice(ARMS, "How free arms are held."),
  plain: flag("No markings: a material was named for the whole animal."),
  collar: flag("It wears a collar."),
  snack: flag("It holds its own food, its hands being free."),
  armored: flag("It wears plate over neck, body and head, on all fours."),
  trunkUp: flag("It holds its trunk, where it has one, up over its head."),
  pattern: choice(["own", "striped", "spotted"], "Markings the artist asked for beside its own."),
  young: flag("A young one."),
  variation: integer(0, 9999, "Tells two coats apart."),
  ...OUTFIT_PARAMETERS,
} as const;
