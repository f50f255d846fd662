import { curveThrough } from "../../geometry/curve.ts";
import type { Point2 } from "../../geometry/outline.ts";
import { cos, PI, sin } from "../../math/elementary.ts";

/** A smooth outside from few (radius, y) points, bottom to top. */
export const smoothProfile = (points: readonly Point2[], pieces = 6): Point2[] =>
  curveThrough(
    points.map(([r, y]) => [r, y, 0] as const),
    pieces,
  ).map(([r, y]) => [r, y] as const);

/**
 * The whole profile of an open vessel, for the lathe: under the foot, up the outside, over a rounded rim, down the inside.
 *
 * @param outside (radius, y) from the edge of the foot to the rim, y rising; metres.
 * @param wall Thickness of the wall.
 * @param floor Height of the floor inside.
 */
export function hollow(outside: readonly Point2[], wall: number, floor: number): Point2[] {
  const [rim, top] = outside.at(-1) as Point2;
  const [foot, bottom] = outside[0] as Point2;
  // no higher than a thin foot is thick
  const kick = Math.min(floor * 0.5, 0.004, (footTop(outside, foot * 0.8) - bottom) / 2);
  const under: Point2[] = [
    [0, bottom + kick],
    [foot * 0.8, bottom + kick],
    [foot * 0.88, bottom],
  ];
  const over = Array.from({ length: 5 }, (_, i): Point2 => {
    const angle = ((i + 1) / 6) * PI;
    return [rim - wall / 2 + (wall / 2) * cos(angle), top + (wall / 2) * sin(angle)];
  });
  const inside: Point2[] = [];
  for (let i = outside.length - 1; i >= 0; i -= 1) {
    const [r, y] = outside[i] as Point2;
    const [rb, yb] = outside[Math.max(0, i - 1)] as Point2;
    const [ra, ya] = outside[Math.min(outside.length - 1, i + 1)] as Point2;
    const slope = Math.min(3, Math.abs(ra - rb) / Math.max(1e-6, ya - yb));
    const radius = Math.max(r * 0.25, r - wall * Math.sqrt(1 + slope * slope));
    if (y <= floor + wall * 0.5) break;
    inside.push([radius, y]);
  }
  const [last, low] = inside.at(-1) as Point2;
  // a straight wall may have no point near the floor
  const near = Math.min(last * 0.92, radiusAt(outside, floor + wall * 0.2) - wall);
  inside.push([near, Math.min(low, floor + wall * 0.2)], [near * 0.87, floor], [0, floor]);
  return [...under, ...outside, ...over, ...inside];
}

/** Height to which an outside that draws in above its foot has risen at a radius; Infinity where it never is so narrow. */
function footTop(outside: readonly Point2[], radius: number): number {
  for (let i = 1; i < outside.length; i += 1) {
    const [r0, y0] = outside[i - 1] as Point2;
    const [r1, y1] = outside[i] as Point2;
    if (r1 <= radius && r0 > radius) return y0 + ((y1 - y0) * (r0 - radius)) / (r0 - r1);
  }
  return Number.POSITIVE_INFINITY;
}

/** Radius of an outside at a height, by straight pieces. */
export function radiusAt(outside: readonly Point2[], y: number): number {
  for (let i = 1; i < outside.length; i += 1) {
    const [r0, y0] = outside[i - 1] as Point2;
    const [r1, y1] = outside[i] as Point2;
    if (y <= y1 && y1 > y0) return r0 + ((r1 - r0) * Math.max(0, y - y0)) / (y1 - y0);
  }
  return (outside.at(-1) as Point2)[0];
}
