import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import type { Point2 } from "../../geometry/outline.ts";
import { stretch } from "../../geometry/place.ts";

/**
 * A wooden handle from y = 0 up, oval, with the swelling the hand finds.
 *
 * @param radius Half the width; the depth is `flat` of it.
 */
export function shaft(length: number, radius: number, flat = 0.78): Geometry {
  const line = curveThrough(
    [
      [1.02, 0, 0],
      [1.12, 0.05, 0],
      [1, 0.18, 0],
      [1.04, 0.36, 0],
      [0.82, 0.7, 0],
      [0.9, 1, 0],
    ],
    5,
  ).map(([r, y]) => [r * radius, y * length] as Point2);
  const end: Point2[] = [
    [0, 0],
    [radius * 0.8, 0],
  ];
  const rounded = line.map(([r, y], i) => [r, i === 0 ? radius * 0.2 : y] as Point2);
  return stretch(lathe([...end, ...rounded, [0, length]], 20), [1, 1, flat]);
}

/** A straight round pole from y = 0 up with a rounded end. */
export const pole = (length: number, radius: number): Geometry =>
  lathe(
    [
      [0, 0],
      [radius * 0.7, 0],
      [radius * 0.95, radius * 0.2],
      [radius, radius * 0.5],
      [radius, length * 0.33],
      [radius, length * 0.66],
      [radius, length - radius * 0.5],
      [radius * 0.7, length - radius * 0.1],
      [0, length],
    ],
    16,
  );
