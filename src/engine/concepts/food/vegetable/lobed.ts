import type { Geometry } from "../../../geometry/geometry.ts";
import { deform } from "../../../geometry/place.ts";
import { atan2, sin } from "../../../math/elementary.ts";

/** A body with lobes around its axis; `deep` as part of the radius, strongest where `where(t)` is 1 (t from 0 below to 1 above). */
export const lobed = (
  body: Geometry,
  top: number,
  count: number,
  deep: number,
  where: (t: number) => number,
): Geometry =>
  deform(body, ([x, y, z]) => {
    const a = atan2(z, x);
    const s = Math.abs(sin((a * count) / 2));
    const f = 1 - deep * where(y / top) * (1 - s) * (1 - s);
    return [x * f, y, z * f];
  });
