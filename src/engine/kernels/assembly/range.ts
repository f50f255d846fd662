/** Lowest and highest of `count` (a multiple of 4) finite numbers, written to `out`. */
export function range(out: usize, field: usize, count: i32): void {
  let low = f32x4.splat(Infinity);
  let high = f32x4.splat(-Infinity);
  const end = field + (<usize>count << 2);
  for (; field < end; field += 16) {
    const value = v128.load(field);
    low = f32x4.pmin(low, value);
    high = f32x4.pmax(high, value);
  }
  low = f32x4.pmin(low, v128.shuffle<i32>(low, low, 2, 3, 0, 1));
  high = f32x4.pmax(high, v128.shuffle<i32>(high, high, 2, 3, 0, 1));
  store<f32>(out, min<f32>(f32x4.extract_lane(low, 0), f32x4.extract_lane(low, 1)));
  store<f32>(out, max<f32>(f32x4.extract_lane(high, 0), f32x4.extract_lane(high, 1)), 4);
}

/** 16-bit levels of `count` (a multiple of 4) numbers: `low` is 0, `steps` levels a unit; rounded half up. */
export function spread(out: usize, field: usize, count: i32, low: f32, steps: f64): void {
  const end = field + (<usize>count << 2);
  const base = f64x2.splat(<f64>low);
  const scale = f64x2.splat(steps);
  const half = f64x2.splat(0.5);
  for (; field < end; field += 16) {
    const value = v128.load(field);
    const a = f64x2.promote_low_f32x4(value);
    const b = f64x2.promote_low_f32x4(v128.shuffle<i32>(value, value, 2, 3, 0, 1));
    const first = i32x4.trunc_sat_f64x2_u_zero(f64x2.add(f64x2.mul(f64x2.sub(a, base), scale), half));
    const second = i32x4.trunc_sat_f64x2_u_zero(f64x2.add(f64x2.mul(f64x2.sub(b, base), scale), half));
    const levels = v128.shuffle<i32>(first, second, 0, 1, 4, 5);
    v128.store64_lane(out, i16x8.narrow_i32x4_u(levels, levels), 0);
    out += 8;
  }
}
