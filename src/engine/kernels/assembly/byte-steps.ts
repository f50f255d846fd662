/** Rows that 16 bits hold the sums of: 257 steps of up to 255. */
const BAND = 256;

/**
 * Steps between neighbouring texels of a periodic tile of bytes, channels interleaved: `columns` (one entry a byte of a row)
 * sums |here - left| down the tile, `rows[y]` sums |here - above| along row y. `partial` is room for as many 16-bit sums as a
 * row has bytes.
 */
export function byteSteps(
  columns: usize,
  rows: usize,
  partial: usize,
  data: usize,
  size: i32,
  channels: i32,
): void {
  const stride = <usize>(size * channels);
  const pixel = <usize>channels;
  memory.fill(columns, 0, stride << 2);
  for (let band = 0; band < size; band += BAND) {
    memory.fill(partial, 0, stride << 1);
    for (let y = band; y < min(band + BAND, size); y += 1) {
      const row = data + <usize>y * stride;
      const above = data + <usize>((y - 1) & (size - 1)) * stride;
      let sums = i32x4.splat(0);
      for (let at: usize = 0; at < stride; at += 16) {
        const here = v128.load(row + at);
        const left = at == 0 ? wrapped(row, stride, pixel) : v128.load(row + at - pixel);
        const across = apart(here, left);
        const low = v128.load(partial + (at << 1));
        const high = v128.load(partial + (at << 1), 16);
        v128.store(partial + (at << 1), i16x8.add(low, i16x8.extend_low_i8x16_u(across)));
        v128.store(partial + (at << 1), i16x8.add(high, i16x8.extend_high_i8x16_u(across)), 16);
        const down = i16x8.extadd_pairwise_i8x16_u(apart(here, v128.load(above + at)));
        sums = i32x4.add(sums, i32x4.extadd_pairwise_i16x8_u(down));
      }
      const total =
        i32x4.extract_lane(sums, 0) +
        i32x4.extract_lane(sums, 1) +
        i32x4.extract_lane(sums, 2) +
        i32x4.extract_lane(sums, 3);
      store<f32>(rows + (<usize>y << 2), <f32>total);
    }
    for (let at: usize = 0; at < stride; at += 1) {
      const to = columns + (at << 2);
      store<f32>(to, load<f32>(to) + <f32>load<u16>(partial + (at << 1)));
    }
  }
}

/** The first sixteen bytes' left neighbours: some lie at the other end of the row. */
function wrapped(row: usize, stride: usize, pixel: usize): v128 {
  let left = v128.load(row);
  for (let shift: usize = 0; shift < pixel; shift += 1) {
    left = v128.shuffle<i8>(left, left, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14);
    left = i8x16.replace_lane(left, 0, load<u8>(row + stride - 1 - shift));
  }
  return left;
}

// @ts-ignore: decorator
@inline
function apart(a: v128, b: v128): v128 {
  return v128.or(i8x16.sub_sat_u(a, b), i8x16.sub_sat_u(b, a));
}
