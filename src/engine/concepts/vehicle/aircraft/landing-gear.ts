import type { Geometry } from "../../../geometry/geometry.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { rod, turnedAcross } from "../bodywork.ts";

/** A small aircraft wheel, its axle along X: tyre and hub. */
export const gearWheel = ([x, y, z]: Vec3, radius: number, width: number): { tyre: Geometry; hub: Geometry } => ({
  tyre: turnedAcross(
    [
      [radius * 0.5, -width * 0.42],
      [radius * 0.92, -width / 2, radius * 0.12],
      [radius, 0, radius * 0.4],
      [radius * 0.92, width / 2, radius * 0.12],
      [radius * 0.5, width * 0.42],
    ],
    [x, y, z],
    28,
    true,
  ),
  hub: turnedAcross(
    [
      [0, -width * 0.46],
      [radius * 0.52, -width * 0.4],
      [radius * 0.52, width * 0.4],
      [0, width * 0.46],
    ],
    [x, y, z],
    20,
  ),
});

/** A leg from the airframe down to an axle. */
export const gearLeg = (from: Vec3, axle: Vec3, radius: number): Geometry => rod(radius, from, axle, 10);
