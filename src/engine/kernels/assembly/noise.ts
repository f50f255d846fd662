import { hash2 } from "./hash";

/** What each octave adds: the noise itself, its folded valleys, or its folded ridges. */
const FBM = 0;
const BILLOW = 1;

/** Amplitude that brings unit-gradient noise to about -1..1. */
const SPREAD: f32 = 1.5;

/** Columns kept beyond the last, so that four neighbours can be read at once across the wrap. */
const BEYOND = 8;
/** Words before an octave's tables: columns, rows, words in a line of columns, lattice row the gradients are of. */
const HEAD = 4;

/**
 * Periodic gradient noise (Perlin 2002, quintic fade), `octaves` layers of doubling frequency summed up: its tables, from
 * which `noiseRows` then makes rows. Returns how many octaves the grid can hold.
 *
 * Along a row the vertical half of the interpolation is constant, so each lattice column shrinks to a line A * fx + B, and a
 * texel costs two of those and one blend. All octaves of a row are added before the next row, while it is in the cache, and
 * a lattice row's gradients are made once for all texel rows that it spans.
 *
 * `scratch` holds octaves * (4 + 5 * size + 6 * (cells of that octave + 12)) words.
 */
export function layNoise(
  scratch: usize,
  size: i32,
  cellsX: i32,
  cellsY: i32,
  octaves: i32,
  seed: u32,
): i32 {
  let used = 0;
  let tables = scratch;
  let columns = cellsX;
  let rows = cellsY;
  for (; used < octaves; used += 1) {
    // finer than two texels a cell is noise of the grid, not of the surface
    if (columns * 2 > size && rows * 2 > size) break;
    tables = layTables(tables, size, columns, rows, seed + <u32>used * 0x9e3779b9);
    columns <<= 1;
    rows <<= 1;
  }
  return used;
}

/** Writes the rows from `first` up to, not including, `end`; `octaves` is what `layNoise` returned. */
export function noiseRows(
  out: usize,
  scratch: usize,
  size: i32,
  first: i32,
  end: i32,
  octaves: i32,
  amplitude: f32,
  gain: f32,
  seed: u32,
  kind: i32,
): void {
  for (let y = first; y < end; y += 1) {
    memory.fill(out, 0, <usize>size << 2);
    let at = scratch;
    let weight = amplitude;
    for (let octave = 0; octave < octaves; octave += 1) {
      at = addRow(out, at, size, y, weight, seed + <u32>octave * 0x9e3779b9, kind);
      weight *= gain;
    }
    out += <usize>size << 2;
  }
}

/**
 * What an octave knows of every four texels of a row: the lattice column of the first, how the four columns lie from there
 * (bytes of a swizzle), the places in their cells and the faded ones. Returns the address after the octave's room.
 */
function layTables(head: usize, size: i32, columns: i32, rows: i32, seed: u32): usize {
  store<i32>(head, columns);
  store<i32>(head, rows, 4);
  store<i32>(head, lineOf(columns), 8);
  store<i32>(head, -2, 12);
  const shiftX = <f32>(hash2(-7, -3, seed) & 0xffff) / 65536;
  const stepX = <f32>columns / <f32>size;
  let to = head + (HEAD << 2);
  for (let x = 0; x < size; x += 4) {
    let first = 0;
    for (let lane = 0; lane < 4; lane += 1) {
      const at = (<f32>(x + lane) + 0.5) * stepX + shiftX;
      const cell = <i32>at;
      const frac = at - <f32>cell;
      if (lane == 0) first = cell;
      const from = to + (<usize>lane << 2);
      // bytes 4k .. 4k + 3 of the four columns read from the first on; further off than three is gathered one by one
      store<u32>(from, <u32>(cell - first) * 0x04040404 + 0x03020100, 16);
      store<f32>(from, frac, 32);
      store<f32>(from, fade(frac), 48);
      store<i32>(from, cell % columns, 64);
    }
    store<i32>(to, (first % columns) << 2);
    to += 80;
  }
  return to + <usize>(6 * lineOf(columns)) * 4;
}

/** Words of a line of columns: whole vectors. */
function lineOf(columns: i32): i32 {
  return (columns + BEYOND + 3) & ~3;
}

