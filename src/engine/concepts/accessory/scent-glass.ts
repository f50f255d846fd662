import { clipGeometry } from "../../geometry/clip.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { roundCorners } from "../../geometry/outline.ts";
import { move, settle, stretch } from "../../geometry/place.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** Scent in a thick-walled bottle: the bottle's own shape drawn in about `middle`, up to `level`. */
export const scentWithin = (bottle: Geometry, [x, y, z]: Vec3, level: number): Geometry =>
  settle(clipGeometry(move(stretch(move(bottle, [-x, -y, -z]), [0.86, 0.86, 0.78]), [x, y, z]), [0, 1, 0], level));

/** The metal collar around a neck of radius `r`, its foot at `y`. */
export const collarAt = (y: number, r: number): Geometry =>
  move(
    lathe(
      roundCorners(
        [
          [0, 0],
          [r, 0, 0.0006],
          [r, 0.003, 0.0005],
          [r * 0.8, 0.0035, 0.0004],
          [r * 0.8, 0.0055, 0.0004],
          [r * 0.92, 0.006, 0.0005],
          [r * 0.92, 0.0085, 0.0006],
          [0, 0.0085],
        ],
        2,
      ),
      40,
    ),
    [0, y, 0],
  );
