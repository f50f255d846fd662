import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import { sweep } from "../../geometry/sweep.ts";
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
  /** How far the tip bends away from `up`, over the length. Default 0.05. */
  readonly curl?: number;
}

const STEPS = 7;

/** Closed blades with a raised shaft and a round tip, one shell a feather. */
export function feathers(places: readonly FeatherPlace[]): Geometry {
  return merge(places.map(feather));
}

function feather({ root, along, up, length, width, curl = 0.05 }: FeatherPlace): Geometry {
  const side = normalize(cross(up, along), X_AXIS);
  const top = normalize(cross(along, side), up);
  const rings = Array.from({ length: STEPS + 1 }, (_, i): Ring => {
    const t = i / STEPS;
    const middle = add(add(root, scale(along, length * t)), scale(top, -length * curl * t * t));
    if (i === 0 || i === STEPS) return [middle];
    // broad soon after the root, round at the tip
    const half = (width / 2) * pow(sin(Math.PI * pow(t, 0.62)), 0.42);
    const at = (across: number, lift: number): Vec3 =>
      add(middle, add(scale(side, across * half), scale(top, lift * width)));
    return [at(1, -0.05), at(0.5, 0.03), at(0, 0.085), at(-0.5, 0.03), at(-1, -0.05), at(0, -0.05)];
  });
  return loft(rings);
}

/**
 * A long soft feather along a path: sickles of a cock, crests, flames.
 *
 * @param tip Width of the end over the middle's, 0 for a point.
 * @param up Where its flat side faces.
 */
export const plume = (path: readonly Vec3[], width: number, thickness: number, tip = 0.2, up?: Vec3): Geometry =>
  sweep(ellipseOutline(width / 2, thickness / 2, 8), path, {
    scale: (t) => {
      const rise = Math.min(1, 0.45 + t * 2.4);
      const fall = t < 0.55 ? 1 : Math.max(0.06, 1 - (1 - tip) * pow((t - 0.55) / 0.45, 1.6));
      return [rise * fall, Math.max(0.3, fall)];
    },
    endRounding: thickness * 0.4,
    ...(up && { up }),
  });
