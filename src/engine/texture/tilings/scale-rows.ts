import { createField } from "../../kernels/field-pool.ts";
import type { Stamped } from "../../kernels/stamp-kernel.ts";
import { type Shape, scatter } from "../marks/scatter.ts";

/** How overlapping scales, feathers or petals lie: staggered rows, tips down V, each over the root of the next row down. */
export interface ScaleRows {
  /** Scales in a row, and rows: rows even, so that the tile closes. */
  readonly across: number;
  readonly down: number;
  /** In pitches of the row and between rows: above 1 they overlap. */
  readonly width: number;
  readonly length: number;
  /** How far a scale strays from its place and its line: 0 machined, 1 ruffled. */
  readonly disorder: number;
  /** Metres a scale swells, and its tip stands above its root. */
  readonly swell: number;
  readonly lift: number;
}

/**
 * Rows of overlapping scales over a tile; number n is the n % across-th of row floor(n / across). Along runs from -1 at
 * the root to 1 at the tip.
 */
export function scaleRows(size: number, shape: Shape, rows: ScaleRows, stream: () => number): Stamped {
  const { across, down, width, length, disorder, swell, lift } = rows;
  const ground = createField(size * size).fill(-lift * 2);
  return scatter(ground, size, shape, { across, down }, stream, (copy, next, n) => {
    const row = Math.floor(n / across);
    copy.x = ((n % across) + (row % 2) * 0.5 + 0.25 + (next() - 0.5) * 0.25 * disorder) / across;
    copy.y = (row + 0.5 + (next() - 0.5) * 0.3 * disorder) / down;
    copy.angle = (next() - 0.5) * 0.35 * disorder;
    copy.length = length / down;
    copy.width = width / across;
    copy.base = (next() - 0.5) * swell * 0.4 * disorder;
    copy.gain = swell;
    copy.tilt = lift;
    copy.bend = (next() - 0.5) * 0.2 * disorder;
  });
}
