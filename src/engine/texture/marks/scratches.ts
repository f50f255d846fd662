import { createField } from "../../kernels/field-pool.ts";
import type { Field } from "../../kernels/kernels.ts";
import type { Draw } from "../../math/draw.ts";
import { createShape, scatter } from "./scatter.ts";

const LINE = createShape(16, (u, v) => (1 - u * u) * (1 - v * v * v * v));

/**
 * Fine scratches: 0 nowhere to 1 in the deepest.
 *
 * @param count About how many a tile.
 * @param length Of the longest, in shares of the tile.
 * @param direction Radians they lean to, and how far they stray from it (0 all parallel, pi all ways).
 * @param width As a multiple of what a needle leaves.
 * @param bow How far they bend, 0 dead straight.
 */
export function scratches(
  size: number,
  draw: Draw,
  count: number,
  length: number,
  direction: { readonly angle: number; readonly stray: number } = { angle: 0, stray: 3.14 },
  width = 1,
  bow = 6,
): Field {
  const side = Math.max(1, Math.round(Math.sqrt(count)));
  const ground = createField(size * size);
  const grid = { across: side, down: side };
  const { height } = scatter(ground, size, LINE, grid, draw.stream("scratches"), (copy, next) => {
    copy.angle = direction.angle + (next() - 0.5) * 2 * direction.stray;
    const share = next();
    copy.length = length * (0.15 + 0.85 * share * share);
    copy.width = (0.0012 + 0.0018 * next()) * width;
    copy.gain = 0.25 + 0.75 * next() * next();
    copy.bend = (next() - 0.5) * bow;
  });
  return height;
}
