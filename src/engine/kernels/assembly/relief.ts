/**
 * Normals of a periodic height field as RGB bytes, OpenGL convention (+Y up the picture). `scale` = texels a metre / 2. `out`
 * has room for four bytes more.
 */
export function normals(out: usize, height: usize, size: i32, scale: f32): void {
  const mask = size - 1;
  const one = f32x4.splat(1);
  const steep = f32x4.splat(scale);
  for (let y = 0; y < size; y += 1) {
    const row = height + (<usize>(y * size) << 2);
    const above = height + (<usize>(((y - 1) & mask) * size) << 2);
    const below = height + (<usize>(((y + 1) & mask) * size) << 2);
    const end = <usize>size << 2;
    for (let at: usize = 0; at < end; at += 16) {
      const here = v128.load(row + at);
      // the texel to the left of the first and to the right of the last come from the other edge
      const before = load<f32>(at == 0 ? row + end - 4 : row + at - 4);
      const after = load<f32>(at + 16 == end ? row : row + at + 16);
      const left = f32x4.replace_lane(v128.shuffle<i32>(here, here, 0, 0, 1, 2), 0, before);
      const right = f32x4.replace_lane(v128.shuffle<i32>(here, here, 1, 2, 3, 3), 3, after);
      const nx = f32x4.mul(f32x4.sub(left, right), steep);
      const ny = f32x4.mul(f32x4.sub(v128.load(below + at), v128.load(above + at)), steep);
      const square = f32x4.add(f32x4.add(f32x4.mul(nx, nx), f32x4.mul(ny, ny)), one);
      const inverse = f32x4.div(one, f32x4.sqrt(square));
      const red = level(f32x4.mul(nx, inverse));
      const green = level(f32x4.mul(ny, inverse));
      const pixels = v128.or(v128.or(red, i32x4.shl(green, 8)), i32x4.shl(level(inverse), 16));
      v128.store(out, v128.shuffle<i8>(pixels, pixels, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 12, 13, 14, 14));
      out += 12;
    }
  }
}

/** -1..1 to 0..255. */
// @ts-ignore: decorator
@inline
function level(v: v128): v128 {
  return i32x4.trunc_sat_f32x4_s(f32x4.add(f32x4.mul(v, f32x4.splat(127.5)), f32x4.splat(128)));
}

/** Bytes from linear values 0..1 through a table of 4097 square-root-spaced entries; below `low` and above `high` clamped. */
export function toBytes(out: usize, source: usize, count: i32, table: usize, low: f32, high: f32): void {
  const lowest = f32x4.splat(low);
  const highest = f32x4.splat(high);
  const steps = f32x4.splat(4096);
  const half = f32x4.splat(0.5);
  for (let i = 0; i < count; i += 4) {
    // NaN compares false both ways and would pass: pmax(low, x) takes low then
    const value = f32x4.pmin(highest, f32x4.pmax(lowest, v128.load(source + (<usize>i << 2))));
    const slot = i32x4.trunc_sat_f32x4_s(f32x4.add(f32x4.mul(f32x4.sqrt(value), steps), half));
    store<u8>(out + i, load<u8>(table + i32x4.extract_lane(slot, 0)));
    store<u8>(out + i, load<u8>(table + i32x4.extract_lane(slot, 1)), 1);
    store<u8>(out + i, load<u8>(table + i32x4.extract_lane(slot, 2)), 2);
    store<u8>(out + i, load<u8>(table + i32x4.extract_lane(slot, 3)), 3);
  }
}
