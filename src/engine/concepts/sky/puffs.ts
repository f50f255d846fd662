import type { Geometry } from "../../geometry/geometry.ts";
import { addAll, sculpt } from "../../geometry/sculpt.ts";
import { ball } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** A heap of balls grown together: middle and radius of each, metres. */
export const puffs = (balls: readonly (readonly [Vec3, number])[], cell: number): Geometry =>
  meshSdf(
    sculpt(
      addAll(
        balls.map(([at, radius]) => ball(at, radius)),
        cell * 1.6,
      ),
    ),
    cell,
  );
