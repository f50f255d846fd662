/** Normals of a periodic height field as RGB bytes, OpenGL convention (+Y up the picture). `scale` = texels a metre / 2. */
export function normals(out: usize, height: usize, size: i32, scale: f32): void {
  const mask = size - 1;
  for (let y = 0; y < size; y += 1) {
    const row = height + (<usize>(y * size) << 2);
    const above = height + (<usize>(((y - 1) & mask) * size) << 2);
    const below = height + (<usize>(((y + 1) & mask) * size) << 2);
    for (let x = 0; x < size; x += 1) {
      const left = load<f32>(row + (<usize>((x - 1) & mask) << 2));
      const right = load<f32>(row + (<usize>((x + 1) & mask) << 2));
      const up = load<f32>(above + (<usize>x << 2));
      const down = load<f32>(below + (<usize>x << 2));
      const nx = (left - right) * scale;
      const ny = (down - up) * scale;
      const inverse: f32 = 1 / sqrt<f32>(nx * nx + ny * ny + 1);
      const at = out + <usize>((y * size + x) * 3);
      store<u8>(at, <u8>(nx * inverse * 127.5 + 128));
      store<u8>(at, <u8>(ny * inverse * 127.5 + 128), 1);
      store<u8>(at, <u8>(inverse * 127.5 + 128), 2);
    }
  }
}

/**
 * Open sky over each texel of a height field with a border of `margin` wrapped texels: for every direction the highest
 * horizon among its samples, cosine-weighted (1 / (1 + tan^2) of the sky remains), averaged over directions.
 *
 * `samples` holds for each of `directions` x `steps`: byte offset into the padded field, texels a metre / distance.
 */
export function openSky(
  out: usize,
  padded: usize,
  size: i32,
  margin: i32,
  samples: usize,
  directions: i32,
  steps: i32,
): void {
  const stride = size + 2 * margin;
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const share = f32x4.splat(<f32>1 / <f32>directions);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 4) {
      const centre = padded + (<usize>((y + margin) * stride + x + margin) << 2);
      const here = v128.load(centre);
      let sky = zero;
      let at = samples;
      for (let d = 0; d < directions; d += 1) {
        let tangent = zero;
        for (let s = 0; s < steps; s += 1) {
          const there = v128.load(centre + load<i32>(at));
          const rise = f32x4.mul(f32x4.sub(there, here), v128.load32_splat(at, 4));
          tangent = f32x4.pmax(tangent, rise);
          at += 8;
        }
        sky = f32x4.add(sky, f32x4.div(share, f32x4.add(one, f32x4.mul(tangent, tangent))));
      }
      v128.store(out + (<usize>(y * size + x) << 2), sky);
    }
  }
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
