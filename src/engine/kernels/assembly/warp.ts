/**
 * Samples `source` at (x + dx, y + dy) texels, bilinear and periodic, for the rows from `first` up to, not including, `end`.
 * `dx` and `dy` are fields, scaled by `amount`.
 */
export function warp(
  out: usize,
  source: usize,
  dx: usize,
  dy: usize,
  size: i32,
  first: i32,
  end: i32,
  amount: f32,
): void {
  const mask = size - 1;
  for (let y = first; y < end; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const at = <usize>(y * size + x) << 2;
      const px = <f32>x + load<f32>(dx + at) * amount;
      const py = <f32>y + load<f32>(dy + at) * amount;
      const fx = floor<f32>(px);
      const fy = floor<f32>(py);
      const u = px - fx;
      const v = py - fy;
      const x0 = <i32>fx & mask;
      const x1 = (x0 + 1) & mask;
      const top = source + (<usize>((<i32>fy & mask) * size) << 2);
      const bottom = source + (<usize>(((<i32>fy + 1) & mask) * size) << 2);
      const a = load<f32>(top + (<usize>x0 << 2));
      const b = load<f32>(top + (<usize>x1 << 2));
      const c = load<f32>(bottom + (<usize>x0 << 2));
      const d = load<f32>(bottom + (<usize>x1 << 2));
      const high = a + (b - a) * u;
      const low = c + (d - c) * u;
      store<f32>(out + at, high + (low - high) * v);
    }
  }
}
