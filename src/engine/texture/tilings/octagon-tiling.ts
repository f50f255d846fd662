import { type Polygon, polygonTiling } from "./polygon-tiling.ts";
import type { Tiling } from "./tiling.ts";

/**
 * Octagon and dot: octagons (kind 0), `columns` a side, with a square (kind 1) on its corner between them.
 *
 * @param dot Half the dot's diagonal in octagons: 0.29 gives regular octagons.
 */
export function octagonTiling(columns: number, dot = 0.2): Tiling {
  const polygons: Polygon[] = [];
  const at = (x: number, y: number) => [x / columns, y / columns] as const;
  for (let y = 0; y < columns; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      polygons.push(
        {
          corners: [
            at(x + dot, y),
            at(x + 1 - dot, y),
            at(x + 1, y + dot),
            at(x + 1, y + 1 - dot),
            at(x + 1 - dot, y + 1),
            at(x + dot, y + 1),
            at(x, y + 1 - dot),
            at(x, y + dot),
          ],
        },
        { corners: [at(x, y - dot), at(x + dot, y), at(x, y + dot), at(x - dot, y)], kind: 1 },
      );
    }
  }
  return polygonTiling(polygons);
}
