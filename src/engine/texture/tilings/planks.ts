import { randomTable } from "../tones/random-table.ts";
import { type BoardLayout, setBorder } from "./board-place.ts";

const GOLDEN = 0.618;

/** How much tighter boards are butted end to end than laid side by side: the few ends in a tile must not stand out in it. */
const BUTTED = 1.8;

/**
 * Boards side by side along V, their ends staggered.
 *
 * @param columns Boards across the tile.
 * @param boards Boards one after another in a column; 0 leaves them endless, without any end joint.
 * @param uneven How far the widths and lengths differ: 0 all equal, 0.8 wild.
 */
export function planks(columns: number, boards: number, uneven: number, seed: number): BoardLayout {
  const rows = Math.max(1, boards);
  const jitter = randomTable(columns * (rows + 1), seed);
  const at = (i: number) => (((jitter[i] as number) - 0.5) * uneven) / 2;
  const edges = Float64Array.from({ length: columns + 1 }, (_, c) =>
    c === 0 || c === columns ? c / columns : (c + at(c)) / columns,
  );
  const starts = Float64Array.from({ length: columns }, (_, c) => {
    const turn = c * GOLDEN + (jitter[columns * rows + c] as number) * 0.2;
    return (turn - Math.floor(turn)) / rows;
  });
  const ends = Float64Array.from({ length: columns * (rows + 1) }, (_, i) => {
    const k = i % (rows + 1);
    return k === 0 || k === rows ? k / rows : (k + at(i)) / rows;
  });
  const locate: BoardLayout["locate"] = (x, y, place) => {
    let column = Math.min(columns - 1, Math.floor(x * columns));
    if (x < (edges[column] as number)) column -= 1;
    else if (x >= (edges[column + 1] as number)) column += 1;
    const left = edges[column] as number;
    const right = edges[column + 1] as number;
    let down = y - (starts[column] as number);
    down -= Math.floor(down);
    let row = Math.min(rows - 1, Math.floor(down * rows));
    const first = column * (rows + 1);
    if (down < (ends[first + row] as number)) row -= 1;
    else if (down >= (ends[first + row + 1] as number)) row += 1;
    const top = ends[first + row] as number;
    const bottom = ends[first + row + 1] as number;
    place.board = column * rows + row;
    place.across = x - (left + right) / 2;
    place.along = down - (top + bottom) / 2;
    setBorder(place, Math.min(x - left, right - x), boards === 0 ? 1 : BUTTED * Math.min(down - top, bottom - down));
  };
  return { count: columns * rows, locate };
}
