import type { Geometry } from "../../geometry/geometry.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { add, cross, normalize, scale, subtract, type Vec3, X_AXIS } from "../../math/vec3.ts";

/** A cord wound around a smooth path: a telephone's curl. `radius` of the windings, `thickness` the cord's radius, metres. */
export function coil(path: readonly Vec3[], turns: number, radius: number, thickness: number, sides = 6): Geometry {
  const count = turns * 8;
  const points = Array.from({ length: count + 1 }, (_, i): Vec3 => {
    const t = i / count;
    const at = t * (path.length - 1);
    const k = Math.min(path.length - 2, Math.floor(at));
    const [a, b] = [path[k] as Vec3, path[k + 1] as Vec3];
    const forward = normalize(subtract(b, a));
    const right = normalize(cross(forward, [0.31, 0.2, 0.93]), X_AXIS);
    const up = cross(forward, right);
    const angle = t * turns * TAU;
    const grown = radius * Math.min(1, Math.min(t, 1 - t) * 12);
    const middle = add(a, scale(subtract(b, a), at - k));
    return add(middle, add(scale(right, grown * cos(angle)), scale(up, grown * sin(angle))));
  });
  return tube(thickness, points, sides);
}
