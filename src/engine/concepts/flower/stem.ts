import { bezier } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { SlotSpec } from "../concept.ts";
import { slot } from "../define-from-plan.ts";
import { type PetalShape, petal } from "./petal.ts";

export interface Stem {
  readonly geometry: Geometry;
  /** Puts what was made around the Y axis, its foot at the origin, on the stem's tip. */
  readonly crown: (head: Geometry) => Geometry;
  /** Puts what grows from the origin along +Z on the stem at a part of its height, turned by `angle` about it. */
  readonly side: (geometry: Geometry, t: number, angle: number) => Geometry;
  /** The same with a leaf. */
  readonly leaf: (shape: PetalShape, t: number, angle: number) => Geometry;
}

/**
 * A stem from the floor to a head that nods.
 *
 * @param height Floor to head, metres.
 * @param nod Radians the head leans towards +Z.
 */
export function growStem(height: number, radius: number, nod: number, sway = 0): Stem {
  const reach = height * 0.22 * sin(nod);
  const tip: Vec3 = [sway * height, height, reach];
  const hold = height * 0.34;
  const path = bezier(
    [0, 0, 0],
    [-sway * height * 0.4, height * 0.4, 0],
    [tip[0], tip[1] - hold * cos(nod), tip[2] - hold * sin(nod)],
    tip,
    18,
  );
  const side = (geometry: Geometry, t: number, angle: number) =>
    move(turnY(move(geometry, [0, 0, radius * 0.4]), angle), path[Math.round(t * 18)] as Vec3);
  return {
    geometry: tube(radius, path, 10, { scale: (t) => 1.15 - 0.3 * t + 0.5 * Math.max(0, t - 0.94) * 16 }),
    crown: (head) => move(turnX(head, nod), tip),
    side,
    leaf: (shape, t, angle) => side(petal(shape), t, angle),
  };
}

// a flower of metal, glass or paper is that all over
export const STEM_SLOT: SlotSpec = { ...slot("plastic", "#4d7a2c #3f6b2e #5a8632", "stalk"), takesWhole: "material" };
export const LEAF_SLOT: SlotSpec = {
  ...slot("plastic", "#3f7a2e #4a8434 #2f6a34", "leaves|foliage"),
  takesWhole: "material",
};
