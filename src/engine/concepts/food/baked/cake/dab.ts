import type { Geometry } from "../../../../geometry/geometry.ts";
import { lathe } from "../../../../geometry/lathe.ts";
import { deform } from "../../../../geometry/place.ts";
import { atan2, cos } from "../../../../math/elementary.ts";

/** A dab of piped cream: a fluted drop with a drawn tip. */
export function dab(r: number): Geometry {
  const drop = lathe(
    [
      [0, 0],
      [r * 0.8, 0],
      [r, r * 0.3],
      [r * 0.75, r * 0.75],
      [r * 0.28, r * 1.15],
      [0, r * 1.5],
    ],
    24,
  );
  return deform(drop, ([x, y, z]) => {
    const f = 1 + 0.13 * cos(6 * atan2(z, x) + (y / r) * 2);
    return [x * f, y, z * f];
  });
}
