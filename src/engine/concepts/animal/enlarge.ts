import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { mirror } from "../../geometry/place.ts";

/** The whole thing larger, its rest frame too: what was modelled in another unit. */
export const enlarge = ({ positions, indices, rest }: Geometry, factor: number): Geometry => ({
  positions: positions.map((x) => x * factor),
  indices,
  rest: rest.map((x) => x * factor),
});

/** A paint drawn in the unit before `enlarge`. */
export const enlargePaint =
  (paint: Paint, factor: number): Paint =>
  (surface, x, y, z, nx, ny, nz) =>
    paint(surface, x / factor, y / factor, z / factor, nx, ny, nz);

/** A left part and its mirror image, the rest frame mirrored too, so that one paint suits both. */
export function mirrorRest(geometry: Geometry): Geometry {
  const { positions, indices } = mirror(geometry);
  return { positions, indices, rest: geometry.rest.map((x, i) => (i % 3 === 0 ? -x : x)) };
}

/** Left and right as one geometry of two shells. */
export const pair = (left: Geometry): Geometry => merge([left, mirrorRest(left)]);
