/**
 * Steps between neighbouring texels of a periodic tile: `columns[x]` sums |here - left| down column x, `rows[y]` sums
 * |here - above| along row y, over all interleaved channels.
 */
export function steps(columns: usize, rows: usize, data: usize, size: i32, channels: i32): void {
  memory.fill(columns, 0, <usize>size << 2);
  const stride = <usize>(size * channels) << 2;
  const pixel = <usize>channels << 2;
  for (let y = 0; y < size; y += 1) {
    const row = data + <usize>y * stride;
    const above = data + <usize>((y - 1) & (size - 1)) * stride;
    let left = row + stride - pixel;
    let total: f32 = 0;
    for (let x = 0; x < size; x += 1) {
      const here = row + <usize>x * pixel;
      let across: f32 = 0;
      for (let c: usize = 0; c < pixel; c += 4) {
        const value = load<f32>(here + c);
        across += abs<f32>(value - load<f32>(left + c));
        total += abs<f32>(value - load<f32>(above + (here - row) + c));
      }
      const sum = columns + (<usize>x << 2);
      store<f32>(sum, load<f32>(sum) + across);
      left = here;
    }
    store<f32>(rows + (<usize>y << 2), total);
  }
}
