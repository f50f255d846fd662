import { add, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { DressableBody, DressableLimb } from "../outfit/dressable-body.ts";
import type { Knot } from "./creature-studio.ts";

/** Where the pieces of a cold-blooded animal are that stands as a person does, in its own units; limbs are the left ones. */
export interface UprightBody {
  readonly head: Vec3;
  /** Half the height of its head. */
  readonly r: number;
  readonly trunk: readonly SculptStep[];
  readonly arm: readonly Knot[];
  readonly leg: readonly Knot[];
  readonly hand: Vec3;
  readonly foot: Vec3;
}

/** Upright, `plump` times as thick as usual, the palms before it. */
export const standUpright = (plump: number, r: number): UprightBody => ({
  head: [0, 0.98, 0.04],
  r,
  trunk: [
    add(ellipsoid([0, 0.52, 0], [0.235 * plump, 0.27, 0.19 * plump])),
    add(ellipsoid([0, 0.42, 0.01], [0.25 * plump, 0.18, 0.21 * plump]), 0.1),
    add(roundCone([0, 0.62, 0], [0, 0.84, 0.02], 0.17 * plump, 0.13), 0.08),
  ],
  arm: [
    [0.2 * plump, 0.68, 0.0, 0.065],
    [0.34 * plump, 0.51, 0.06, 0.05],
    [0.28 * plump, 0.45, 0.24, 0.042],
  ],
  leg: [
    [0.13, 0.34, 0.0, 0.105],
    [0.17, 0.18, 0.03, 0.07],
    [0.17, 0.06, 0.0, 0.055],
  ],
  hand: [0.24 * plump, 0.46, 0.3],
  foot: [0.18, 0.03, 0.14],
});

/** The same as the outfit system wants it; `large` is the size of its head, 1 as usual. */
export function dressableUpright({ head, r, trunk, arm, leg, hand, foot }: UprightBody, large: number): DressableBody {
  const limbAt = (knots: readonly Knot[], end: Vec3, endRadius: number, side: 1 | -1): DressableLimb => {
    const joint = (i: number): Vec3 => {
      const [x, y, z] = knots[i] as Knot;
      return [x * side, y, z];
    };
    const radius = (i: number) => (knots[i] as Knot)[3];
    return {
      joints: [joint(0), joint(1), joint(2)],
      radii: [radius(0), radius(1), radius(2)],
      end: [end[0] * side, end[1], end[2]],
      endRadius,
    };
  };
  return {
    height: 1.1,
    cell: 0.021,
    trunk: sculpt(trunk),
    neck: [0, 0.77, 0.015],
    neckRadius: 0.145,
    chest: [0, 0.66, 0],
    waist: [0, 0.46, 0.01],
    hips: [0, 0.34, 0],
    arms: [limbAt(arm, hand, 0.055, 1), limbAt(arm, hand, 0.055, -1)],
    legs: [limbAt(leg, foot, 0.075, 1), limbAt(leg, foot, 0.075, -1)],
    head: { centre: [0, head[1] + r * 0.1, head[2]], radii: [r * 0.9, r * 0.72 * large, r * 0.85] },
  };
}
