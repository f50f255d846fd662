import { type Rectangle, rectangleTiling } from "./rectangle-tiling.ts";
import type { Tiling } from "./tiling.ts";

/** Lengths in steps of a lattice: least and most. */
type Span = readonly [least: number, most: number];

/**
 * Courses of uneven height, cut into blocks of uneven length: coursed ashlar, dry stone, shakes. No joint stands over
 * another one.
 *
 * @param columns Steps across the tile. @param rows Steps down the tile.
 * @param next Uniform numbers in [0, 1).
 */
export function randomCourses(columns: number, rows: number, high: Span, wide: Span, next: () => number): Tiling {
  const blocks: Rectangle[] = [];
  const heights = cut(rows, high, next);
  let y = 0;
  let above: number[] = [];
  for (const height of heights) {
    const start = Math.floor(next() * columns);
    let best: number[] = [];
    let clearance = -1;
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const joints: number[] = [];
      let x = start + attempt;
      for (const length of cut(columns, wide, next)) {
        joints.push(x);
        x += length;
      }
      const least = Math.min(columns, ...joints.flatMap((a) => above.map((b) => apart(a, b, columns))));
      if (least > clearance) {
        clearance = least;
        best = joints;
      }
    }
    for (const [i, x] of best.entries()) {
      const end = best[i + 1] ?? (best[0] as number) + columns;
      blocks.push({ x, y, wide: end - x, high: height });
    }
    above = best;
    y += height;
  }
  return rectangleTiling(columns, rows, blocks);
}

const apart = (a: number, b: number, n: number): number => {
  const d = Math.abs(a - b) % n;
  return Math.min(d, n - d);
};

/** Lengths within the span that add up to `total`. */
function cut(total: number, [least, most]: Span, next: () => number): number[] {
  const count = Math.max(1, Math.round(total / ((least + most) / 2)));
  const parts = Array.from({ length: count }, () => least + Math.round(next() * (most - least)));
  let left = total - parts.reduce((sum, part) => sum + part, 0);
  for (let i = 0; left !== 0; i = (i + 1) % count) {
    const step = Math.sign(left);
    parts[i] = (parts[i] as number) + step;
    left -= step;
  }
  return parts;
}
