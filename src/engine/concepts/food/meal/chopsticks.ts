import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { merge } from "../../../geometry/merge.ts";
import { place } from "../../../geometry/place.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { type Vec3, X_AXIS, Y_AXIS } from "../../../math/vec3.ts";

export const chopsticks = (length: number, at: Vec3, tilt: number, around: number): Geometry =>
  merge(
    [-1, 1].map((side) =>
      place(
        cylinder({ radius: 0.0022, radiusTop: 0.0036, height: length, bevel: 0.001, segments: 10 }),
        chain(
          rotation(X_AXIS, Math.PI / 2),
          rotation(Y_AXIS, side * 0.035),
          translation([side * 0.005, 0, -length * 0.42]),
          rotation(X_AXIS, tilt),
          rotation(Y_AXIS, around),
          translation(at),
        ),
      ),
    ),
  );
