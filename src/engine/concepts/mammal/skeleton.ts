import type { Vec3 } from "../../math/vec3.ts";
import type { Ask } from "../concept.ts";
import { says } from "../from-ask.ts";
import { fitsOnFours, type OutfitParameters, wearsAnything } from "../outfit/wardrobe.ts";
import type { Arms } from "./arms.ts";
import { HANDY, MANUAL, RAISED } from "./hand-deeds.ts";

export const POSES = [
  "standing",
  "walking",
  "running",
  /** On four legs, the mouth at the ground. */
  "grazing",
  /** Up on the hind legs, the forelegs in the air. */
  "rearing",
  "sitting",
  /** On four legs, the muzzle at a bowl. */
  "lapping",
  /** All its legs stretched, off the ground before. */
  "leaping",
  /** On four bent legs, belly and head low, as cats creep up. */
  "stalking",
  /** At a walk around itself, the nose after the tail. */
  "circling",
  /** Breast low, the forepaws in the earth. */
  "digging",
  /** On the haunches, one forepaw at the mouth. */
  "grooming",
  /** On the haunches, one hind paw behind the ear. */
  "scratching",
  /** On the haunches, one forepaw out before it. */
  "batting",
  "lying",
  "sleeping",
  /** Turned over, the paws in the air. */
  "supine",
  /** On the right side, the legs stretched away from it. */
  "sideways",
  /** On the right side, the upper forepaw out at something. */
  "swatting",
  /** Curled up in a ring, nose to tail. */
  "curled",
  /** Breast down, rump up. */
  "stretching",
  /** Belly low over folded legs, as rabbits and mice rest. */
  "crouching",
  /** Upright on folded hind legs with free arms, as squirrels and kangaroos do. */
  "haunches",
  /** On two legs with free arms. */
  "upright",
  /** On two legs, one foot before the other, with free arms. */
  "striding",
  /** Upright on the rump, legs to the front, with free arms. */
  "seated",
] as const;
export type Pose = (typeof POSES)[number];

/** Deeds of who sits upright on the floor. */
const SEATED = ["meditating", "praying"];

/** What a beast does that is a pose by itself. */
const OWN_DEEDS: readonly (readonly [deed: string, pose: Pose])[] = [
  ["grooming", "grooming"],
  ["scratching", "scratching"],
  ["digging", "digging"],
  ["digging a hole", "digging"],
  ["clawing", "rearing"],
  ["fighting", "rearing"],
  ["tail-chasing", "circling"],
  ["begging", "haunches"],
  // under a branch, the paws up at it
  ["hanging", "supine"],
];

/** What it does by itself that is done on four legs, or instead of it. */
const ON_FOURS = /^(?:standing|walking|running|sitting|lying)$/;

/** Whether the eyes are shut in it. */
export const isAsleep = (pose: Pose): boolean => pose === "sleeping" || pose === "curled";

/** True for poses whose arms are free. */
export const hasFreeArms = (pose: string): boolean => isOnTwoLegs(pose) || pose === "seated" || pose === "haunches";

/** True for who stands or goes on two straight legs. */
export const isOnTwoLegs = (pose: string): boolean => pose === "upright" || pose === "striding";

/**
 * The pose the artist named, on two legs where hands or clothes are asked for.
 *
 * @param usual What it does when nothing is said.
 * @param isDressed It wears clothes: then it is upright.
 * @param eats How it eats off the ground: with its long neck let down, or at a bowl.
 */
