/**
 * Periodic box blur in place, `passes` times in each direction; three passes come within 3 % of a Gaussian.
 * `radius` in texels may be fractional: the two end texels count in part. Below size / 2 - 1.
 *
 * `scratch` holds size * size + 2 * size words.
 */
export function blur(field: usize, scratch: usize, size: i32, radius: f32, passes: i32): void {
  const whole = <i32>radius;
  const part = radius - <f32>whole;
  const norm: f32 = 1 / (2 * radius + 1);
  for (let pass = 0; pass < passes; pass += 1) {
    blurRows(field, scratch, size, whole, part, norm);
    blurColumns(scratch, field, scratch + (<usize>(size * size) << 2), size, whole, part, norm);
  }
}

function blurRows(source: usize, target: usize, size: i32, whole: i32, part: f32, norm: f32): void {
  const mask = size - 1;
  // four rows side by side: their sums do not wait for each other
  for (let y = 0; y < size; y += 4) {
    const r0 = source + (<usize>(y * size) << 2);
    const stride = <usize>size << 2;
    let sum = f32x4.splat(0);
    for (let x = -whole; x <= whole; x += 1) sum = f32x4.add(sum, column(r0, stride, x & mask));
    const ends = f32x4.splat(part);
    const scale = f32x4.splat(norm);
    let before = column(r0, stride, (-whole - 1) & mask);
    let to = target + (<usize>(y * size) << 2);
    for (let x = 0; x < size; x += 1) {
      const after = column(r0, stride, (x + whole + 1) & mask);
      const value = f32x4.mul(f32x4.add(sum, f32x4.mul(f32x4.add(before, after), ends)), scale);
      v128.store_lane<f32>(to, value, 0);
      v128.store_lane<f32>(to + stride, value, 1);
      v128.store_lane<f32>(to + 2 * stride, value, 2);
      v128.store_lane<f32>(to + 3 * stride, value, 3);
      to += 4;
      before = column(r0, stride, (x - whole) & mask);
      sum = f32x4.add(sum, f32x4.sub(after, before));
    }
  }
}

function blurColumns(source: usize, target: usize, sums: usize, size: i32, whole: i32, part: f32, norm: f32): void {
  const mask = size - 1;
  const stride = <usize>size << 2;
  memory.fill(sums, 0, stride);
  for (let y = -whole; y <= whole; y += 1) {
    const row = source + <usize>(y & mask) * stride;
    for (let x: usize = 0; x < stride; x += 16) {
      v128.store(sums + x, f32x4.add(v128.load(sums + x), v128.load(row + x)));
    }
  }
  const ends = f32x4.splat(part);
  const scale = f32x4.splat(norm);
  for (let y = 0; y < size; y += 1) {
    const before = source + <usize>((y - whole - 1) & mask) * stride;
    const leaving = source + <usize>((y - whole) & mask) * stride;
    const after = source + <usize>((y + whole + 1) & mask) * stride;
    const to = target + <usize>y * stride;
    for (let x: usize = 0; x < stride; x += 16) {
      const sum = v128.load(sums + x);
      const incoming = v128.load(after + x);
      const outer = f32x4.mul(f32x4.add(v128.load(before + x), incoming), ends);
      v128.store(to + x, f32x4.mul(f32x4.add(sum, outer), scale));
      v128.store(sums + x, f32x4.add(sum, f32x4.sub(incoming, v128.load(leaving + x))));
    }
  }
}

// @ts-ignore: decorator
@inline
function column(row: usize, stride: usize, x: i32): v128 {
  const at = row + (<usize>x << 2);
  let v = v128.load32_splat(at);
  v = v128.load_lane<f32>(at + stride, v, 1);
  v = v128.load_lane<f32>(at + 2 * stride, v, 2);
  return v128.load_lane<f32>(at + 3 * stride, v, 3);
}
