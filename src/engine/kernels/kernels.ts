import { takeField } from "./field-pool.ts";
import { makeRows } from "./shared-rows.ts";
import {
  allocate,
  beginKernel,
  copyBytes,
  copyBytesIn,
  copyFloats,
  copyIn,
  readBytes,
  readFloats,
  writeFloats,
} from "./wasm-memory.ts";

/** Pieces that a field is made in where several threads make it. */
const BANDS = 8;

/** A whole tile of numbers, `size` x `size`, row by row, row 0 at the top, periodic in both directions. */
export type Field = Float32Array;

const NOISE_KINDS = { fbm: 0, billow: 1, ridged: 2 } as const;

export interface NoiseOptions {
  /** Lattice cells across the tile in the first octave. */
  readonly cellsX: number;
  readonly cellsY: number;
  readonly octaves: number;
  /** Of the first octave. */
  readonly amplitude: number;
  /** Amplitude of an octave over the one before. */
  readonly gain: number;
  readonly seed: number;
  /** Clouds, puffs (folded at the valleys) or creases (folded at the ridges). */
  readonly kind: keyof typeof NOISE_KINDS;
}

/** Periodic gradient noise: an octave of `fbm` lies about within -1..1, of `billow` and `ridged` within 0..1, times its amplitude. */
export function noiseKernel(size: number, options: NoiseOptions): Field {
  const { cellsX, cellsY, octaves, amplitude, gain, seed, kind } = options;
  const begin = () => {
    const wasm = beginKernel();
    // each octave's tables, see assembly/noise.ts
    const scratch = allocate((octaves * (4 + 5 * size + 6 * 12) + 6 * (cellsX << octaves)) * 4);
    const used = wasm.layNoise(scratch, size, cellsX, cellsY, octaves, seed | 0);
    const out = allocate(size * size * 4);
    return (first: number, end: number) => {
      wasm.noiseRows(out, scratch, size, first, end, used, amplitude, gain, seed | 0, NOISE_KINDS[kind]);
      readFloats(out, field.subarray(first * size, end * size));
    };
  };
  const field = takeField(size * size);
  makeRows([field], size, BANDS, begin);
  return field;
}

/** Periodic simplex noise of layered octaves, each about within -1..1 times its amplitude. `cellsY` must be even. */
export function simplexKernel(
  size: number,
  { cellsX, cellsY, octaves, amplitude, gain, seed }: Omit<NoiseOptions, "kind">,
): Field {
  const wasm = beginKernel();
  const out = copyIn(new Float32Array(size * size));
  const finest = 1 << (2 * (octaves - 1));
  const scratch = allocate(cellsX * cellsY * finest * 8);
  wasm.simplex(out, scratch, size, cellsX, cellsY, octaves, amplitude, gain, seed | 0);
  return copyFloats(out, size * size);
}

/** A periodic lattice of numbers, row by row, and how strongly it counts. */
export interface Lattice {
  readonly values: Float32Array;
  readonly cellsX: number;
  readonly cellsY: number;
  readonly amplitude: number;
}

/** Sum of the smooth (quadratic B-spline) surfaces over some lattices. */
export function splineKernel(size: number, lattices: readonly Lattice[]): Field {
  const field = takeField(size * size);
  makeRows([field], size, BANDS, () => {
    const wasm = beginKernel();
    const out = allocate(size * size * 4);
    const widest = lattices.reduce((most, { cellsX }) => Math.max(most, cellsX), 0);
    const scratch = allocate((3 * size + widest + 2) * 4);
    const placed = lattices.map((lattice) => ({ ...lattice, values: copyIn(lattice.values) }));
    return (first, end) => {
      const rows = field.subarray(first * size, end * size);
      writeFloats(out + first * size * 4, rows.fill(0));
      for (const { values, cellsX, cellsY, amplitude } of placed) {
        wasm.spline(out, values, scratch, size, cellsX, cellsY, amplitude, first, end);
      }
      readFloats(out + first * size * 4, rows);
    };
  });
  return field;
}

/**
 * Sum of plane waves.
 *
 * @param tables For each wave its cosine and sine along x, then along y times its amplitude: `size` numbers each.
 */
export function wavesKernel(size: number, tables: Float32Array): Field {
  const wasm = beginKernel();
  const out = allocate(size * size * 4);
  wasm.waves(out, copyIn(tables), size, tables.length / (4 * size));
  return copyFloats(out, size * size);
}

export interface CellsOptions {
  readonly cellsX: number;
  readonly cellsY: number;
  /** 0 a square grid, 1 anywhere in its cell. */
  readonly jitter: number;
  readonly seed: number;
  /** Added to the position before looking, in cells. */
  readonly warpX?: Field;
  readonly warpY?: Field;
}

export interface CellFields {
  /** Distance to the nearest point, in cells. */
  readonly nearest: Field;
  /** Distance to the second nearest. */
  readonly second: Field;
  /** Distance to the border with the neighbouring cell, in cells. */
  readonly border: Field;
  /** Which point is nearest: 0 .. cellsX * cellsY - 1. */
  readonly index: Field;
}

