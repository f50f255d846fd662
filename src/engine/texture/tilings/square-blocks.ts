import { randomTable } from "../tones/random-table.ts";
import { type BoardLayout, setBorder } from "./board-place.ts";

/** Of a block, by which the grid is shifted, so that no joint runs along the edge of the tile. */
const SHIFT = 0.43;

/**
 * Square blocks in a grid, each with its grain up or across as it came to hand.
 *
 * @param side Blocks across the tile and down it.
 */
export function squareBlocks(side: number, seed: number): BoardLayout {
  const turns = randomTable(side * side, seed);
  const locate: BoardLayout["locate"] = (x, y, place) => {
    const px = x * side + SHIFT;
    const py = y * side + SHIFT;
    const column = Math.floor(px);
    const row = Math.floor(py);
    const u = px - column;
    const v = py - row;
    place.board = (row % side) * side + (column % side);
    const isTurned = (turns[place.board] as number) < 0.5;
    place.across = ((isTurned ? v : u) - 0.5) / side;
    place.along = ((isTurned ? u : v) - 0.5) / side;
    setBorder(place, Math.min(u, 1 - u) / side, Math.min(v, 1 - v) / side);
  };
  return { count: side * side, locate };
}
