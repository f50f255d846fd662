import { type Rectangle, rectangleTiling } from "./rectangle-tiling.ts";
import type { Tiling } from "./tiling.ts";

/** A size of block in squares of the lattice, and how often it is tried. */
export interface BlockSize {
  readonly wide: number;
  readonly high: number;
  readonly weight: number;
}

/**
 * Blocks of several sizes fitted together without order: Versailles pattern, random ashlar. The block's size in the list
 * is its kind; single squares fill what is left and have the kind after the last.
 *
 * @param next Uniform numbers in [0, 1).
 */
export function mixedSquares(columns: number, rows: number, sizes: readonly BlockSize[], next: () => number): Tiling {
  const taken = new Uint8Array(columns * rows);
  const at = (x: number, y: number) => (y % rows) * columns + (x % columns);
  const blocks: Rectangle[] = [];
  const fits = (x: number, y: number, { wide, high }: BlockSize) => {
    if (wide > columns || high > rows) return false;
    for (let dy = 0; dy < high; dy += 1)
      for (let dx = 0; dx < wide; dx += 1) if (taken[at(x + dx, y + dy)]) return false;
    return true;
  };
  const lay = (x: number, y: number, wide: number, high: number, kind: number) => {
    for (let dy = 0; dy < high; dy += 1) for (let dx = 0; dx < wide; dx += 1) taken[at(x + dx, y + dy)] = 1;
    blocks.push({ x, y, wide, high, kind });
  };
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (taken[at(x, y)]) continue;
      // weighted shuffle: the size with the least of u / weight goes first
      const order = sizes
        .map((size, kind) => ({ size, kind, turn: next() / size.weight }))
        .sort((a, b) => a.turn - b.turn || a.kind - b.kind);
      const chosen = order.find(({ size }) => fits(x, y, size));
      if (chosen) lay(x, y, chosen.size.wide, chosen.size.high, chosen.kind);
      else lay(x, y, 1, 1, sizes.length);
    }
  }
  return rectangleTiling(columns, rows, blocks);
}
