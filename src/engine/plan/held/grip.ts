import { acos } from "../../math/elementary.ts";
import { type Mat4, rotation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { cross, dot, normalize, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { heightOf, socketOf, type Unplaced, widthOf } from "../contact/unplaced.ts";

/** Where a thing is taken hold of, in its own frame. */
export const gripOf = (object: Unplaced): Vec3 =>
  socketOf(object.model, ["attach"])?.position ?? [
    0,
    heightOf(object) * (heightOf(object) > 1.6 * widthOf(object) ? 0.3 : 0.12),
    0,
  ];

/** The shortest turn that takes straight up to `up`. */
export function tilt(up: Vec3): Mat4 {
  const axis = cross(Y_AXIS, up);
  return rotation(normalize(axis, X_AXIS), acos(clamp(dot(Y_AXIS, up), -1, 1)));
}
