import type { Geometry } from "../geometry/geometry.ts";
import { place } from "../geometry/place.ts";
import { acos, TAU } from "../math/elementary.ts";
import { chain, rotation, translation } from "../math/mat4.ts";
import { clamp } from "../math/scalar.ts";
import { add, cross, dot, normalize, scale, X_AXIS, Y_AXIS } from "../math/vec3.ts";
import type { Spot } from "./surface-spots.ts";

/**
 * Sets a piece that stands on y = 0 on a spot, upright along the normal.
 *
 * @param sunk Metres it goes in.
 * @param spin Share of a whole turn about the normal.
 */
export const fitOn = (piece: Geometry, { position, normal }: Spot, sunk: number, spin = 0): Geometry =>
  place(
    piece,
    chain(
      rotation(Y_AXIS, spin * TAU),
      rotation(normalize(cross(Y_AXIS, normal), X_AXIS), acos(clamp(dot(Y_AXIS, normal), -1, 1))),
      translation(add(position, scale(normal, -sunk))),
    ),
  );
