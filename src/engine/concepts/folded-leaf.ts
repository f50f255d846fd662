import type { Geometry } from "../geometry/geometry.ts";
import { loft } from "../geometry/loft.ts";
import { settle } from "../geometry/place.ts";
import { add, cross, normalize, scale, subtract, type Vec3 } from "../math/vec3.ts";

/**
 * A leaf of folded paper: a flat outline in space given a thickness, metres.
 *
 * @param turned The corners are in the other order: those of a leaf that is mirrored.
 */
export function foldedLeaf(drawn: readonly Vec3[], thick: number, turned = false): Geometry {
  const corners = turned ? [...drawn].reverse() : drawn;
  const [a, b, c] = corners as readonly [Vec3, Vec3, Vec3];
  const n = normalize(cross(subtract(b, a), subtract(c, a)));
  const shift = (by: number) => corners.map((p) => add(p, scale(n, by)));
  return settle(loft([shift(-thick / 2), shift(thick / 2)]));
}