/** Periodic cellular noise, exact in nearest, second and border distance. Asks only for the outputs in `want`. */
export function cellsKernel<K extends keyof CellFields>(
  size: number,
  options: CellsOptions,
  want: readonly K[],
): Pick<CellFields, K> {
  const { cellsX, cellsY, jitter, seed, warpX, warpY } = options;
  const texels = size * size;
  const result = {} as Record<K, Field>;
  for (const name of want) result[name] = takeField(texels);
  const begin = () => {
    const wasm = beginKernel();
    const scratch = allocate(cellsX * cellsY * 82 * 4);
    wasm.layCells(scratch, cellsX, cellsY, jitter, seed | 0);
    const at = (name: keyof CellFields) => ((want as readonly string[]).includes(name) ? allocate(texels * 4) : 0);
    const places = { nearest: at("nearest"), second: at("second"), border: at("border"), index: at("index") };
    const { nearest, second, border, index } = places;
    const dx = warpX ? allocate(texels * 4) : 0;
    const dy = warpY ? allocate(texels * 4) : 0;
    return (first: number, end: number) => {
      const from = first * size;
      const to = end * size;
      if (warpX) writeFloats(dx + from * 4, warpX.subarray(from, to));
      if (warpY) writeFloats(dy + from * 4, warpY.subarray(from, to));
      wasm.cellRows(nearest, second, border, index, dx, dy, scratch, size, first, end, cellsX, cellsY);
      for (const name of want) readFloats(places[name] + from * 4, result[name].subarray(from, to));
    };
  };
  makeRows(Object.values(result), size, BANDS, begin);
  return result;
}

/** Periodic blur by `passes` boxes of `radius` texels, which may be fractional; three boxes are nearly a Gaussian of deviation `radius`. */
export function blurKernel(field: Field, size: number, radius: number, passes = 3): Field {
  const wasm = beginKernel();
  const at = copyIn(field);
  const scratch = allocate((size * size + 2 * size) * 4);
  wasm.blur(at, scratch, size, Math.min(radius, size / 2 - 2), passes);
  return copyFloats(at, size * size);
}

/** `field` sampled at each texel's place plus (dx, dy) * amount texels, bilinear, periodic. */
export function warpKernel(field: Field, dx: Field, dy: Field, size: number, amount: number): Field {
  const warped = takeField(size * size);
  const begin = () => {
    const wasm = beginKernel();
    const out = allocate(size * size * 4);
    const source = copyIn(field);
    const x = allocate(size * size * 4);
    const y = allocate(size * size * 4);
    return (first: number, end: number) => {
      const from = first * size;
      const to = end * size;
      writeFloats(x + from * 4, dx.subarray(from, to));
      writeFloats(y + from * 4, dy.subarray(from, to));
      wasm.warp(out, source, x, y, size, first, end, amount);
      readFloats(out + from * 4, warped.subarray(from, to));
    };
  };
  makeRows([warped], size, BANDS, begin);
  return warped;
}

/** Normals of a height field as RGB bytes, OpenGL convention. `texelLength` in the height's unit. */
export function normalsKernel(height: Field, size: number, texelLength: number, target: Uint8Array): void {
  const wasm = beginKernel();
  const out = allocate(size * size * 3 + 4);
  wasm.normals(out, copyIn(height), size, 0.5 / texelLength);
  readBytes(out, target);
}

/** Values that go to bytes at a time: what is copied for it stays in the cache. */
const BYTES_AT_ONCE = 1 << 16;

/** Writes linear values clamped to low..high as bytes, through a table of 4097 entries spaced by square roots. */
export function toBytesKernel(
  source: Float32Array,
  table: Uint8Array,
  [low, high]: readonly [number, number],
  target: Uint8Array,
): void {
  const wasm = beginKernel();
  const out = allocate(BYTES_AT_ONCE);
  const values = allocate(BYTES_AT_ONCE * 4);
  const entries = copyBytesIn(table);
  for (let from = 0; from < source.length; from += BYTES_AT_ONCE) {
    const piece = source.subarray(from, from + BYTES_AT_ONCE);
    writeFloats(values, piece);
    wasm.toBytes(out, values, piece.length, entries, low, high);
    readBytes(out, target.subarray(from, from + piece.length));
  }
}

/** How busy each line of a tile is: sums of the steps between neighbouring texels. */
export interface LineSteps {
  /** From each column to the one left of it. */
  readonly columns: Float32Array;
  /** From each row to the one above. */
  readonly rows: Float32Array;
}

export function stepsKernel(data: Float32Array, size: number, channels: number): LineSteps {
  const wasm = beginKernel();
  const columns = allocate(size * channels * 4);
  const rows = allocate(size * 4);
  wasm.steps(columns, rows, copyIn(data), size, channels);
  return readSteps(columns, rows, size, channels);
}

/** The same of a tile of bytes. */
export function byteStepsKernel(data: Uint8Array, size: number, channels: number): LineSteps {
  const wasm = beginKernel();
  const columns = allocate(size * channels * 4);
  const rows = allocate(size * 4);
  const partial = allocate(size * channels * 2);
  wasm.byteSteps(columns, rows, partial, copyBytesIn(data), size, channels);
  return readSteps(columns, rows, size, channels);
}

function readSteps(columns: number, rows: number, size: number, channels: number): LineSteps {
  const parts = copyFloats(columns, size * channels);
  const sums = new Float32Array(size);
  for (let i = 0; i < parts.length; i += 1) {
    const column = Math.floor(i / channels);
    sums[column] = (sums[column] as number) + (parts[i] as number);
  }
  return { columns: sums, rows: copyFloats(rows, size) };
}

/** Lowest and highest number of a field. */
export function rangeKernel(field: Field): readonly [low: number, high: number] {
  const wasm = beginKernel();
  const out = allocate(8);
  wasm.range(out, copyIn(field), field.length);
  const [low = 0, high = 0] = copyFloats(out, 2);
  return [low, high];
}

/** A field's whole range in 16 bits; a perfectly flat one sits in the middle. */
export function spreadKernel(field: Field): Uint16Array {
  const [low, high] = rangeKernel(field);
  if (!(high > low)) return new Uint16Array(field.length).fill(32768);
  const wasm = beginKernel();
  const out = allocate(field.length * 2);
  wasm.spread(out, copyIn(field), field.length, low, 65535 / (high - low));
  return new Uint16Array(copyBytes(out, field.length * 2).buffer);
}
