import type { Geometry } from "../../../geometry/geometry.ts";
import { block } from "../bodywork.ts";

/** Height of the top of the rails over the floor, metres. */
export const RAIL_TOP = 0.26;

/** Two rails on wooden sleepers from `from` to `to`; `gauge` is half the distance between them. */
export function makeRails(from: number, to: number, gauge: number): { rails: Geometry[]; sleepers: Geometry[] } {
  const long = to - from;
  const count = Math.max(3, Math.round(long / 0.75));
  return {
    rails: [-gauge, gauge].map((x) => block([0.09, 0.14, long], [x, RAIL_TOP - 0.07, (from + to) / 2], 0.02, 1)),
    sleepers: Array.from({ length: count }, (_, i) =>
      block([gauge * 2 + 0.9, 0.13, 0.26], [0, 0.065, from + (long * (i + 0.5)) / count], 0.02, 1),
    ),
  };
}
