import { sculpt } from "../../geometry/sculpt.ts";
import { placed } from "../../geometry/sdf-transform.ts";
import { scaling } from "../../math/mat4.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { DressableBody, DressableLimb } from "../outfit/dressable-body.ts";
import { handClay, limbRadii, trunkClay } from "./body-clay.ts";
import type { Build, Joints, Skeleton } from "./skeleton.ts";

/** An upright mammal as the outfit system wants it, in heights at the withers. */
export function dressableMammal(
  skeleton: Skeleton,
  build: Build,
  head: { readonly centre: Vec3; readonly unit: number },
  headSize: number,
): DressableBody {
  const { chest, belly, pelvis, neck, skull, front, hind } = skeleton;
  const { bone, girth, paw = 1, foot = 1, pose } = build;
  const radii = limbRadii(build);
  const u = head.unit;
  const palm = 0.055 * bone * paw;
  const sole = 0.058 * bone * paw;
  const limb = (
    joints: Joints,
    thickness: readonly [number, number, number],
    end: Vec3,
    endRadius: number,
  ): DressableLimb => ({
    joints: [joints[0], joints[1], joints[2]],
    radii: thickness,
    end,
    endRadius,
  });
  const isSeated = pose === "seated";
  const armOf = (joints: Joints): DressableLimb => ({
    ...limb(joints, [radii.front[0], radii.front[1], 0.052 * bone], joints[3], palm * 1.25),
    clay: sculpt(handClay(joints, bone, paw)),
  });
  const legOf = (joints: Joints): DressableLimb => {
    const [toeX, toeY, toeZ] = joints[3];
    return {
      ...limb(
        joints,
        [radii.hind[0], radii.hind[1], 0.054 * bone],
        isSeated
          ? [toeX, 0.115 * bone * paw + 0.04, toeZ + 0.03]
          : [toeX, Math.max(0, toeY - 0.045), toeZ + sole * 1.5 + (foot * 1.35 - 1) * sole * 1.6],
        sole * 1.05,
      ),
      ...(isSeated && { up: [0, 0, -1] as Vec3 }),
    };
  };
  return {
    height: skull[1] + 1.3 * u,
    trunk: sculpt(trunkClay(skeleton, build)),
    neck: [neck[0], neck[1] - 0.01, neck[2]],
    neckRadius: 0.125 * (0.55 + 0.45 * girth) * (0.7 + 0.3 * headSize) * 1.08,
    chest,
    waist: [0, belly[1], belly[2]],
    hips: [0, pelvis[1] - 0.02, pelvis[2]],
    arms: [armOf(front), mirrored(armOf(skeleton.right?.front ?? front))],
    legs: [legOf(hind), mirrored(legOf(skeleton.right?.hind ?? hind))],
    // hats sit on the crown, over brows and eyes
    head: {
      centre: [head.centre[0], head.centre[1] + 0.28 * u, head.centre[2] - 0.04 * u],
      radii: [0.99 * u, 0.7 * u, 1.0 * u],
    },
    sits: isSeated,
  };
}

const flip = ([x, y, z]: Vec3): Vec3 => [-x, y, z];

function mirrored(limb: DressableLimb): DressableLimb {
  const { clay } = limb;
  return {
    ...limb,
    joints: [flip(limb.joints[0]), flip(limb.joints[1]), flip(limb.joints[2])],
    end: flip(limb.end),
    ...(clay && { clay: placed(clay, scaling([-1, 1, 1])) }),
  };
}
