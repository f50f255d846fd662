import type { Field } from "../../kernels/kernels.ts";

/** Value of a periodic field at x, y in tiles (any real numbers), bilinear between texel centres. */
export function sampleField(field: Field, size: number, x: number, y: number): number {
  const mask = size - 1;
  const px = x * size - 0.5;
  const py = y * size - 0.5;
  const left = Math.floor(px);
  const top = Math.floor(py);
  const u = px - left;
  const row = (top & mask) * size;
  const below = ((top + 1) & mask) * size;
  const a = field[row + (left & mask)] as number;
  const b = field[row + ((left + 1) & mask)] as number;
  const c = field[below + (left & mask)] as number;
  const d = field[below + ((left + 1) & mask)] as number;
  const high = a + (b - a) * u;
  return high + (c + (d - c) * u - high) * (py - top);
}
