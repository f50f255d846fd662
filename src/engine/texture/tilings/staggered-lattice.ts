import { hexagonRows } from "./hexagon-tiling.ts";

/** Where a texel lies in a staggered lattice of points. Lengths are in columns' pitches, across and down alike. */
export interface LatticePlace {
  /** Number of the nearest point, 0 .. columns * rows - 1. */
  cell: number;
  /** From the nearest point to the texel. */
  dx: number;
  dy: number;
  /** Distance to the border of the point's cell: a hexagon with corners up and down. */
  border: number;
}

/**
 * Points in rows shifted by half a pitch in turn, as holes are punched and bees build.
 * Rows come out even, as near to regular hexagons as a whole number of them allows.
 */
export function staggeredLattice(columns: number) {
  const rows = hexagonRows(columns);
  const pitch = columns / rows;
  return (x: number, y: number, place: LatticePlace): void => {
    const down = y * rows;
    const line = Math.floor(down);
    let best = 1e9;
    for (let row = line - 1; row <= line + 1; row += 1) {
      const shift = row & 1 ? 0.5 : 0;
      const column = Math.floor(x * columns - shift);
      const dx = x * columns - shift - column - 0.5;
      const dy = (down - row - 0.5) * pitch;
      const far = dx * dx + dy * dy;
      if (far >= best) continue;
      best = far;
      place.cell = wrap(row, rows) * columns + wrap(column, columns);
      place.dx = dx;
      place.dy = dy;
    }
    place.border = 0.5 - Math.max(Math.abs(place.dx), Math.abs(place.dx) * 0.5 + Math.abs(place.dy) * 0.866);
  };
}

const wrap = (n: number, count: number): number => ((n % count) + count) % count;
