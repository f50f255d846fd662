import type { Concept } from "../concept.ts";
import { OUTFIT_PARAMETERS, type OutfitParameters } from "../outfit/wardrobe.ts";
import { integer } from "../parameter-specs.ts";
import { HAIRS, IRISES, SKINS } from "./human-colours.ts";
import { BEARD_STYLES, HAIR_STYLES } from "./human-hair.ts";
import { ARM_NAMES, POSE_NAMES } from "./human-poses.ts";

/** What a person is drawn from. */
export type HumanParameters = OutfitParameters & {
  readonly sex: string;
  readonly age: string;
  readonly height: number;
  readonly head: number;
  readonly headWidth: number;
  readonly shoulder: number;
  readonly girth: number;
  readonly bone: number;
  readonly muscle: number;
  readonly legs: number;
  readonly pose: string;
  readonly arms: string;
  readonly skin: string;
  readonly hair: string;
  readonly hairColour: string;
  readonly beard: string;
  readonly iris: string;
  readonly eyeSize: number;
  readonly eyeLevel: number;
  readonly nose: number;
  readonly jaw: number;
  readonly ears: string;
  readonly mouth: string;
  readonly brows: boolean;
  readonly glasses: string;
  readonly clown: boolean;
  readonly glow: boolean;
  readonly faceless: boolean;
  readonly armless: boolean;
  readonly peg: boolean;
  readonly hook: boolean;
  readonly furtherArms: number;
  readonly furtherLegs: number;
};

const ratio = (min: number, max: number, about: string) =>
  ({ kind: "number", min, max, unit: "ratio", about }) as const;

const choice = (options: readonly string[], about: string) => ({ kind: "choice", options, about }) as const;

/** Their ranges. */
export const HUMAN_PARAMETERS: Concept<HumanParameters>["parameters"] = {
  ...OUTFIT_PARAMETERS,
  sex: choice(["male", "female"], "Whose shape it has."),
  age: choice(["child", "adult", "old"], "Stage of life."),
  height: { kind: "number", min: 0.3, max: 2.6, unit: "m", about: "Floor to crown." },
  head: ratio(0.12, 0.38, "Height of the head over the height."),
  headWidth: ratio(0.65, 1.1, "Width of the head over its height."),
  shoulder: ratio(0.07, 0.2, "Middle to a shoulder joint, over the height."),
  girth: ratio(0.6, 2, "Thickness of the trunk; 1 is usual."),
  bone: ratio(0.5, 1.6, "Thickness of the limbs; 1 is usual."),
  muscle: ratio(0, 1, "How muscular."),
  legs: ratio(0.3, 0.62, "Height of the hips over the height without the head."),
  pose: choice(POSE_NAMES, "What arms and legs do."),
  arms: choice(ARM_NAMES, "The pose whose arms it has."),
  skin: choice(Object.keys(SKINS), "Colour of the skin."),
  hair: choice(HAIR_STYLES, "Style of the hair."),
  hairColour: choice(Object.keys(HAIRS), "Colour of the hair."),
  beard: choice(BEARD_STYLES, "Style of the beard."),
  iris: choice([...IRISES, "#d8281c", "#f2d21f", "#0a0a0a"], "Colour of the eyes."),
  eyeSize: ratio(0.1, 0.5, "Radius of an eye over half the head's width."),
  eyeLevel: ratio(-0.4, 0.3, "Height of the eyes over the middle of the head."),
  nose: ratio(0, 1.8, "Size of the nose; 1 is usual."),
  jaw: ratio(0.5, 1.4, "Width of the jaw; 1 is usual."),
  ears: choice(["round", "pointed", "long", "trumpet", "none"], "Shape of the ears."),
  mouth: choice(["happy", "neutral", "angry", "sad", "gasp", "open", "teeth", "fangs", "tusks"], "Expression."),
  brows: { kind: "flag", about: "Has eyebrows." },
  glasses: choice(["none", "glasses", "eyepatch"], "Worn over the eyes."),
  clown: { kind: "flag", about: "Face of a clown." },
  glow: { kind: "flag", about: "Eyes all of one colour." },
  faceless: { kind: "flag", about: "Without eyes and mouth." },
  peg: { kind: "flag", about: "A wooden leg below the left knee." },
  hook: { kind: "flag", about: "A hook for a left hand." },
  armless: { kind: "flag", about: "Arms broken off above the elbow, as of an antique statue." },
  furtherArms: integer(0, 6, "Arms besides the usual two."),
  furtherLegs: integer(0, 6, "Legs besides the usual two."),
};
