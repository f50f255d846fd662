import type { Geometry } from "../../geometry/geometry.ts";
import { loftSheet, type Ring } from "../../geometry/loft.ts";
import { sin } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import { add, cross, dot, mix, normalize, scale, subtract, type Vec3, X_AXIS } from "../../math/vec3.ts";

export interface FinShape {
  /** Where the rays grow out of the body, one after the other along the fin. */
  readonly root: readonly Vec3[];
  /** Where each ray ends; as many as in `root`. */
  readonly tip: readonly Vec3[];
  /** Metres at the root; the edge is a quarter of it. */
  readonly thickness: number;
  /** Metres the skin between the rays dips. */
  readonly ripple: number;
  /** Pieces along a ray. Default 7. */
  readonly steps?: number;
}

/** A closed fin: a thin skin over rays, every second row raised. */
export function fin({ root, tip, thickness, ripple, steps = 7 }: FinShape): Geometry {
  const last = root.length - 1;
  const normals = upOf(root, tip);
  const rings = root.map((from, i): Ring => {
    const to = tip[i] as Vec3;
    const normal = normals[i] as Vec3;
    const lift = i % 2 === 0 ? ripple : -ripple;
    const rim = i === 0 || i === last ? 0.35 : 1;
    const at = (t: number, side: number): Vec3 => {
      const half = (lerp(thickness, thickness * 0.25, t) / 2) * rim;
      const wave = lift * sin(t * 1.6) * rim;
      return add(mix(from, to, t), scale(normal, side * half + wave));
    };
    const front = Array.from({ length: steps + 1 }, (_, k) => at(k / steps, 1));
    const back = Array.from({ length: steps + 1 }, (_, k) => at(1 - k / steps, -1));
    return [...front, ...back];
  });
  return loftSheet(rings);
}

/** Rays on each side that one faces the same way as. */
const EVENED = 3;

/** Which way the skin faces at each ray: the same all along, though a ray may lie behind the one before it where it is short. */
function upOf(root: readonly Vec3[], tip: readonly Vec3[]): Vec3[] {
  const last = root.length - 1;
  const middle = (i: number) => {
    const at = Math.max(0, Math.min(last, i));
    return mix(root[at] as Vec3, tip[at] as Vec3, 0.5);
  };
  const drawn = root.map((from, i) =>
    normalize(cross(subtract(tip[i] as Vec3, from), subtract(middle(i + 1), middle(i - 1))), X_AXIS),
  );
  const carried: Vec3[] = [];
  for (const normal of drawn) carried.push(dot(normal, carried.at(-1) ?? normal) < 0 ? scale(normal, -1) : normal);
  const agree = drawn.reduce((sum, normal, i) => sum + dot(normal, carried[i] as Vec3), 0);
  // rays close together at the root must not turn against each other: the skin is thicker than they are apart
  return carried.map((_, i) => {
    const around = carried.slice(Math.max(0, i - EVENED), i + EVENED + 1).reduce(add);
    return normalize(scale(around, agree < 0 ? -1 : 1), X_AXIS);
  });
}

/** Points at even steps of a drawing, for the roots and tips of `fin`. */
export const rays = (count: number, at: (t: number) => Vec3): Vec3[] =>
  Array.from({ length: count }, (_, i) => at(i / (count - 1)));
