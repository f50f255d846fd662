import type { Geometry } from "../../../geometry/geometry.ts";
import { merge } from "../../../geometry/merge.ts";
import { TAU } from "../../../math/elementary.ts";
import { risingLeaf } from "../leaves.ts";
import { stalk } from "../shapes.ts";

/** A star of leaves on top of a berry, and its stem. */
export function cap(y: number, reach: number, leaves: number, length: number): [Geometry, Geometry] {
  const blades = Array.from({ length: leaves }, (_, i) =>
    risingLeaf(
      {
        length: reach * (1 + 0.25 * ((i * 5) % 3)),
        width: reach * 0.5,
        thickness: 0.0006,
        fold: 0.2,
        droop: 0.9,
        steps: 7,
      },
      [0, y, 0],
      1.1 + 0.12 * (i % 3),
      (i / leaves) * TAU + 0.2,
    ),
  );
  const stem = stalk(
    [
      [0, y - 0.002, 0],
      [0.001, y + length * 0.5, 0.001],
      [length * 0.3, y + length, 0],
    ],
    reach * 0.075,
  );
  return [merge(blades), stem];
}
