import { type Rectangle, rectangleTiling } from "./rectangle-tiling.ts";
import type { Tiling } from "./tiling.ts";

/** Windmill: four bricks of 2 : 1 (kind 0) turn around a small square (kind 1); `mills` of them a side. */
export function windmill(mills: number): Tiling {
  const blocks: Rectangle[] = [];
  for (let j = 0; j < mills; j += 1) {
    for (let i = 0; i < mills; i += 1) {
      const x = i * 3;
      const y = j * 3;
      blocks.push(
        { x, y, wide: 2, high: 1 },
        { x: x + 2, y, wide: 1, high: 2 },
        { x: x + 1, y: y + 2, wide: 2, high: 1 },
        { x, y: y + 1, wide: 1, high: 2 },
        { x: x + 1, y: y + 1, wide: 1, high: 1, kind: 1 },
      );
    }
  }
  return rectangleTiling(mills * 3, mills * 3, blocks);
}

/** Pinwheel or hopscotch: large squares (kind 0), each with a small one (kind 1) at its corner; a Pythagorean tiling of 2 : 1. */
export function pinwheel(repeats: number): Tiling {
  const side = repeats * 5;
  const blocks: Rectangle[] = [];
  // the lattice (2, 1), (-1, 2) has one large and one small square a cell, five cells to a 5 x 5 block
  for (let j = 0; j < repeats; j += 1) {
    for (let i = 0; i < repeats; i += 1) {
      for (let k = 0; k < 5; k += 1) {
        const x = i * 5 + 2 * k;
        const y = j * 5 + k;
        blocks.push({ x, y, wide: 2, high: 2 }, { x: x - 1, y: y + 1, wide: 1, high: 1, kind: 1 });
      }
    }
  }
  return rectangleTiling(side, side, blocks);
}
