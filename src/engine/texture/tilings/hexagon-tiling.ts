import { type Polygon, polygonTiling } from "./polygon-tiling.ts";
import type { Tiling } from "./tiling.ts";

/** Rows of hexagons that keep them regular when `columns` stand side by side; even, so that the tile closes. */
export const hexagonRows = (columns: number): number => Math.max(2, 2 * Math.round(columns / Math.sqrt(3)));

/** Corner-up hexagons, `columns` across the tile. */
export function hexagonTiling(columns: number): Tiling {
  return polygonTiling(hexagons(columns));
}

/** Every hexagon cut into three rhombs that look like the sides of a cube (rhombille tiling): kind 0 top, 1 left, 2 right. */
export function cubeTiling(columns: number): Tiling {
  const polygons: Polygon[] = [];
  for (const { corners } of hexagons(columns)) {
    const at = (i: number) => corners[i % 6] as readonly [number, number];
    const middle = [(at(0)[0] + at(3)[0]) / 2, (at(0)[1] + at(3)[1]) / 2] as const;
    polygons.push(
      { corners: [at(5), at(0), at(1), middle], kind: 0 },
      { corners: [at(3), at(4), at(5), middle], kind: 1 },
      { corners: [at(1), at(2), at(3), middle], kind: 2 },
    );
  }
  return polygonTiling(polygons);
}

/** Corners run clockwise from the top one. */
function hexagons(columns: number): Polygon[] {
  const rows = hexagonRows(columns);
  const w = 0.5 / columns;
  const h = 1 / rows / 3;
  const polygons: Polygon[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = (column + 0.5 + (row % 2) / 2) / columns;
      const y = (row + 0.5) / rows;
      polygons.push({
        corners: [
          [x, y - 2 * h],
          [x + w, y - h],
          [x + w, y + h],
          [x, y + 2 * h],
          [x - w, y + h],
          [x - w, y - h],
        ],
      });
    }
  }
  return polygons;
}
