import { curveThrough } from "../../geometry/curve.ts";
import type { Outline, Point2 } from "../../geometry/outline.ts";

/** A symmetric drawing from smooth lines of its right half, bottom to top; lines meet in corners. Scaled by `scale`. */
export function symmetricOutline(lines: readonly (readonly Point2[])[], scale: number, pieces = 5): Outline {
  const right: Point2[] = [];
  for (const line of lines) {
    const smooth = curveThrough(
      line.map(([x, y]) => [x * scale, y * scale, 0] as const),
      pieces,
    );
    for (const [x, y] of right.length > 0 ? smooth.slice(1) : smooth) right.push([x, y]);
  }
  const inner = right.slice(1, -1);
  return [...right, ...inner.reverse().map(([x, y]): Point2 => [-x, y])];
}

/** A smooth closed drawing through points, counter-clockwise. */
export const smoothOutline = (points: readonly Point2[], scale: number, pieces = 5): Outline =>
  curveThrough(
    points.map(([x, y]) => [x * scale, y * scale, 0] as const),
    pieces,
    true,
  ).map(([x, y]) => [x, y] as const);
