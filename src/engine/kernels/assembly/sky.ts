/** Open sky of any window of a periodic height field: horizons near by in full detail, wide ones from a reduced copy. */

/** Means over squares of `step` x `step` texels. Four at a time (`size / step` is a multiple): a sum waits for the one before it. */
export function reduce(out: usize, field: usize, size: i32, step: i32): void {
  const small = size / step;
  memory.fill(out, 0, <usize>(small * small) << 2);
  for (let y = 0; y < size; y += 1) {
    let from = field + (<usize>(y * size) << 2);
    let to = out + (<usize>((y / step) * small) << 2);
    const next = <usize>step << 2;
    for (let x = 0; x < small; x += 4) {
      let a: f64 = 0;
      let b: f64 = 0;
      let c: f64 = 0;
      let d: f64 = 0;
      for (let k = 0; k < step; k += 1) {
        a += <f64>load<f32>(from);
        b += <f64>load<f32>(from + next);
        c += <f64>load<f32>(from + 2 * next);
        d += <f64>load<f32>(from + 3 * next);
        from += 4;
      }
      from += 3 * next;
      store<f32>(to, <f32>(<f64>load<f32>(to) + a));
      store<f32>(to, <f32>(<f64>load<f32>(to, 4) + b), 4);
      store<f32>(to, <f32>(<f64>load<f32>(to, 8) + c), 8);
      store<f32>(to, <f32>(<f64>load<f32>(to, 12) + d), 12);
      to += 16;
    }
  }
  const share: f32 = 1 / <f32>(step * step);
  for (let i = 0; i < small * small; i += 1) {
    const at = out + (<usize>i << 2);
    store<f32>(at, load<f32>(at) * share);
  }
}

/** Lays `field` into the middle of `padded`, with `margin` (a multiple of 4, at most `size`) wrapped texels on each side. */
export function pad(padded: usize, field: usize, size: i32, margin: i32): void {
  const stride = <usize>(size + 2 * margin) << 2;
  const line = <usize>size << 2;
  const edge = <usize>margin << 2;
  for (let y = -margin; y < size + margin; y += 1) {
    const from = field + <usize>(y & (size - 1)) * line;
    const to = padded + <usize>(y + margin) * stride;
    memory.copy(to, from + line - edge, edge);
    memory.copy(to + edge, from, line);
    memory.copy(to + edge + line, from, edge);
  }
}

/**
 * Open sky over each texel of a window of a padded height field: for every direction the highest horizon among its
 * samples, cosine-weighted (1 / (1 + tan^2) of the sky remains), averaged over directions.
 *
 * `left` and `top` are counted in the padded field; `wide` is a multiple of 8. `samples` holds for each of `directions` x
 * `steps`: byte offset into the padded field, texels a metre / distance.
 */
export function openSky(
  out: usize,
  padded: usize,
  stride: i32,
  left: i32,
  top: i32,
  wide: i32,
  high: i32,
  samples: usize,
  directions: i32,
  steps: i32,
): void {
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const share = f32x4.splat(<f32>1 / <f32>directions);
  for (let y = top; y < top + high; y += 1) {
    let centre = padded + (<usize>(y * stride + left) << 2);
    for (let x = 0; x < wide; x += 8) {
      // eight texels share the look-up of each sample's place
      const here0 = v128.load(centre);
      const here1 = v128.load(centre, 16);
      let sky0 = zero;
      let sky1 = zero;
      let at = samples;
      for (let d = 0; d < directions; d += 1) {
        let tangent0 = zero;
        let tangent1 = zero;
        for (let s = 0; s < steps; s += 1) {
          const there = centre + load<i32>(at);
          const slope = v128.load32_splat(at, 4);
          tangent0 = f32x4.pmax(tangent0, f32x4.mul(f32x4.sub(v128.load(there), here0), slope));
          tangent1 = f32x4.pmax(tangent1, f32x4.mul(f32x4.sub(v128.load(there, 16), here1), slope));
          at += 8;
        }
        sky0 = f32x4.add(sky0, f32x4.div(share, f32x4.add(one, f32x4.mul(tangent0, tangent0))));
        sky1 = f32x4.add(sky1, f32x4.div(share, f32x4.add(one, f32x4.mul(tangent1, tangent1))));
      }
      v128.store(out, sky0);
      v128.store(out, sky1, 16);
      out += 32;
      centre += 32;
    }
  }
}

/**
 * Multiplies a window with the bilinear values of a periodic coarse field. `left` and `top` are counted in the fine tile.
 * `line` is room for `coarse` words.
 */
export function shadeByCoarse(
  window: usize,
  left: i32,
  top: i32,
  wide: i32,
  high: i32,
  field: usize,
  coarse: i32,
  step: i32,
  line: usize,
): void {
  const mask = coarse - 1;
  const share: f32 = 1 / <f32>step;
  for (let y = top; y < top + high; y += 1) {
    const down = (<f32>y + 0.5) * share - 0.5;
    const row = floor<f32>(down);
    const t = f32x4.splat(down - row);
    const upper = field + (<usize>((<i32>row & mask) * coarse) << 2);
    const lower = field + (<usize>(((<i32>row + 1) & mask) * coarse) << 2);
    for (let at: usize = 0; at < <usize>coarse << 2; at += 16) {
      const a = v128.load(upper + at);
      v128.store(line + at, f32x4.add(a, f32x4.mul(f32x4.sub(v128.load(lower + at), a), t)));
    }
    for (let x = left; x < left + wide; x += 4) {
      let a = f32x4.splat(0);
      let b = a;
      let u = a;
      for (let lane = 0; lane < 4; lane += 1) {
        const across = (<f32>(x + lane) + 0.5) * share - 0.5;
        const column = floor<f32>(across);
        a = f32x4.replace_lane(v128.shuffle<i32>(a, a, 1, 2, 3, 0), 3, load<f32>(line + (<usize>(<i32>column & mask) << 2)));
        b = f32x4.replace_lane(
          v128.shuffle<i32>(b, b, 1, 2, 3, 0),
          3,
          load<f32>(line + (<usize>((<i32>column + 1) & mask) << 2)),
        );
        u = f32x4.replace_lane(v128.shuffle<i32>(u, u, 1, 2, 3, 0), 3, across - column);
      }
      const value = f32x4.add(a, f32x4.mul(f32x4.sub(b, a), u));
      v128.store(window, f32x4.mul(v128.load(window), value));
      window += 16;
    }
  }
}
