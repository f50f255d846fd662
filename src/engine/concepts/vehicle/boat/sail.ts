import type { Geometry } from "../../../geometry/geometry.ts";
import { loft } from "../../../geometry/loft.ts";
import { PI, sin } from "../../../math/elementary.ts";
import { add, cross, dot, mix, scale, subtract, type Vec3 } from "../../../math/vec3.ts";

/**
 * A sheet of cloth between two edges, full of wind.
 *
 * @param left, right Points of the edges at 0 (foot) to 1 (head), left seen from where the wind comes out.
 * @param wind Unit vector the cloth is blown along.
 * @param belly Metres of depth in its middle.
 * @param rags Shares of the height that are torn off the foot, one to a place from left to right; none for whole cloth.
 */
export function makeSail(
  left: (t: number) => Vec3,
  right: (t: number) => Vec3,
  wind: Vec3,
  belly: number,
  thick: number,
  rags: readonly number[] = [],
): Geometry {
  const [rows, columns] = [12, Math.max(10, rags.length - 1)];
  const foot = left(0);
  // seen from the lee side the left edge must lie on the left, or the skin would be inside out
  if (dot(cross(subtract(right(0), foot), subtract(left(1), foot)), wind) < 0) [left, right] = [right, left];
  return loft(
    Array.from({ length: rows + 1 }, (_, i) => {
      const t = i / rows;
      const line = Array.from({ length: columns + 1 }, (_, k): Vec3 => {
        const u = k / columns;
        const gone = rags[k] ?? 0;
        const s = gone + (1 - gone) * t;
        const full = belly * sin(PI * u) * (0.35 + 0.65 * sin(PI * Math.min(1, 0.12 + s * 0.85)));
        return add(mix(left(s), right(s), u), scale(wind, full));
      });
      return [...line.map((point) => add(point, scale(wind, thick))), ...line.reverse()];
    }),
  );
}
