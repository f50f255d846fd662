import type { Geometry } from "../../geometry/geometry.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, halfSpace, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** The nut of an acorn, its point upwards. */
export const acornNut = ([x, y, z]: Vec3, r: number): Geometry =>
  meshSdf(
    sculpt([
      add(ellipsoid([x, y, z], [r * 0.86, r * 1.1, r * 0.86])),
      add(ball([x, y + r * 1.1, z], r * 0.14), r * 0.15),
    ]),
    r * 0.14,
  );

/** Its cup with a stalk, below. */
export const acornCap = ([x, y, z]: Vec3, r: number): Geometry =>
  meshSdf(
    sculpt([
      add(ellipsoid([x, y - r * 0.42, z], [r * 1.02, r * 0.72, r * 1.02])),
      carve(halfSpace([x, y - r * 0.25, z], [0, -1, 0]), r * 0.08),
      add(roundCone([x, y - r * 1.0, z], [x + r * 0.1, y - r * 1.4, z], r * 0.14, r * 0.1), r * 0.1),
    ]),
    r * 0.15,
  );
