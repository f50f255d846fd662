import { hexagonRows } from "./hexagon-tiling.ts";
import type { Tiling } from "./tiling.ts";

/** Equal discs, packed as closely as they go, `columns` across the tile. `border` is negative between the discs. */
export function pennyRound(columns: number): Tiling {
  const rows = hexagonRows(columns);
  // discs of neighbouring rows touch too, whole numbers of rows stretching them by a few percent
  const tall = Math.sqrt(3) / 2;
  return {
    cells: columns * rows,
    locate: (x, y, place) => {
      const first = Math.round(y * rows - 0.5);
      let nearest = 9;
      for (let row = first - 1; row <= first + 1; row += 1) {
        const shift = row & 1 ? 0.5 : 0;
        const column = Math.floor(x * columns - shift);
        const dx = x * columns - shift - column - 0.5;
        const dy = (y * rows - row - 0.5) * tall;
        const d = dx * dx + dy * dy;
        if (d >= nearest) continue;
        nearest = d;
        place.cell = wrap(row, rows) * columns + wrap(column, columns);
        place.u = dx + 0.5;
        place.v = dy + 0.5;
      }
      place.kind = 0;
      place.border = (0.5 - Math.sqrt(nearest)) / columns;
      place.next = 1;
    },
  };
}

const wrap = (i: number, n: number): number => ((i % n) + n) % n;
