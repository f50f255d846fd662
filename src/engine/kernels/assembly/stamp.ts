/** Numbers an instance takes: x, y (texels), cos, sin, half length, half width (texels), base, gain, tilt, bend. */
const STRIDE: usize = 40;

/**
 * Lays copies of a stamp over a periodic field; where copies overlap, the higher one shows.
 *
 * The stamp is a square of `stampSize` texels holding relief 0..1; 0 or less is outside the shape. A copy's level at a
 * texel is base + gain * relief + tilt * v, v running -1..1 along its length. `bend` shifts its middle line sideways by
 * bend * v * v half widths. `index` gets the copy's number counted from `counted`, `along` and `across` the place in it, -1..1.
 * Only the rows from `first` up to, not including, `end` are touched.
 */
export function stamp(
  height: usize,
  index: usize,
  along: usize,
  across: usize,
  size: i32,
  shape: usize,
  stampSize: i32,
  copies: usize,
  count: i32,
  counted: i32,
  first: i32,
  end: i32,
): void {
  const mask = size - 1;
  const last = <f32>(stampSize - 1);
  for (let copy = 0; copy < count; copy += 1) {
    const p = copies + <usize>copy * STRIDE;
    const cx = load<f32>(p);
    const cy = load<f32>(p, 4);
    const c = load<f32>(p, 8);
    const s = load<f32>(p, 12);
    const halfLength = load<f32>(p, 16);
    const halfWidth = load<f32>(p, 20);
    const base = load<f32>(p, 24);
    const gain = load<f32>(p, 28);
    const tilt = load<f32>(p, 32);
    const bend = load<f32>(p, 36);
    const wide = halfWidth * (1 + abs<f32>(bend));
    const reachX = abs<f32>(c) * wide + abs<f32>(s) * halfLength;
    const reachY = abs<f32>(s) * wide + abs<f32>(c) * halfLength;
    const x0 = <i32>ceil<f32>(cx - reachX);
    const x1 = <i32>floor<f32>(cx + reachX);
    const y0 = <i32>ceil<f32>(cy - reachY);
    const y1 = <i32>floor<f32>(cy + reachY);
    const toU: f32 = 1 / halfWidth;
    const toV: f32 = 1 / halfLength;
    // how far the bowed band reaches to either side of its straight middle line
    const leftward = halfWidth * (1 - min<f32>(0, bend));
    const rightward = halfWidth * (1 + max<f32>(0, bend));
    for (let y = y0; y <= y1; y += 1) {
      const line = y & mask;
      if (line < first || line >= end) continue;
      const dy = <f32>y - cy;
      const row = line * size;
      // a slanting blade fills little of its box: the stretch of this row that may lie in it, a texel wider for rounding
      let from = <f32>x0;
      let to = <f32>x1;
      if (abs<f32>(c) > 0.01) {
        const a = cx + (-leftward - dy * s) / c;
        const b = cx + (rightward - dy * s) / c;
        from = max<f32>(from, min<f32>(a, b) - 1);
        to = min<f32>(to, max<f32>(a, b) + 1);
      }
      if (abs<f32>(s) > 0.01) {
        const a = cx + (dy * c - halfLength) / s;
        const b = cx + (dy * c + halfLength) / s;
        from = max<f32>(from, min<f32>(a, b) - 1);
        to = min<f32>(to, max<f32>(a, b) + 1);
      }
      const lastX = <i32>floor<f32>(to);
      for (let x = <i32>ceil<f32>(from); x <= lastX; x += 1) {
        const dx = <f32>x - cx;
        const v = (dy * c - dx * s) * toV;
        if (v < -1 || v > 1) continue;
        const u = (dx * c + dy * s) * toU - bend * v * v;
        if (u < -1 || u > 1) continue;
        const relief = sample(shape, stampSize, (u * 0.5 + 0.5) * last, (v * 0.5 + 0.5) * last);
        if (relief <= 0) continue;
        const level = base + gain * relief + tilt * v;
        const at = <usize>(row + (x & mask)) << 2;
        if (level <= load<f32>(height + at)) continue;
        store<f32>(height + at, level);
        store<f32>(index + at, <f32>(counted + copy));
        store<f32>(along + at, v);
        store<f32>(across + at, u);
      }
    }
  }
}

// @ts-ignore: decorator
@inline
function sample(shape: usize, stampSize: i32, x: f32, y: f32): f32 {
  const fx = floor<f32>(x);
  const fy = floor<f32>(y);
  const x0 = <i32>fx;
  const y0 = <i32>fy;
  const x1 = x0 + 1 < stampSize ? x0 + 1 : x0;
  const y1 = y0 + 1 < stampSize ? y0 + 1 : y0;
  const u = x - fx;
  const v = y - fy;
  const a = load<f32>(shape + (<usize>(y0 * stampSize + x0) << 2));
  const b = load<f32>(shape + (<usize>(y0 * stampSize + x1) << 2));
  const c = load<f32>(shape + (<usize>(y1 * stampSize + x0) << 2));
  const d = load<f32>(shape + (<usize>(y1 * stampSize + x1) << 2));
  const high = a + (b - a) * u;
  const low = c + (d - c) * u;
  return high + (low - high) * v;
}
