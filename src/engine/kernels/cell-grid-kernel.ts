import { allocate, beginKernel, copyIntsIn, writeInts } from "./wasm-memory.ts";

/** The cells of a grid that something covers, as runs of cells in its rows. */
export interface CellRuns {
  /** In cells. */
  readonly width: number;
  readonly height: number;
  /** First run of each row, and one past the last at the end. */
  readonly firstRun: Int32Array;
  /** First cell of each run, and cells in it. */
  readonly starts: Int32Array;
  readonly lengths: Int32Array;
  /** Cells of the longest run in each row. */
  readonly longest: Int32Array;
}

export interface CellGrid {
  /** The lowest place, then the leftmost, at which the mask covers no taken cell, with `from` <= y < `below`. */
  find(mask: CellRuns, from: number, below: number): { x: number; y: number } | undefined;
  take(mask: CellRuns, x: number, y: number): void;
}

/**
 * A square of cells, all free. All places of a row are tried at once, a bit each, in words of 64: laying out a chair's atlas takes
 * 126 ms, with 32 bits at a time in JavaScript it took 217. Good until the next kernel is called.
 *
 * @param side Cells, a multiple of 64.
 */
export function cellGridKernel(side: number): CellGrid {
  const wasm = beginKernel();
  const bits = copyIntsIn(new Int32Array((side * side) / 32));
  const free = copyIntsIn(new Int32Array(side).fill(side));
  const scratch = allocate(side / 4);
  const firstRun = allocate((side + 1) * 4);
  // every other cell of the whole square is as many runs as there can be
  const starts = allocate(side * side * 2);
  const lengths = allocate(side * side * 2);
  const longest = allocate(side * 4);
  let held: CellRuns | undefined;
  const hold = (mask: CellRuns) => {
    if (held === mask) return;
    held = mask;
    writeInts(firstRun, mask.firstRun);
    writeInts(starts, mask.starts);
    writeInts(lengths, mask.lengths);
    writeInts(longest, mask.longest);
  };
  return {
    find(mask, from, below) {
      const { width, height } = mask;
      if (width > side || height > side) return undefined;
      hold(mask);
      const last = Math.min(side - height, below - 1);
      const at = wasm.findCells(
        bits,
        free,
        side,
        firstRun,
        starts,
        lengths,
        longest,
        width,
        height,
        from,
        last,
        scratch,
      );
      return at < 0 ? undefined : { x: at % side, y: Math.floor(at / side) };
    },
    take(mask, x, y) {
      hold(mask);
      wasm.takeCells(bits, free, side, firstRun, starts, lengths, mask.height, x, y);
    },
  };
}
