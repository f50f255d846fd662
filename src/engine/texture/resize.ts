import type { Field } from "../kernels/kernels.ts";

/** A smaller tile: means over squares. Both sizes are powers of two. */
export function reduce(field: Field, size: number, to: number): Field {
  if (to >= size) return field;
  const step = size / to;
  const out = new Float32Array(to * to);
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

/** A larger tile, bilinear and periodic. Both sizes are powers of two. */
export function enlarge(field: Field, size: number, to: number): Field {
  if (to <= size) return field;
  const step = to / size;
  const wide = new Float32Array(size * to);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < to; x += 1) {
      const at = (x + 0.5) / step - 0.5;
      const left = Math.floor(at);
      const a = field[y * size + (left & (size - 1))] as number;
      const b = field[y * size + ((left + 1) & (size - 1))] as number;
      wide[y * to + x] = a + (b - a) * (at - left);
    }
  }
  const out = new Float32Array(to * to);
  for (let y = 0; y < to; y += 1) {
    const at = (y + 0.5) / step - 0.5;
    const top = Math.floor(at);
    const t = at - top;
    const a = (top & (size - 1)) * to;
    const b = ((top + 1) & (size - 1)) * to;
    for (let x = 0; x < to; x += 1) {
      const high = wide[a + x] as number;
      out[y * to + x] = high + ((wide[b + x] as number) - high) * t;
    }
  }
  return out;
}
