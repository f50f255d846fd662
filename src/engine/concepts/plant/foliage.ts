import type { Geometry } from "../../geometry/geometry.ts";
import { GeometryBuilder } from "../../geometry/geometry-builder.ts";
import { add, cross, normalize, scale, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";

export interface LeafPlace {
  readonly root: Vec3;
  /** Unit vector from root to tip. */
  readonly along: Vec3;
  /** Direction of the upper side, not necessarily square to `along`. */
  readonly up: Vec3;
  readonly length: number;
  readonly width: number;
  /** Where its stalk comes out of what bears it. Left out: at its root. */
  readonly stalk?: Vec3;
}

/** Many leaves in one geometry, each a closed shell of eight triangles: pointed, with a raised midrib. */
export function leaves(places: readonly LeafPlace[]): Geometry {
  const builder = new GeometryBuilder();
  for (const { root, along, up, length, width, stalk } of places) {
    const side = normalize(cross(up, along), X_AXIS);
    const top = normalize(cross(along, side), Y_AXIS);
    const at = (forward: number, across: number, lift: number) =>
      builder.vertex(add(root, add(scale(along, forward), add(scale(side, across), scale(top, lift)))));
    const base = builder.vertex(stalk ?? root);
    const tip = at(length, 0, -length * 0.1);
    const left = at(length * 0.45, width / 2, 0);
    const right = at(length * 0.45, -width / 2, 0);
    const ridge = at(length * 0.45, 0, width * 0.2);
    const keel = at(length * 0.45, 0, width * 0.03);
    for (const [a, b] of [
      [base, left],
      [left, tip],
      [tip, right],
      [right, base],
    ] as const) {
      builder.triangle(ridge, b, a);
      builder.triangle(keel, a, b);
    }
  }
  return builder.build();
}
