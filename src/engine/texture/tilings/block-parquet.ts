import { randomTable } from "../tones/random-table.ts";
import { type BoardLayout, setBorder } from "./board-place.ts";

/**
 * Basket or mosaic parquet: squares of parallel slats, turned by a quarter from one square to the next.
 *
 * @param squares Squares across the tile, even.
 * @param slats Slats in a square, their widths hardly uneven, as milled ones are: between the joints there must be room for
 *   the edge of the tile, which along a joint could be told.
 */
export function blockParquet(squares: number, slats: number, seed: number): BoardLayout {
  const lean = randomTable(squares * squares, seed);
  // half a slat aside, so that no joint runs along the edge of the tile, where alone it could be told
  const aside = 0.5 / slats;
  const locate: BoardLayout["locate"] = (x, y, place) => {
    const column = Math.floor(x * squares + aside);
    const row = Math.floor(y * squares + aside);
    const u = x * squares + aside - column;
    const v = y * squares + aside - row;
    const cell = (row % squares) * squares + (column % squares);
    const upright = (column + row) % 2 === 0;
    const at = upright ? u : v;
    const side = (at + ((lean[cell] as number) - 0.5) * 0.05 * at * (1 - at)) * slats;
    const slat = Math.min(slats - 1, Math.floor(side));
    const across = side - slat;
    const along = upright ? v : u;
    place.board = cell * slats + slat;
    place.across = (across - 0.5) / slats / squares;
    place.along = (along - 0.5) / squares;
    setBorder(place, Math.min(across, 1 - across) / slats / squares, Math.min(along, 1 - along) / squares);
  };
  return { count: squares * squares * slats, locate };
}
