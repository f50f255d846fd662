import type { CellRuns } from "../kernels/cell-grid-kernel.ts";

/**
 * The cells that triangles come within `margin` of.
 *
 * @param triangles x, y of three corners a triangle, in cells, from the lower left of the mask without its margin.
 * @param width Cells, margins included.
 */
export function maskTriangles(triangles: Float64Array, width: number, height: number, margin: number): CellRuns {
  const covered = new Uint8Array(width * height);
  for (let t = 0; t < triangles.length; t += 6) coverTriangle(triangles, t, covered, width, height, margin);
  return toRuns(covered, width, height);
}

function coverTriangle(
  triangles: Float64Array,
  t: number,
  covered: Uint8Array,
  width: number,
  height: number,
  margin: number,
): void {
  const lowest = Math.min(triangles[t + 1] as number, triangles[t + 3] as number, triangles[t + 5] as number);
  const highest = Math.max(triangles[t + 1] as number, triangles[t + 3] as number, triangles[t + 5] as number);
  const last = Math.min(height - 1, Math.floor(highest + 2 * margin));
  for (let row = Math.max(0, Math.floor(lowest)); row <= last; row += 1) {
    // the rows from `bottom` to `top` of the triangle come within the margin of this row of cells
    const bottom = row - 2 * margin;
    const top = row + 1;
    let left = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < 3; k += 1) {
      const from = t + k * 2;
      const to = t + ((k + 1) % 3) * 2;
      const x0 = triangles[from] as number;
      const y0 = triangles[from + 1] as number;
      const x1 = triangles[to] as number;
      const y1 = triangles[to + 1] as number;
      if (Math.max(y0, y1) < bottom || Math.min(y0, y1) > top) continue;
      const slope = y1 === y0 ? 0 : (x1 - x0) / (y1 - y0);
      const atLow = y0 < bottom ? x0 + (bottom - y0) * slope : y0 > top ? x0 + (top - y0) * slope : x0;
      const atHigh = y1 < bottom ? x0 + (bottom - y0) * slope : y1 > top ? x0 + (top - y0) * slope : x1;
      left = Math.min(left, atLow, atHigh);
      right = Math.max(right, atLow, atHigh);
    }
    if (left > right) continue;
    const first = Math.max(0, Math.floor(left));
    const end = Math.min(width, Math.floor(right + 2 * margin) + 1);
    covered.fill(1, row * width + first, row * width + end);
  }
}

function toRuns(covered: Uint8Array, width: number, height: number): CellRuns {
  const firstRun = new Int32Array(height + 1);
  const starts: number[] = [];
  const lengths: number[] = [];
  const longest = new Int32Array(height);
  for (let row = 0; row < height; row += 1) {
    firstRun[row] = starts.length;
    for (let x = 0; x < width; x += 1) {
      if (covered[row * width + x] === 0) continue;
      const start = x;
      while (x < width && covered[row * width + x] === 1) x += 1;
      starts.push(start);
      lengths.push(x - start);
      longest[row] = Math.max(longest[row] as number, x - start);
    }
  }
  firstRun[height] = starts.length;
  return { width, height, firstRun, starts: Int32Array.from(starts), lengths: Int32Array.from(lengths), longest };
}

/** The mask a quarter turn to the left. */
export function turnMask(mask: CellRuns): CellRuns {
  const covered = new Uint8Array(mask.width * mask.height);
  for (let row = 0; row < mask.height; row += 1) {
    for (let run = mask.firstRun[row] as number; run < (mask.firstRun[row + 1] as number); run += 1) {
      const start = mask.starts[run] as number;
      // x, y go to height - 1 - y, x
      for (let x = start; x < start + (mask.lengths[run] as number); x += 1) {
        covered[x * mask.height + mask.height - 1 - row] = 1;
      }
    }
  }
  return toRuns(covered, mask.height, mask.width);
}
