import { type Polygon, polygonTiling } from "./polygon-tiling.ts";
import type { Tiling } from "./tiling.ts";

/** Rows of rhombs that keep their sharp corners at 60 degrees when `columns` stand side by side. */
const rhombRows = (columns: number): number => Math.max(1, Math.round(columns / Math.sqrt(3)));

/** Upright lozenges, `columns` across the tile, their rows half a lozenge aside. */
export function rhombTiling(columns: number): Tiling {
  const rows = rhombRows(columns);
  const polygons: Polygon[] = [];
  const at = (x: number, y: number) => [x / columns, y / rows] as const;
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      for (const aside of [0, 0.5]) {
        const [cx, cy] = [x + aside, y + aside];
        polygons.push({ corners: [at(cx, cy - 0.5), at(cx + 0.5, cy), at(cx, cy + 0.5), at(cx - 0.5, cy)] });
      }
    }
  }
  return polygonTiling(polygons);
}

/** Triangles of equal sides on rows of them, `columns` across the tile: kind 0 stands on its base, kind 1 on its corner. */
export function triangleTiling(columns: number): Tiling {
  const rows = 2 * rhombRows(columns);
  const polygons: Polygon[] = [];
  const at = (x: number, y: number) => [x / columns, y / rows] as const;
  for (let y = 0; y < rows; y += 1) {
    const aside = (y % 2) / 2;
    for (let x = 0; x < columns; x += 1) {
      const left = x + aside;
      polygons.push(
        { corners: [at(left, y + 1), at(left + 1, y + 1), at(left + 0.5, y)] },
        { corners: [at(left + 0.5, y), at(left + 1.5, y), at(left + 1, y + 1)], kind: 1 },
      );
    }
  }
  return polygonTiling(polygons);
}

/**
 * Chevron: columns of slanting pieces whose mitred ends meet in a straight line along V. Kind 0 rises, kind 1 falls.
 *
 * @param columns Across the tile, even.
 * @param rows Pieces down a column.
 */
export function chevronTiling(columns: number, rows: number): Tiling {
  const polygons: Polygon[] = [];
  // 45 degrees
  const rise = rows / columns;
  const at = (x: number, y: number) => [x / columns, y / rows] as const;
  for (let x = 0; x < columns; x += 1) {
    const [left, right] = x % 2 === 0 ? [0, rise] : [rise, 0];
    for (let y = 0; y < rows; y += 1) {
      polygons.push({
        corners: [at(x, y + left), at(x + 1, y + right), at(x + 1, y + right + 1), at(x, y + left + 1)],
        kind: x % 2,
      });
    }
  }
  return polygonTiling(polygons);
}
