import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { merge } from "../../geometry/merge.ts";
import { pow, sin } from "../../math/elementary.ts";
import { add, cross, normalize, scale, type Vec3, X_AXIS } from "../../math/vec3.ts";

export interface FeatherPlace {
  readonly root: Vec3;
  /** Unit vector from root to tip. */
  readonly along: Vec3;
  /** Direction of the outer side, not necessarily square to `along`. */
  readonly up: Vec3;
  readonly length: number;
  readonly width: number;
}

const STEPS = 7;

/** Closed blades with a raised shaft and a round tip, one shell a feather. */
export function feathers(places: readonly FeatherPlace[]): Geometry {
  return merge(places.map(feather));
}

function feather({ root, along, up, length, width }: FeatherPlace): Geometry {
  const side = normalize(cross(up, along), X_AXIS);
  const top = normalize(cross(along, side), up);
  const rings = Array.from({ length: STEPS + 1 }, (_, i): Ring => {
    const t = i / STEPS;
    const middle = add(add(root, scale(along, length * t)), scale(top, -length * 0.05 * t * t));
    if (i === 0 || i === STEPS) return [middle];
    // broad soon after the root, round at the tip
    const half = (width / 2) * pow(sin(Math.PI * pow(t, 0.62)), 0.42);
    const at = (across: number, lift: number): Vec3 =>
      add(middle, add(scale(side, across * half), scale(top, lift * width)));
    return [at(1, -0.05), at(0.5, 0.03), at(0, 0.085), at(-0.5, 0.03), at(-1, -0.05), at(0, -0.05)];
  });
  return loft(rings);
}