/** Adds one octave of row `y`; returns the address of the next octave's tables. */
function addRow(row: usize, head: usize, size: i32, y: i32, amplitude: f32, seed: u32, kind: i32): usize {
  const columns = load<i32>(head);
  const rows = load<i32>(head, 4);
  const line = <usize>load<i32>(head, 8) << 2;
  const texels = head + (HEAD << 2);
  const lines = texels + <usize>size * 20;
  const shiftY = <f32>(hash2(-7, -3, seed) >>> 16) / 65536;
  const at = (<f32>y + 0.5) * (<f32>rows / <f32>size) + shiftY;
  const cell = <i32>at;
  const fy = at - <f32>cell;
  const before = load<i32>(head, 12);
  if (cell != before) {
    // the gradients of even lattice rows lie in the first pair of lines, those of odd ones in the second
    if (cell != before + 1) fillGradients(lines + line * 2 * <usize>(cell & 1), line, columns, cell % rows, seed);
    fillGradients(lines + line * 2 * <usize>((cell + 1) & 1), line, columns, (cell + 1) % rows, seed);
    store<i32>(head, cell, 12);
  }
  const slope = lines + line * 4;
  const offset = slope + line;
  blendRows(slope, offset, lines + line * 2 * <usize>(cell & 1), lines + line * 2 * <usize>((cell + 1) & 1), line, fy);

  const one = f32x4.splat(1);
  const spread = f32x4.splat(SPREAD);
  const weight = f32x4.splat(amplitude);
  const near = columns <= size;
  let from = texels;
  const end = row + (<usize>size << 2);
  for (let to = row; to < end; to += 16) {
    const fx = v128.load(from, 32);
    const u = v128.load(from, 48);
    let a0: v128, b0: v128, a1: v128, b1: v128;
    if (near) {
      const first = <usize>load<i32>(from);
      const spots = v128.load(from, 16);
      a0 = i8x16.swizzle(v128.load(slope + first), spots);
      a1 = i8x16.swizzle(v128.load(slope + first, 4), spots);
      b0 = i8x16.swizzle(v128.load(offset + first), spots);
      b1 = i8x16.swizzle(v128.load(offset + first, 4), spots);
    } else {
      const cells = from + 64;
      a0 = gather(slope, cells);
      a1 = gather(slope + 4, cells);
      b0 = gather(offset, cells);
      b1 = gather(offset + 4, cells);
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
    v128.store(to, f32x4.add(v128.load(to), f32x4.mul(n, weight)));
    from += 80;
  }
  return lines + line * 6;
}

/** Unit gradients of a lattice row: a line of their x, then one of their y; the first ones again after the last. */
function fillGradients(to: usize, line: usize, columns: i32, row: i32, seed: u32): void {
  for (let c = 0; c < columns; c += 1) {
    const h = hash2(c, row, seed);
    const gx = <f32>(<i32>(h & 0xffff) - 0x8000) + 0.5;
    const gy = <f32>(<i32>(h >>> 16) - 0x8000) + 0.5;
    const n: f32 = 1 / sqrt<f32>(gx * gx + gy * gy);
    store<f32>(to + (<usize>c << 2), gx * n);
    store<f32>(to + line + (<usize>c << 2), gy * n);
  }
  for (let c = columns; c < columns + BEYOND; c += 1) {
    store<f32>(to + (<usize>c << 2), load<f32>(to + (<usize>(c % columns) << 2)));
    store<f32>(to + line + (<usize>c << 2), load<f32>(to + line + (<usize>(c % columns) << 2)));
  }
}

/** One line a lattice column: the corner above and the corner below blended for a row of texels. */
function blendRows(slope: usize, offset: usize, top: usize, bottom: usize, line: usize, fy: f32): void {
  const v = f32x4.splat(fade(fy));
  const down = f32x4.splat(fy);
  const up = f32x4.splat(fy - 1);
  for (let c: usize = 0; c < line; c += 16) {
    const tx = v128.load(top + c);
    const bx = v128.load(bottom + c);
    v128.store(slope + c, f32x4.add(tx, f32x4.mul(f32x4.sub(bx, tx), v)));
    const high = f32x4.mul(v128.load(top + line + c), down);
    const low = f32x4.mul(v128.load(bottom + line + c), up);
    v128.store(offset + c, f32x4.add(high, f32x4.mul(f32x4.sub(low, high), v)));
  }
}

// @ts-ignore: decorator
@inline
function gather(line: usize, cells: usize): v128 {
  let v = v128.load32_splat(line + (<usize>load<i32>(cells) << 2));
  v = v128.load_lane<f32>(line + (<usize>load<i32>(cells, 4) << 2), v, 1);
  v = v128.load_lane<f32>(line + (<usize>load<i32>(cells, 8) << 2), v, 2);
  return v128.load_lane<f32>(line + (<usize>load<i32>(cells, 12) << 2), v, 3);
}

// @ts-ignore: decorator
@inline
function fade(t: f32): f32 {
  return t * t * t * (t * (t * 6 - 15) + 10);
}
