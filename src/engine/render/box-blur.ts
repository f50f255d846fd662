/**
 * Blurs a square field in place by three boxes, nearly a Gaussian; beyond the border lies 0.
 *
 * @param radius Cells to either side of each box; below 1 nothing happens.
 */
export function boxBlur(field: Float32Array, size: number, radius: number): void {
  const reach = Math.round(radius);
  if (reach < 1) return;
  const line = new Float32Array(size);
  for (let pass = 0; pass < 3; pass += 1) {
    for (let i = 0; i < size; i += 1) blurLine(field, i * size, 1, size, reach, line);
    for (let i = 0; i < size; i += 1) blurLine(field, i, size, size, reach, line);
  }
}

function blurLine(
  field: Float32Array,
  start: number,
  step: number,
  size: number,
  reach: number,
  line: Float32Array,
): void {
  for (let i = 0; i < size; i += 1) line[i] = field[start + i * step] as number;
  const share = 1 / (2 * reach + 1);
  let sum = 0;
  for (let i = 0; i < Math.min(reach, size); i += 1) sum += line[i] as number;
  for (let i = 0; i < size; i += 1) {
    if (i + reach < size) sum += line[i + reach] as number;
    if (i - reach - 1 >= 0) sum -= line[i - reach - 1] as number;
    field[start + i * step] = Math.max(0, sum * share);
  }
}
