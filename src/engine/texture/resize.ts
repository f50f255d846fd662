import { createField } from "../kernels/field-pool.ts";
import type { Field } from "../kernels/kernels.ts";

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
