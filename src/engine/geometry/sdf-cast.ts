import { add, scale, type Vec3 } from "../math/vec3.ts";
import type { Sdf } from "./sdf.ts";

/**
 * Where a ray from inside a solid last leaves it.
 *
 * @param direction Unit vector.
 * @param reach Metres after which the ray has surely left.
 */
export function surfaceAlong(sdf: Sdf, from: Vec3, direction: Vec3, reach: number): Vec3 {
  const at = (t: number) => {
    const [x, y, z] = add(from, scale(direction, t));
    return sdf.at(x, y, z);
  };
  let outside = reach;
  // back towards the solid in steps no longer than the distance to it
  for (let i = 0; i < 200 && outside > 0; i += 1) {
    const d = at(outside);
    if (d < reach * 1e-3) break;
    outside -= d * 0.8;
  }
  return add(from, scale(direction, Math.max(0, outside)));
}
