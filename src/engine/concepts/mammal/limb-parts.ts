import type { Geometry } from "../../geometry/geometry.ts";
import { mirror } from "../../geometry/place.ts";
import { carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { halfSpace } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { pair } from "../animal/enlarge.ts";
import { handClay, lowerLegClay, soleClay } from "./body-clay.ts";
import { type Build, hasFreeArms, isOnTwoLegs, type Joints, type Skeleton } from "./skeleton.ts";

export interface LimbPart {
  readonly name: string;
  readonly region: "front" | "hind";
  readonly joints: Joints;
  readonly geometry: Geometry;
}

type LowerLimb = (joints: Joints, which: "front" | "hind", build: Build) => readonly SculptStep[];

/** Paws on the floor, hands where the arms are free, soles to the front where it is seated. */
export const pawedLimb: LowerLimb = (joints, which, build) => {
  const { bone, paw = 1, foot = 1, pose } = build;
  if (which === "front" && hasFreeArms(pose)) return handClay(joints, bone, paw);
  if (which === "hind" && pose === "seated") return soleClay(joints, bone, paw);
  const isFlat = isOnTwoLegs(pose) || pose === "haunches" || pose === "crouching";
  return lowerLegClay(joints, bone, paw, which === "hind" ? (isFlat ? foot * (isOnTwoLegs(pose) ? 1.35 : 1) : 1) : 1);
};

/**
 * The lower limbs: left and right as one part, or as two where they differ.
 *
 * @param cell Edge of the cells, in heights at the withers.
 */
export function limbParts(skeleton: Skeleton, build: Build, cell: number, lower: LowerLimb = pawedLimb): LimbPart[] {
  const floor = carve(halfSpace([0, 0, 0], [0, 1, 0]), 0.006);
  return (["front", "hind"] as const).flatMap((region) => {
    const mesh = (joints: Joints) => meshSdf(sculpt([...lower(joints, region, build), floor]), cell);
    const joints = skeleton[region];
    const left = mesh(joints);
    const right = skeleton.right?.[region];
    if (!right) return [{ name: `${region}-legs`, region, joints, geometry: pair(left) }];
    return [
      { name: `left-${region}-leg`, region, joints, geometry: left },
      { name: `right-${region}-leg`, region, joints: right, geometry: mirror(mesh(right)) },
    ];
  });
}
