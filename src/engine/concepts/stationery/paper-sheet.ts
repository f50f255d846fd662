import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { deform } from "../../geometry/place.ts";

/**
 * A sheet standing in x and y about the origin, printed side to +Z; its rest frame is the flat sheet.
 *
 * @param lift Metres each point is moved along +Z, by its place on the sheet (-1 to 1 in both directions).
 */
export const paperSheet = (
  width: number,
  height: number,
  thickness: number,
  lift: (u: number, v: number) => number,
  pieces: readonly [number, number] = [20, 26],
): Geometry =>
  deform(box([width, height, thickness], { divisions: [pieces[0], pieces[1], 1] }), ([x, y, z]) => [
    x,
    y,
    z + lift((2 * x) / width, (2 * y) / height),
  ]);
