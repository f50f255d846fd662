import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { halfSpace, roundCone } from "../../geometry/sdf-primitives.ts";
import { placed } from "../../geometry/sdf-transform.ts";
import { translation } from "../../math/mat4.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** A cone with its point up, cut level at both ends; `flat` is its depth over its width. */
export function bellSdf([cx, top, cz]: Vec3, low: number, radiusTop: number, radiusLow: number, flat: number): Sdf {
  const cone = roundCone([0, low, 0], [0, top, 0], radiusLow, radiusTop);
  return sculpt([
    add(placed(cone, translation([cx, 0, cz]), [1, 1, flat])),
    carve(halfSpace([0, low, 0], [0, 1, 0]), 0.01),
    carve(halfSpace([0, top, 0], [0, -1, 0]), 0.01),
  ]);
}
