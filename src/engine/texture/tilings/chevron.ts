import { type BoardLayout, setBorder, wrapIndex } from "./board-place.ts";

/**
 * Chevron (Hungarian point): columns of slanted boards whose mitred ends meet in a straight line along V.
 *
 * @param columns Columns across the tile, even.
 * @param rows Boards down the tile in a column.
 * @param slope Rise of a board over the width of its column: 1 is 45 degrees, 1.7 is 60.
 */
export function chevron(columns: number, rows: number, slope: number): BoardLayout {
  const slant = 1 / Math.sqrt(1 + slope * slope);
  const locate: BoardLayout["locate"] = (x, y, place) => {
    const at = x * columns;
    const column = Math.floor(at);
    const u = at - column;
    const rise = column % 2 === 0 ? u : 1 - u;
    const down = (y - (rise * slope) / columns) * rows;
    const row = Math.floor(down);
    const across = down - row;
    place.board = wrapIndex(column, columns) * rows + wrapIndex(row, rows);
    place.across = ((across - 0.5) / rows) * slant;
    place.along = ((u - 0.5) / columns / slant) * (column % 2 === 0 ? 1 : -1);
    setBorder(place, (Math.min(across, 1 - across) / rows) * slant, Math.min(u, 1 - u) / columns);
  };
  return { count: columns * rows, locate };
}
