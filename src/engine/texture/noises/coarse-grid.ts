import type { Field } from "../../kernels/kernels.ts";

/** A periodic square grid over the tile, coarse enough for loops that a field is too large for; row by row. */
export interface CoarseGrid {
  readonly side: number;
  readonly cells: Float64Array;
}

/** Cells along a side at least, where a tile has as many texels. */
const LEAST_SIDE = 64;

/** Texels of a cell that are looked at along each side, at most. */
const LOOKS = 8;

/**
 * The mean and the mean square of a field in each cell of a grid.
 *
 * @param fineness Cells along a side to be had at least, where the tile has as many texels.
 */
export function momentsOf(field: Field, size: number, fineness: number): { means: CoarseGrid; squares: CoarseGrid } {
  let side = Math.min(LEAST_SIDE, size);
  while (side < fineness && side < size) side *= 2;
  const step = size / side;
  const skip = Math.max(1, step / LOOKS);
  const looks = (step / skip) * (step / skip);
  const means = new Float64Array(side * side);
  const squares = new Float64Array(side * side);
  for (let y = 0; y < size; y += skip) {
    const row = Math.floor(y / step) * side;
    for (let x = 0; x < side; x += 1) {
      let sum = 0;
      let square = 0;
      const start = y * size + x * step;
      for (let i = start; i < start + step; i += skip) {
        const value = field[i] as number;
        sum += value;
        square += value * value;
      }
      means[row + x] = (means[row + x] as number) + sum / looks;
      squares[row + x] = (squares[row + x] as number) + square / looks;
    }
  }
  return { means: { side, cells: means }, squares: { side, cells: squares } };
}

/** Two box blurs in each direction, around the tile: about a bell. `reach` is half a box's width in tiles. */
export function blurGrid({ side, cells }: CoarseGrid, reach: number): CoarseGrid {
  const radius = Math.min((side >> 1) - 1, Math.max(1, Math.round(reach * side)));
  let from = cells;
  for (const [along, across] of [
    [1, side],
    [side, 1],
    [1, side],
    [side, 1],
  ] as const) {
    const out = new Float64Array(from.length);
    for (let line = 0; line < side; line += 1) blurLine(from, out, line * across, along, side, radius);
    from = out;
  }
  return { side, cells: from };
}

/** A box blur of one line of the grid: a sum that takes in a cell in front and leaves one out behind. */
function blurLine(from: Float64Array, out: Float64Array, start: number, along: number, side: number, radius: number) {
  const at = (place: number) => from[start + (place < 0 ? place + side : place >= side ? place - side : place) * along];
  let sum = 0;
  for (let k = -radius; k <= radius; k += 1) sum += at(k) as number;
  for (let place = 0; place < side; place += 1) {
    out[start + place * along] = sum / (2 * radius + 1);
    sum += (at(place + radius + 1) as number) - (at(place - radius) as number);
  }
}
