/**
 * Takes a smooth level from each texel and multiplies the rest by a smooth gain, in place: the rows from `first` up to, not
 * including, `end` of a field of `size` x `size`, which lie from `row` on.
 *
 * `levels` and `gains` are periodic grids of `side` x `side` f64, read linearly between the middles of their cells; `scratch`
 * holds 2 * (side + 2) f64. Levels and gains are rounded to f32, as fields of them would be.
 */
export function evenRows(
  row: usize,
  levels: usize,
  gains: usize,
  scratch: usize,
  size: i32,
  side: i32,
  first: i32,
  end: i32,
): void {
  const step = size / side;
  const across = <f64>step;
  const half = across / 2;
  const gainLine = scratch + (<usize>(side + 2) << 3);
  for (let y = first; y < end; y += 1) {
    const at = (<f64>y + 0.5) / across - 0.5;
    const above = <i32>floor(at);
    const down = at - <f64>above;
    readLine(scratch, levels, side, above, down);
    readLine(gainLine, gains, side, above, down);
    for (let left = -1; left < side; left += 1) {
      const cell = <usize>(left + 1) << 3;
      const level = load<f64>(scratch + cell);
      const gain = load<f64>(gainLine + cell);
      const middle = <f64>(left * step) + half;
      const start = <i32>ceil(middle - 0.5);
      evenTexels(
        row,
        max(0, start),
        min(size, start + step),
        middle,
        level,
        (load<f64>(scratch + cell, 8) - level) / across,
        gain,
        (load<f64>(gainLine + cell, 8) - gain) / across,
      );
    }
    row += <usize>size << 2;
  }
}

/** Blends two rows of a grid into a line that has a column more at either end. */
function readLine(line: usize, grid: usize, side: i32, above: i32, down: f64): void {
  const upper = grid + (<usize>(((above + side) % side) * side) << 3);
  const lower = grid + (<usize>(((above + 1) % side) * side) << 3);
  for (let x = -1; x <= side; x += 1) {
    const column = <usize>((x + side) % side) << 3;
    store<f64>(line, load<f64>(upper + column) * (1 - down) + load<f64>(lower + column) * down);
    line += 8;
  }
}

/** Two texels at a time; `middle` is where `level` and `gain` hold, from where each rises by the texel. */
// @ts-ignore: decorator
@inline
function evenTexels(
  row: usize,
  x: i32,
  stop: i32,
  middle: f64,
  level: f64,
  levelRise: f64,
  gain: f64,
  gainRise: f64,
): void {
  const levels = f64x2.splat(level);
  const levelRises = f64x2.splat(levelRise);
  const gains = f64x2.splat(gain);
  const gainRises = f64x2.splat(gainRise);
  const two = f64x2.splat(2);
  const from = <f64>x + 0.5 - middle;
  let off = f64x2.replace_lane(f64x2.splat(from), 1, from + 1);
  let at = row + (<usize>x << 2);
  for (; x + 1 < stop; x += 2) {
    const taken = rounded(f64x2.add(levels, f64x2.mul(levelRises, off)));
    const factor = rounded(f64x2.add(gains, f64x2.mul(gainRises, off)));
    const value = f64x2.promote_low_f32x4(v128.load64_zero(at));
    v128.store64_lane(at, f32x4.demote_f64x2_zero(f64x2.mul(f64x2.sub(value, taken), factor)), 0);
    off = f64x2.add(off, two);
    at += 8;
  }
  if (x < stop) {
    const last = <f64>x + 0.5 - middle;
    const taken = <f64>(<f32>(level + levelRise * last));
    store<f32>(at, <f32>((<f64>load<f32>(at) - taken) * <f64>(<f32>(gain + gainRise * last))));
  }
}

// @ts-ignore: decorator
@inline
function rounded(value: v128): v128 {
  return f64x2.promote_low_f32x4(f32x4.demote_f64x2_zero(value));
}

/** Replaces `mask` by how far `height` lies above it; returns the sum of the squares. `count` is a multiple of 4. */
export function riseAbove(mask: usize, height: usize, count: i32): f64 {
  let energy: f64 = 0;
  const end = mask + (<usize>count << 2);
  for (; mask < end; mask += 8) {
    const low = f64x2.promote_low_f32x4(v128.load64_zero(mask));
    const above = f64x2.sub(f64x2.promote_low_f32x4(v128.load64_zero(height)), low);
    v128.store64_lane(mask, f32x4.demote_f64x2_zero(above), 0);
    // one after the other: the sum does not depend on how many are worked on at once
    const squares = f64x2.mul(above, above);
    energy += f64x2.extract_lane(squares, 0);
    energy += f64x2.extract_lane(squares, 1);
    height += 8;
  }
  return energy;
}

/** Multiplies `count` numbers, a multiple of 4, in place. */
export function scale(field: usize, count: i32, factor: f64): void {
  const factors = f64x2.splat(factor);
  const end = field + (<usize>count << 2);
  for (; field < end; field += 8) {
    const value = f64x2.promote_low_f32x4(v128.load64_zero(field));
    v128.store64_lane(field, f32x4.demote_f64x2_zero(f64x2.mul(value, factors)), 0);
  }
}
