import { hash2 } from "./hash";

/** What each octave adds: the noise itself, its folded valleys, or its folded ridges. */
const FBM = 0;
const BILLOW = 1;

/** Amplitude that brings unit-gradient noise to about -1..1. */
const SPREAD: f32 = 1.5;

/**
 * Periodic gradient noise (Perlin 2002, quintic fade), `octaves` layers of doubling frequency added into `out`.
 *
 * Along a row the vertical half of the interpolation is constant, so each lattice column shrinks to a line A * fx + B,
 * and a texel costs two of those and one blend.
 *
 * `scratch` holds 3 * size + 4 * (largest cell count + 2) words.
 */
export function noise(
  out: usize,
  scratch: usize,
  size: i32,
  cellsX: i32,
  cellsY: i32,
  octaves: i32,
  amplitude: f32,
  gain: f32,
  seed: u32,
  kind: i32,
): void {
  memory.fill(out, 0, <usize>(size * size) << 2);
  for (let octave = 0; octave < octaves; octave += 1) {
    // finer than two texels a cell is noise of the grid, not of the surface
    if (cellsX * 2 > size && cellsY * 2 > size) break;
    addOctave(out, scratch, size, cellsX, cellsY, amplitude, seed + <u32>octave * 0x9e3779b9, kind);
    amplitude *= gain;
    cellsX <<= 1;
    cellsY <<= 1;
  }
}

function addOctave(
  out: usize,
  scratch: usize,
  size: i32,
  cellsX: i32,
  cellsY: i32,
  amplitude: f32,
  seed: u32,
  kind: i32,
): void {
  const cellOf = scratch;
  const fracOf = cellOf + (<usize>size << 2);
  const fadeOf = fracOf + (<usize>size << 2);
  const slope = fadeOf + (<usize>size << 2);
  const offset = slope + (<usize>(cellsX + 2) << 2);
  const shift = hash2(-7, -3, seed);
  const shiftX = <f32>(shift & 0xffff) / 65536;
  const shiftY = <f32>(shift >>> 16) / 65536;
  const stepX = <f32>cellsX / <f32>size;
  const stepY = <f32>cellsY / <f32>size;

  for (let x = 0; x < size; x += 1) {
    const at = (<f32>x + 0.5) * stepX + shiftX;
    const cell = <i32>at;
    const frac = at - <f32>cell;
    store<i32>(cellOf + (<usize>x << 2), cell % cellsX);
    store<f32>(fracOf + (<usize>x << 2), frac);
    store<f32>(fadeOf + (<usize>x << 2), fade(frac));
  }

  const one = f32x4.splat(1);
  const spread = f32x4.splat(SPREAD);
  const weight = f32x4.splat(amplitude);
  for (let y = 0; y < size; y += 1) {
    const at = (<f32>y + 0.5) * stepY + shiftY;
    const cell = <i32>at;
    const fy = at - <f32>cell;
    const v = fade(fy);
    fillRow(slope, offset, cell % cellsY, (cell + 1) % cellsY, cellsX, fy, v, seed);
    const row = out + (<usize>(y * size) << 2);
    for (let x = 0; x < size; x += 4) {
      const bytes = <usize>x << 2;
      const first = load<i32>(cellOf + bytes);
      const last = load<i32>(cellOf + bytes, 12);
      const fx = v128.load(fracOf + bytes);
      const u = v128.load(fadeOf + bytes);
      let a0: v128, b0: v128, a1: v128, b1: v128;
      if (first == last) {
        const cellBytes = <usize>first << 2;
        a0 = v128.load32_splat(slope + cellBytes);
        b0 = v128.load32_splat(offset + cellBytes);
        a1 = v128.load32_splat(slope + cellBytes, 4);
        b1 = v128.load32_splat(offset + cellBytes, 4);
      } else {
        const c0 = <usize>first << 2;
        const c1 = <usize>load<i32>(cellOf + bytes, 4) << 2;
        const c2 = <usize>load<i32>(cellOf + bytes, 8) << 2;
        const c3 = <usize>last << 2;
        a0 = gather(slope + c0, slope + c1, slope + c2, slope + c3);
        b0 = gather(offset + c0, offset + c1, offset + c2, offset + c3);
        a1 = gather(slope + c0 + 4, slope + c1 + 4, slope + c2 + 4, slope + c3 + 4);
        b1 = gather(offset + c0 + 4, offset + c1 + 4, offset + c2 + 4, offset + c3 + 4);
      }
      const left = f32x4.add(f32x4.mul(a0, fx), b0);
      const right = f32x4.add(f32x4.mul(a1, f32x4.sub(fx, one)), b1);
      let n = f32x4.mul(f32x4.add(left, f32x4.mul(f32x4.sub(right, left), u)), spread);
      if (kind != FBM) {
        n = f32x4.pmin(f32x4.abs(n), one);
        if (kind != BILLOW) {
          n = f32x4.sub(one, n);
          n = f32x4.mul(n, n);
        }
      }
      v128.store(row + bytes, f32x4.add(v128.load(row + bytes), f32x4.mul(n, weight)));
    }
  }
}

/** One line a lattice column: the corner above and the corner below blended for this row. One column more than there are, for the wrap. */
function fillRow(
  slope: usize,
  offset: usize,
  above: i32,
  below: i32,
  cells: i32,
  fy: f32,
  v: f32,
  seed: u32,
): void {
  for (let c = 0; c < cells; c += 1) {
    const top = hash2(c, above, seed);
    const bottom = hash2(c, below, seed);
    let tx = <f32>(<i32>(top & 0xffff) - 0x8000) + 0.5;
    let ty = <f32>(<i32>(top >>> 16) - 0x8000) + 0.5;
    const tn: f32 = 1 / sqrt<f32>(tx * tx + ty * ty);
    tx *= tn;
    ty *= tn;
    let bx = <f32>(<i32>(bottom & 0xffff) - 0x8000) + 0.5;
    let by = <f32>(<i32>(bottom >>> 16) - 0x8000) + 0.5;
    const bn: f32 = 1 / sqrt<f32>(bx * bx + by * by);
    bx *= bn;
    by *= bn;
    store<f32>(slope + (<usize>c << 2), tx + (bx - tx) * v);
    const high = ty * fy;
    const low = by * (fy - 1);
    store<f32>(offset + (<usize>c << 2), high + (low - high) * v);
  }
  store<f32>(slope + (<usize>cells << 2), load<f32>(slope));
  store<f32>(offset + (<usize>cells << 2), load<f32>(offset));
}

// @ts-ignore: decorator
@inline
function gather(p0: usize, p1: usize, p2: usize, p3: usize): v128 {
  let v = v128.load32_splat(p0);
  v = v128.load_lane<f32>(p1, v, 1);
  v = v128.load_lane<f32>(p2, v, 2);
  return v128.load_lane<f32>(p3, v, 3);
}

// @ts-ignore: decorator
@inline
function fade(t: f32): f32 {
  return t * t * t * (t * (t * 6 - 15) + 10);
}