export function poseOf(ask: Ask, usual: Pose = "standing", isDressed = false, eats: Pose = "lapping"): Pose {
  const does = (what: string) => ask.doing?.has(what) ?? false;
  const isSitting = says(ask, "sitting") || says(ask, "seated") || does("sitting");
  if (does("riding")) return "seated";
  const onTwo = says(ask, "walking") || says(ask, "running") ? "striding" : "upright";
  if (isDressed) return isSitting ? "seated" : onTwo;
  if (SEATED.some((deed) => says(ask, deed))) return "seated";
  if (says(ask, "bowing")) return "stretching";
  // who lies on its back and bats at something has the paws in the air, on its side the upper one out
  if (says(ask, "batting"))
    return says(ask, "sideways") ? "swatting" : says(ask, "lying") || says(ask, "supine") ? "supine" : "batting";
  const own = OWN_DEEDS.find(([deed]) => says(ask, deed));
  // who has a spade for it stands up
  if (own && !(own[1] === "digging" && does("holding"))) return own[1];
  if (says(ask, "supine")) return "supine";
  if (says(ask, "sideways")) return "sideways";
  if (says(ask, "curled")) return "curled";
  if (says(ask, "sleeping") || says(ask, "asleep")) return "sleeping";
  if (says(ask, "lying") || says(ask, "resting")) return "lying";
  const needsHands =
    ask.guise !== undefined ||
    HANDY.some(does) ||
    MANUAL.some((deed) => says(ask, deed)) ||
    says(ask, "humanoid") ||
    RAISED.some((deed) => says(ask, deed));
  if (needsHands) return isSitting ? "seated" : onTwo;
  if (isSitting) return hasFreeArms(usual) ? usual : "sitting";
  if (says(ask, "crouching") && ON_FOURS.test(usual)) return "stalking";
  if (says(ask, "rearing") && /^(?:standing|walking|running)$/.test(usual)) return "rearing";
  if (says(ask, "stretching")) return "stretching";
  if (["leaping", "jumping", "diving", "swooping"].some((deed) => says(ask, deed))) return "leaping";
  if (says(ask, "running")) return "running";
  if (["eating", "drinking", "licking"].some((deed) => says(ask, deed)) && ON_FOURS.test(usual)) return eats;
  return says(ask, "walking") ? "walking" : usual;
}

/** Whether what it wears is worn on four legs. */
export const isLevelDressed = (pose: string): boolean => /^(?:standing|walking|running)$/.test(pose);

/**
 * The pose of who may wear clothes: on its four legs where they fit there, else upright.
 *
 * @param tops Whether it wears shirts and sweaters on all fours.
 */
export function dressedPose(ask: Ask, outfit: OutfitParameters, usual?: Pose, tops = false, eats?: Pose): Pose {
  if (!wearsAnything(outfit)) return poseOf(ask, usual, false, eats);
  const level = fitsOnFours(outfit, tops) ? poseOf(ask, usual, false, eats) : "upright";
  return isLevelDressed(level) ? level : poseOf(ask, usual, true, eats);
}

/** Ways from the middle of the chest, up and forward, in heights at the withers. */
export interface Carriage {
  /** To where the neck leaves the shoulders. */
  readonly neck: readonly [number, number];
  /** To the middle of the skull. */
  readonly head: readonly [number, number];
}

/** Proportions of a four-legged body; lengths count in heights at the withers. */
export interface Build {
  /** Height of the elbow. */
  readonly legs: number;
  /** From breast to rump. */
  readonly length: number;
  /** Factor on the width and depth of the trunk. */
  readonly girth: number;
  /** Factor on the thickness of the legs. */
  readonly bone: number;
  /** Factor on the length of the neck. */
  readonly neck: number;
  /** How far the belly is drawn up, 0 to 1. */
  readonly tuck: number;
  readonly pose: Pose;
  /** How far the head is carried forward and low: 0 a dog, 1 level with the back. Default 0. */
  readonly low?: number;
  /** Height of the rump over the withers' height. Default 0. */
  readonly rump?: number;
  /** A hump of muscle over the shoulders, 0 to 1. Default 0. */
  readonly hump?: number;
  /** Factor on the thickness of the thighs. Default 1. */
  readonly haunch?: number;
  /** Factor on the size of paws and hands. Default 1. */
  readonly paw?: number;
  /** Factor on the length of the hind feet. Default 1. */
  readonly foot?: number;
  readonly arms?: Arms;
  /** Where neck and head are carried on all fours. Default as a dog's. */
  readonly carriage?: Carriage;
  /** How straight the hind legs stand: 0 a dog's, 1 pillars. Default 0. */
  readonly pillar?: number;
  /** Factor on the thickness of the neck. Default 1. */
  readonly throat?: number;
}

/** Three joints and the paw of a limb. */
export type Joints = readonly [Vec3, Vec3, Vec3, Vec3];

/** Where the joints lie, for the left (+X) side; x, y, z in heights at the withers, floor at 0, front to +Z. */
export interface Skeleton {
  readonly chest: Vec3;
  readonly chestRadii: Vec3;
  readonly belly: Vec3;
  readonly bellyRadius: number;
  readonly pelvis: Vec3;
  readonly pelvisRadius: number;
  readonly neck: Vec3;
  readonly skull: Vec3;
  /** Shoulder, elbow, wrist, paw. */
  readonly front: Joints;
  /** Hip, knee, hock, paw. */
  readonly hind: Joints;
  /** The right side where it differs (a walking animal), x positive as if it were the left. */
  readonly right?: { readonly front: Joints; readonly hind: Joints };
  readonly tail: Vec3;
}
