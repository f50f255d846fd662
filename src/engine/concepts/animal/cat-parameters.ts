import type { Concept } from "../concept.ts";
import { ARMS } from "../mammal/arms.ts";
import { POSES } from "../mammal/skeleton.ts";
import { OUTFIT_PARAMETERS, type OutfitParameters } from "../outfit/wardrobe.ts";
import { choice, flag, metres, ratio } from "../parameter-specs.ts";
import { CAT_PATTERNS } from "./cat-coat.ts";
import { CAT_COLOURS } from "./cat-colours.ts";

const IRISES = ["#8fae2a", "#c9921c", "#4f9a5c", "#d8b02c", "#5fa8d8"] as const;

/** What a cat is drawn from. */
export type CatParameters = {
  readonly height: number;
  readonly legs: number;
  readonly length: number;
  readonly girth: number;
  readonly bone: number;
  readonly head: number;
  readonly muzzle: number;
  readonly earSize: number;
  readonly folded: boolean;
  readonly eyes: number;
  readonly openness: number;
  readonly iris: string;
  readonly pupil: number;
  readonly tailLength: number;
  readonly coat: string;
  readonly colour: string;
  readonly pattern: string;
  readonly pose: string;
  readonly arms: string;
  readonly collar: boolean;
  readonly bell: boolean;
  readonly variation: number;
} & OutfitParameters;

/** Their ranges. */
export const CAT_PARAMETERS: Concept<CatParameters>["parameters"] = {
  height: metres(0.06, 0.6, "Floor to withers."),
  legs: ratio(0.3, 0.66, "Height of the elbow over the height at the withers."),
  length: ratio(0.85, 2, "Breast to rump over the height at the withers."),
  girth: ratio(0.5, 2, "Width of the trunk."),
  bone: ratio(0.5, 1.6, "Thickness of the legs."),
  head: ratio(0.7, 2.1, "Size of the head against the height."),
  muzzle: ratio(0, 1.6, "How far the muzzle stands out."),
  earSize: ratio(0.4, 2, "Size of the ears against the head."),
  folded: flag("The ears are folded forward."),
  eyes: ratio(0.6, 1.5, "Size of the eyes against the head."),
  openness: ratio(0, 1, "How far the lids are open."),
  iris: choice(IRISES, "Colour of the eyes."),
  pupil: ratio(0.2, 2, "Width of the pupil."),
  tailLength: ratio(0.3, 1.6, "Length of the tail."),
  coat: choice(["smooth", "fluffy"], "Kind of hair."),
  colour: choice(Object.keys(CAT_COLOURS), "Coat where the artist names no colour."),
  pattern: choice(CAT_PATTERNS, "Markings on the coat."),
  pose: choice(POSES, "What it does."),
  arms: choice(ARMS, "How free arms are held."),
  collar: flag("It wears a collar."),
  bell: flag("A bell hangs at the collar."),
  ...OUTFIT_PARAMETERS,
  variation: ratio(0, 1, "Tells two coats apart."),
};
