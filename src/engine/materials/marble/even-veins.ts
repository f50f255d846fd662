import { evenKernel } from "../../kernels/even-kernel.ts";
import { createField } from "../../kernels/field-pool.ts";
import type { Field } from "../../kernels/kernels.ts";
import { pow } from "../../math/elementary.ts";
import { blurGrid } from "../../texture/noises/coarse-grid.ts";

/** Cells a side of the grid on which veins are weighed, and texels of each that are looked at along a side, at most. */
const SIDE = 64;
const LOOKS = 4;

/** How far around it a texel's veins are held against the whole tile's, in tiles. */
const REACH = 0.055;

/** How far their share is evened, 0 not at all to 1; and the least and the most that veins are multiplied by. */
const EVENED = 0.9;
const LEAST = 0.45;
const MOST = 1.45;

/** Texels either side of one between which a slope is taken. */
export const stepOf = (size: number): number => Math.max(1, size >> 8);

/** How steep a field is at a texel, in its units over two steps. */
export function slopesOf(size: number): (field: Field, i: number) => number {
  const step = stepOf(size);
  const mask = size - 1;
  const last = size * size - 1;
  return (field, i) => {
    const x = i & mask;
    const row = i - x;
    const dx = (field[row + ((x + step) & mask)] as number) - (field[row + ((x - step) & mask)] as number);
    const dy = (field[(i + step * size) & last] as number) - (field[(i - step * size) & last] as number);
    return Math.sqrt(dx * dx + dy * dy);
  };
}

/**
 * What to multiply a slab's veins by so that every corner of the tile holds about as much of them: a crowd of veins, or a bare
 * place between them, is what one sees again in each tile.
 *
 * @param amountAt How much of a texel is vein, 0 or more.
 * @returns About 1.
 */
export function evenShare(size: number, amountAt: (i: number) => number): Field {
  const side = Math.min(SIDE, size);
  const cell = size / side;
  const skip = Math.max(1, cell / LOOKS);
  const cells = new Float64Array(side * side);
  for (let y = 0; y < size; y += skip) {
    for (let x = 0; x < size; x += skip) {
      const at = Math.floor(y / cell) * side + Math.floor(x / cell);
      cells[at] = (cells[at] as number) + amountAt(y * size + x);
    }
  }
  const near = blurGrid({ side, cells }, REACH).cells;
  const mean = near.reduce((sum, each) => sum + each, 0) / near.length;
  const gains = near.map((each) => Math.min(MOST, Math.max(LEAST, pow(mean / Math.max(each, mean * 0.1), EVENED))));
  const share = createField(size * size).fill(1);
  evenKernel(share, size, side, new Float64Array(side * side), gains);
  return share;
}
