import { type Rectangle, rectangleTiling } from "./rectangle-tiling.ts";
import type { Tiling } from "./tiling.ts";

/** Quarters of a brick: what the lattice of a bond counts in. A stretcher shows four, a header two. */
const STRETCHER = 4;
const HEADER = 2;

/**
 * Running bond: equal bricks, each course shifted.
 *
 * @param shift Of every second course in bricks, in quarters: 0.5 half bond, 0.25 raking, 0 stack bond.
 * @param rows Even unless `shift` is 0.
 */
export function runningBond(columns: number, rows: number, shift = 0.5): Tiling {
  const blocks: Rectangle[] = [];
  for (let y = 0; y < rows; y += 1) {
    const start = y % 2 === 1 ? Math.round(shift * STRETCHER) : 0;
    for (let i = 0; i < columns; i += 1) blocks.push({ x: start + i * STRETCHER, y, wide: STRETCHER, high: 1 });
  }
  return rectangleTiling(columns * STRETCHER, rows, blocks);
}

/** Flemish bond: stretcher and header by turns in each course, headers centred on the stretchers below. `rows` even; headers are kind 1. */
export function flemishBond(pairs: number, rows: number): Tiling {
  const blocks: Rectangle[] = [];
  for (let y = 0; y < rows; y += 1) {
    const start = y % 2 === 1 ? 3 : 0;
    for (let i = 0; i < pairs; i += 1) {
      const x = start + i * (STRETCHER + HEADER);
      blocks.push({ x, y, wide: STRETCHER, high: 1 }, { x: x + STRETCHER, y, wide: HEADER, high: 1, kind: 1 });
    }
  }
  return rectangleTiling(pairs * (STRETCHER + HEADER), rows, blocks);
}

/** English bond: a course of stretchers, a course of headers. `rows` even; headers are kind 1. */
export function englishBond(columns: number, rows: number): Tiling {
  const blocks: Rectangle[] = [];
  for (let y = 0; y < rows; y += 1) {
    const header = y % 2 === 1;
    // every second course of stretchers is shifted by half: English cross bond
    const start = header ? 1 : y % 4 === 2 && rows % 4 === 0 ? 2 : 0;
    const wide = header ? HEADER : STRETCHER;
    for (let x = start; x < start + columns * STRETCHER; x += wide) {
      blocks.push({ x, y, wide, high: 1, kind: header ? 1 : 0 });
    }
  }
  return rectangleTiling(columns * STRETCHER, rows, blocks);
}

/**
 * Herringbone: bricks `ratio` times as long as wide at right angles, in zigzags down the diagonal. Kind 0 lies, kind 1 stands.
 *
 * @param repeats Zigzags across the tile.
 */
export function herringboneBond(repeats: number, ratio = 2): Tiling {
  const side = 2 * ratio * repeats;
  const blocks: Rectangle[] = [];
  for (let y = 0; y < side; y += 1) {
    for (let i = 0; i < repeats; i += 1) {
      const x = y + i * 2 * ratio;
      blocks.push({ x, y, wide: ratio, high: 1 }, { x: x + ratio, y: y - ratio + 1, wide: 1, high: ratio, kind: 1 });
    }
  }
  return rectangleTiling(side, side, blocks);
}
