import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { type Corner, roundCorners } from "../../geometry/outline.ts";
import { place } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { Y_AXIS, Z_AXIS } from "../../math/vec3.ts";

/** A turned piece of a pen; its corners go from the tip (y = 0) up, x the radius. Closed on the axis. */
export const turnedPiece = (corners: readonly Corner[], segments = 40): Geometry =>
  lathe(roundCorners([[0, corners[0]?.[1] ?? 0], ...corners, [0, corners.at(-1)?.[1] ?? 0]], 4), segments);

/**
 * Lays a pen drawn standing on its tip down on the desk: tip to the front left, its end a little higher.
 *
 * @param tip Height of the tip's axis over the desk, and `rise` the slope in radians.
 */
export const layDown = (geometry: Geometry, tip: number, rise: number): Geometry =>
  place(geometry, chain(rotation(Z_AXIS, -PI / 2 + rise), translation([0, tip, 0]), rotation(Y_AXIS, -0.5)));
