import type { Sdf } from "../../geometry/sdf.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** An arm or a leg of a body to be dressed. Its skin is two round cones through the joints. */
export interface DressableLimb {
  /** Shoulder, elbow, wrist; or hip, knee, ankle. */
  readonly joints: readonly [Vec3, Vec3, Vec3];
  /** Thickness (radius) of the limb at each of them. */
  readonly radii: readonly [number, number, number];
  /** Middle of the hand, or the tip of the foot's toes on its sole. */
  readonly end: Vec3;
  /** Radius of the hand; half the width of the foot. */
  readonly endRadius: number;
  /** A foot: unit normal of its sole, upwards. Default +Y. */
  readonly up?: Vec3;
  /** The bare hand: gloves are grown from it. Default: a ball at `end`. */
  readonly clay?: Sdf;
}

/**
 * What the outfit system needs to know of whoever is to be dressed: a person, an ape, a teddy bear, an animal that stands upright.
 *
 * Trunk upright (arms and legs may take any pose), front to +Z, its middle plane x = 0. All lengths in one unit of the caller's
 * choice (metres, or heights): the garments come back in the same unit.
 */
export interface DressableBody {
  /** Floor to crown when it stands up straight: the scale of folds, buttons and brims. */
  readonly height: number;
  /** From the neck to the crotch, without head and limbs. May blend into them. */
  readonly trunk: Sdf;
  /** Middle of the throat: collars lie here. */
  readonly neck: Vec3;
  readonly neckRadius: number;
  /** Middle of the trunk at the height of the armpits. */
  readonly chest: Vec3;
  /** Middle of the trunk at the waist: where a belt lies. */
  readonly waist: Vec3;
  /** Middle of the trunk at the hip joints: where a shirt ends. */
  readonly hips: Vec3;
  /** Left (+X) and right. */
  readonly arms: readonly [DressableLimb, DressableLimb];
  readonly legs: readonly [DressableLimb, DressableLimb];
  /** The legs that end in a foot. Default: both. */
  readonly feet?: readonly DressableLimb[];
  readonly head: {
    readonly centre: Vec3;
    /** Half width, half height, half depth, hair included: hats are made to this. Ears may stand out over it. */
    readonly radii: Vec3;
  };
  /** Edge of a cell of the garments' meshes. Default: 0.0145 heights. */
  readonly cell?: number;
  /** Legs folded on the floor or astride: skirts then follow the thighs. */
  readonly sits?: boolean;
}

/** What of the body an outfit hides, so that its skin need not be made; `scalp` the hair over the brow, `hair` all of it. */
export type Cover =
  | "trunk"
  | "upper-arms"
  | "forearms"
  | "hands"
  | "thighs"
  | "shins"
  | "feet"
  | "scalp"
  | "hair"
  | "head";
