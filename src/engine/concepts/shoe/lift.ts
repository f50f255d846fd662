import type { Geometry } from "../../geometry/geometry.ts";
import { deform } from "../../geometry/place.ts";
import { smoothstep } from "../../math/scalar.ts";

/** Height over the floor that a heel of `height` metres gives a place at `z`: none under the ball, all of it under the heel. */
export const liftAt = (height: number, z: number): number => height * smoothstep(0.045, -0.11, z);

/** Stands a flat shoe on its heel. Its rest frame stays flat, for paint and material. */
export const lift = (geometry: Geometry, height: number): Geometry =>
  height > 0 ? deform(geometry, ([x, y, z]) => [x, y + liftAt(height, z), z]) : geometry;
