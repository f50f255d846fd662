import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { roundCorners } from "../../geometry/outline.ts";

/** A gong like an upturned bowl, open below, from y = 0 up; `radius` of its mouth. */
export const bellShape = (radius: number): Geometry =>
  lathe(
    roundCorners(
      [
        [0, radius * 0.42],
        [radius * 0.6, radius * 0.36, radius * 0.2],
        [radius * 0.9, 0],
        [radius, 0, radius * 0.03],
        [radius * 0.96, radius * 0.26, radius * 0.2],
        [radius * 0.7, radius * 0.62, radius * 0.3],
        [0, radius * 0.78],
      ],
      4,
    ),
    36,
  );
