import type { Field } from "../../kernels/kernels.ts";

/** The middle of each cell, in cells from the tile's upper left corner, some beyond an edge. */
export interface CellMiddles {
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/**
 * Centres of gravity of the cells that `cellsKernel` found.
 *
 * @param index Its index field.
 * @param cells Across the tile and down.
 */
export function cellMiddles(index: Field, size: number, cells: number): CellMiddles {
  const x = new Float32Array(cells * cells);
  const y = new Float32Array(cells * cells);
  const sumX = new Float64Array(cells * cells);
  const sumY = new Float64Array(cells * cells);
  const counts = new Uint32Array(cells * cells);
  for (let i = 0; i < index.length; i += 1) {
    const id = index[i] as number;
    sumX[id] = (sumX[id] as number) + aroundZero(middleOf(i & (size - 1), size, cells) - (id % cells), cells);
    sumY[id] =
      (sumY[id] as number) + aroundZero(middleOf(Math.floor(i / size), size, cells) - Math.floor(id / cells), cells);
    counts[id] = (counts[id] as number) + 1;
  }
  for (let id = 0; id < counts.length; id += 1) {
    const many = Math.max(1, counts[id] as number);
    x[id] = (id % cells) + (sumX[id] as number) / many;
    y[id] = Math.floor(id / cells) + (sumY[id] as number) / many;
  }
  return { x, y };
}

const middleOf = (texel: number, size: number, cells: number): number => ((texel + 0.5) / size) * cells;

/** The same place one tile on or back, where it is nearest to 0. */
export const aroundZero = (offset: number, period: number): number => offset - Math.round(offset / period) * period;
