/**
 * Steps between neighbouring texels of a periodic tile of interleaved channels: `columns` (one entry a channel of a column)
 * sums |here - left| down the tile, `rows[y]` sums |here - above| along row y.
 */
export function steps(columns: usize, rows: usize, data: usize, size: i32, channels: i32): void {
  const stride = <usize>(size * channels) << 2;
  const pixel = <usize>channels << 2;
  memory.fill(columns, 0, stride);
  for (let y = 0; y < size; y += 1) {
    const row = data + <usize>y * stride;
    const above = data + <usize>((y - 1) & (size - 1)) * stride;
    let total: f32 = 0;
    // the first four entries may look left across the edge
    for (let at: usize = 0; at < 16; at += 4) {
      const value = load<f32>(row + at);
      const left = load<f32>(at < pixel ? row + stride - pixel + at : row + at - pixel);
      store<f32>(columns + at, load<f32>(columns + at) + abs<f32>(value - left));
      total += abs<f32>(value - load<f32>(above + at));
    }
    let sums = f32x4.splat(0);
    for (let at: usize = 16; at < stride; at += 16) {
      const value = v128.load(row + at);
      const across = f32x4.abs(f32x4.sub(value, v128.load(row + at - pixel)));
      v128.store(columns + at, f32x4.add(v128.load(columns + at), across));
      sums = f32x4.add(sums, f32x4.abs(f32x4.sub(value, v128.load(above + at))));
    }
    total += f32x4.extract_lane(sums, 0) + f32x4.extract_lane(sums, 1);
    total += f32x4.extract_lane(sums, 2) + f32x4.extract_lane(sums, 3);
    store<f32>(rows + (<usize>y << 2), total);
  }
}
