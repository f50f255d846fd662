import type { Field } from "./kernels.ts";
import { allocate, beginKernel, copyBytes, copyIn } from "./wasm-memory.ts";

/** A horizon sample: texels to the side, texels down. */
export type SkySample = readonly [dx: number, dy: number];

/** Where horizons are looked for: directions with their samples, equally many each. */
export interface Horizons {
  readonly near: readonly (readonly SkySample[])[];
  /** On a copy of the field reduced to `coarseSize` texels a side. */
  readonly far: readonly (readonly SkySample[])[];
  readonly coarseSize: number;
}

/** Share of a cosine-weighted sky that each texel of a window sees, as bytes through a table as `toBytesKernel` has it. */
export type LookUp = (left: number, top: number, wide: number, high: number) => Uint8Array;

/**
 * Lets `read` ask for the open sky over windows of a height field; what a texel sees does not depend on the window. `read`
 * must call no other kernel.
 *
 * @param largest Texels of the largest window. Windows lie within the tile, their width is a multiple of 8.
 */
export function skyKernel<T>(
  height: Field,
  size: number,
  texelLength: number,
  { near, far, coarseSize }: Horizons,
  table: Uint8Array,
  largest: number,
  read: (lookUp: LookUp) => T,
): T {
  const wasm = beginKernel();
  const step = size / coarseSize;
  const field = copyIn(height);
  const entries = allocate(table.length + 3);
  new Uint8Array(wasm.memory.buffer, entries, table.length).set(table);

  const small = allocate(coarseSize * coarseSize * 4);
  wasm.reduce(small, field, size, step);
  const wide = horizonsIn(far, coarseSize, texelLength * step);
  const coarse = allocate(coarseSize * coarseSize * 4);
  const smallPadded = allocate(wide.stride * wide.stride * 4);
  wasm.pad(smallPadded, small, coarseSize, wide.margin);
  const { margin: inset, count: wideCount } = wide;
  wasm.openSky(coarse, smallPadded, wide.stride, inset, inset, coarseSize, coarseSize, wide.at, far.length, wideCount);

  const close = horizonsIn(near, size, texelLength);
  const { stride, margin, count } = close;
  const padded = allocate(stride * stride * 4);
  wasm.pad(padded, field, size, margin);
  const line = allocate(coarseSize * 4);
  const window = allocate(largest * 4);
  const bytes = allocate(largest);
  return read((left, top, across, down) => {
    wasm.openSky(window, padded, stride, left + margin, top + margin, across, down, close.at, near.length, count);
    wasm.shadeByCoarse(window, left, top, across, down, coarse, coarseSize, step, line);
    wasm.toBytes(bytes, window, across * down, entries, 0, 1);
    return copyBytes(bytes, across * down);
  });
}

/** Puts samples into the kernels' memory for a field padded as far as they reach. */
function horizonsIn(
  directions: readonly (readonly SkySample[])[],
  size: number,
  texelLength: number,
): { at: number; stride: number; margin: number; count: number } {
  let reach = 0;
  for (const [dx, dy] of directions.flat()) reach = Math.max(reach, Math.abs(dx), Math.abs(dy));
  const margin = reach + 4 - (reach % 4);
  const stride = size + 2 * margin;
  const samples = new Float32Array(directions.flat().length * 2);
  const offsets = new Int32Array(samples.buffer);
  for (const [i, [dx, dy]] of directions.flat().entries()) {
    offsets[i * 2] = (dy * stride + dx) * 4;
    samples[i * 2 + 1] = 1 / (Math.sqrt(dx * dx + dy * dy) * texelLength);
  }
  return { at: copyIn(samples), stride, margin, count: directions[0]?.length ?? 0 };
}
