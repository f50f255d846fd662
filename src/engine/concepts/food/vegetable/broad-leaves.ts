import type { Geometry } from "../../../geometry/geometry.ts";
import { merge } from "../../../geometry/merge.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import { risingLeaf } from "../leaves.ts";
import { stalk } from "../shapes.ts";

/** Broad leaves on thick stalks. */
export function broadLeaves(y: number, length: number, count: number, wide: number): Geometry {
  return merge(
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * TAU + 0.5;
      const lean = 0.3 + 0.3 * ((i * 0.618) % 1);
      const foot = length * 0.4;
      const top = [sin(a) * foot * lean, y + foot * 0.9, cos(a) * foot * lean] as const;
      return merge([
        stalk(
          [[sin(a) * length * 0.02, y, cos(a) * length * 0.02], [top[0] * 0.5, y + foot * 0.5, top[2] * 0.5], top],
          length * 0.028,
          -0.35,
          8,
        ),
        risingLeaf(
          { length: length * 0.7, width: length * wide, thickness: 0.0016, fold: 0.25, droop: 0.65 },
          [top[0] * 0.96, top[1] - 0.003, top[2] * 0.96],
          lean * 1.1,
          a,
        ),
      ]);
    }),
  );
}
