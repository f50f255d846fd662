import { type Polygon, polygonTiling } from "./polygon-tiling.ts";
import type { Tiling } from "./tiling.ts";

type Point = readonly [x: number, y: number];

/**
 * Crazy paving: the Voronoi cells of one jittered point a lattice cell, as polygons, so that corners can be rounded and
 * sides stay straight. Columns unlike rows stretch the stones.
 *
 * @param jitter 0 squares, 1 anywhere in the lattice cell.
 * @param next Uniform numbers in [0, 1).
 */
export function voronoiTiling(columns: number, rows: number, jitter: number, next: () => number): Tiling {
  const points: Point[] = [];
  for (let y = 0; y < rows; y += 1) {
    // rows are offset against each other, so that low jitter gives a bond and no grid
    for (let x = 0; x < columns; x += 1) {
      const aside = y % 2 === 1 && rows % 2 === 0 ? 0.5 : 0;
      points.push([x + 0.5 + aside + (next() - 0.5) * jitter, y + 0.5 + (next() - 0.5) * jitter]);
    }
  }
  const pointAt = (x: number, y: number): Point => {
    const wrappedX = ((x % columns) + columns) % columns;
    const wrappedY = ((y % rows) + rows) % rows;
    const [px, py] = points[wrappedY * columns + wrappedX] as Point;
    return [px + x - wrappedX, py + y - wrappedY];
  };
  const polygons: Polygon[] = [];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const own = pointAt(x, y);
      let corners: readonly Point[] = [
        [own[0] - 3, own[1] - 3],
        [own[0] + 3, own[1] - 3],
        [own[0] + 3, own[1] + 3],
        [own[0] - 3, own[1] + 3],
      ];
      for (let dy = -3; dy <= 3; dy += 1) {
        for (let dx = -3; dx <= 3; dx += 1) {
          if (dx !== 0 || dy !== 0) corners = nearerTo(own, pointAt(x + dx, y + dy), corners);
        }
      }
      polygons.push({ corners: corners.map(([cx, cy]) => [cx / columns, cy / rows] as const) });
    }
  }
  return polygonTiling(polygons);
}

/** What of a convex polygon lies nearer to `own` than to `other`. */
function nearerTo(own: Point, other: Point, corners: readonly Point[]): readonly Point[] {
  const nx = other[0] - own[0];
  const ny = other[1] - own[1];
  const limit = (nx * (own[0] + other[0]) + ny * (own[1] + other[1])) / 2;
  // most points of the lattice are too far away to take anything
  if (!reachesOver(corners, nx, ny, limit)) return corners;
  const kept: Point[] = [];
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length] as Point;
    const overA = a[0] * nx + a[1] * ny - limit;
    const overB = b[0] * nx + b[1] * ny - limit;
    if (overA <= 0) kept.push(a);
    if (overA < 0 !== overB < 0 && Math.abs(overA - overB) > 1e-9) {
      const t = overA / (overA - overB);
      kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
  }
  return kept;
}

function reachesOver(corners: readonly Point[], nx: number, ny: number, limit: number): boolean {
  for (const [x, y] of corners) if (x * nx + y * ny - limit >= 0) return true;
  return false;
}
