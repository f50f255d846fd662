import { type BoardLayout, setBorder, wrapIndex } from "./board-place.ts";

/**
 * Herringbone: blocks at right angles, the end of each against the side of the next, zigzags along V.
 *
 * @param zigzags Whole zigzags across the tile.
 * @param ratio Length of a block over its width, whole, 2 to 8.
 */
export function herringbone(zigzags: number, ratio: number): BoardLayout {
  const turn = zigzags * ratio;
  const period = 2 * ratio;
  // a lattice of block widths, turned by 45 degrees
  const width = Math.SQRT1_2 / turn;
  const half = turn * zigzags;
  const locate: BoardLayout["locate"] = (x, y, place) => {
    const a = (x + y) * turn;
    const b = (y - x) * turn;
    const i = Math.floor(a);
    const j = Math.floor(b);
    const step = wrapIndex(i - j, period);
    const flat = step < ratio;
    const line = flat ? j : i;
    const start = flat ? i - step : j - (period - 1 - step);
    const group = Math.round((flat ? start - line : line - start - period + 1) / period);
    place.board = (flat ? 0 : half) + wrapIndex(group, zigzags) * turn + wrapIndex(line, turn);
    const along = (flat ? a : b) - start;
    const across = (flat ? b : a) - line;
    place.along = (along - ratio / 2) * width;
    place.across = (across - 0.5) * width;
    setBorder(place, Math.min(across, 1 - across) * width, Math.min(along, ratio - along) * width);
  };
  return { count: half * 2, locate };
}
