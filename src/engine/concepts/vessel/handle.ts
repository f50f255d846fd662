import { curveThrough, graph } from "../../geometry/curve.ts";
import { easeBends } from "../../geometry/ease-bends.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import { sweep } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";

/**
 * A handle of clay or metal through points, its ends thickened where they grow out of the wall. The ends should lie inside the
 * wall.
 *
 * @param width Across the handle, metres; `thickness` measured away from the vessel.
 * @param root Girth at the ends as part of the middle's.
 */
export function handleThrough(points: readonly Vec3[], width: number, thickness: number, root = 1.5): Geometry {
  const girth = graph([
    [0, root],
    [0.12, 1],
    [0.88, 1],
    [1, root],
  ]);
  const way = easeBends(curveThrough(points, 6), () => thickness / 2);
  return sweep(ellipseOutline(width / 2, thickness / 2, 14), way, { scale: girth, up: [0, 1, 0] });
}

/**
 * An ear beside a vessel, in the XY plane on the +X side: from a low to a high point of the wall.
 *
 * @param a Lower end (x, y), inside the wall; `b` the upper one.
 * @param reach Metres it stands out beyond the farther end.
 * @param lift How much higher than its upper end the bow goes, as part of its height.
 */
export function earPoints(a: readonly [number, number], b: readonly [number, number], reach: number, lift = 0): Vec3[] {
  const out = Math.max(a[0], b[0]) + reach;
  const y = (t: number) => a[1] + (b[1] - a[1]) * t;
  return [
    [a[0], y(0), 0],
    [a[0] + (out - a[0]) * 0.5, y(0.02), 0],
    [out * 0.97, y(0.3), 0],
    [out, y(0.65), 0],
    [b[0] + (out - b[0]) * 0.75, y(0.95 + lift * 0.6), 0],
    [b[0] + (out - b[0]) * 0.35, y(1.04 + lift), 0],
    [b[0], y(1), 0],
  ];
}

/**
 * A hoop over a vessel, in the XY plane: from the one side over the top to the other.
 *
 * @param halfWidth X of its ends; `low` their height; `high` that of the bow's top.
 */
export const hoopPoints = (halfWidth: number, low: number, high: number, bulge = 1.05): Vec3[] => {
  const up = high - low;
  return [
    [-halfWidth, low, 0],
    [-halfWidth * bulge, low + up * 0.45, 0],
    [-halfWidth * 0.72, low + up * 0.86, 0],
    [0, high, 0],
    [halfWidth * 0.72, low + up * 0.86, 0],
    [halfWidth * bulge, low + up * 0.45, 0],
    [halfWidth, low, 0],
  ];
};
