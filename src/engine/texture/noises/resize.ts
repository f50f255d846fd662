import { createField } from "../../kernels/field-pool.ts";
import type { Field } from "../../kernels/kernels.ts";

/** A smaller tile: means over squares. Both sizes are powers of two. */
export function reduce(field: Field, size: number, to: number): Field {
  if (to >= size) return field;
  const step = size / to;
  const out = createField(to * to);
  for (let y = 0; y < size; y += 1) {
    const row = Math.floor(y / step) * to;
    for (let x = 0; x < to; x += 1) {
      let sum = 0;
      for (let k = 0, from = y * size + x * step; k < step; k += 1) sum += field[from + k] as number;
      out[row + x] = (out[row + x] as number) + sum;
    }
  }
  const share = 1 / (step * step);
  for (let i = 0; i < out.length; i += 1) out[i] = (out[i] as number) * share;
  return out;
}

/** A tile twice as wide and high: bilinear between texel centres, periodic. */
export function double(field: Field, size: number): Field {
  const out = createField(4 * size * size);
  const mask = size - 1;
  const line = new Float32Array(size);
  for (let y = 0; y < 2 * size; y += 1) {
    // every texel of the larger lies a quarter of one of the smaller off the nearest of those
    const near = (y >> 1) * size;
    const next = (((y >> 1) + (y & 1 ? 1 : mask)) & mask) * size;
    for (let x = 0; x < size; x += 1) line[x] = 0.75 * (field[near + x] as number) + 0.25 * (field[next + x] as number);
    for (let x = 0, to = y * 2 * size; x < size; x += 1, to += 2) {
      const here = 0.75 * (line[x] as number);
      out[to] = here + 0.25 * (line[(x + mask) & mask] as number);
      out[to + 1] = here + 0.25 * (line[(x + 1) & mask] as number);
    }
  }
  return out;
}
