import type { Geometry } from "../../geometry/geometry.ts";
import { loftSheet, type Ring } from "../../geometry/loft.ts";
import { sin } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import { add, cross, mix, normalize, scale, subtract, type Vec3, X_AXIS } from "../../math/vec3.ts";

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
  const rings = root.map((from, i): Ring => {
    const to = tip[i] as Vec3;
    const before = mix(root[Math.max(0, i - 1)] as Vec3, tip[Math.max(0, i - 1)] as Vec3, 0.5);
    const after = mix(root[Math.min(last, i + 1)] as Vec3, tip[Math.min(last, i + 1)] as Vec3, 0.5);
    const normal = normalize(cross(subtract(to, from), subtract(after, before)), X_AXIS);
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

/** Points at even steps of a drawing, for the roots and tips of `fin`. */
export const rays = (count: number, at: (t: number) => Vec3): Vec3[] =>
  Array.from({ length: count }, (_, i) => at(i / (count - 1)));
