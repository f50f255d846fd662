import { add, length, scale, subtract, type Vec3 } from "../math/vec3.ts";
import type { Geometry } from "./geometry.ts";
import { deform } from "./place.ts";
import { carryFrames } from "./sweep.ts";

/** Length of a line through points, metres. */
export const pathLength = (path: readonly Vec3[]): number =>
  path.reduce((sum, point, i) => sum + (i === 0 ? 0 : length(subtract(point, path[i - 1] as Vec3))), 0);

/**
 * Bends what stands upright on y = 0 along a path: its Y axis, from 0 to `tall`, becomes the path. The rest frame stays straight, so
 * that paints and materials follow the bend. Points of the path should lie about evenly, and the geometry needs as many cross cuts.
 *
 * @param up Where the geometry's +X points at the start.
 */
export function alongPath(geometry: Geometry, path: readonly Vec3[], tall: number, up: Vec3 = [1, 0, 0]): Geometry {
  const frames = carryFrames(path, false, up);
  const last = path.length - 1;
  return deform(geometry, ([x, y, z]) => {
    const at = Math.min(last, Math.max(0, (y / tall) * last));
    const i = Math.min(last - 1, Math.floor(at));
    const [a, b] = [path[i] as Vec3, path[i + 1] as Vec3];
    const { up: out, right } = frames[Math.round(at)] as (typeof frames)[number];
    return add(add(a, scale(subtract(b, a), at - i)), add(scale(out, x), scale(right, z)));
  });
}
