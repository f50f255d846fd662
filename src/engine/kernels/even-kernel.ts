import type { Field } from "./kernels.ts";
import { makeRows } from "./shared-rows.ts";
import { allocate, beginKernel, copyDoublesIn, copyFloats, copyIn, readFloats, writeFloats } from "./wasm-memory.ts";

/** Pieces that a field is made in where several threads make it. */
const BANDS = 4;

/**
 * Takes from each texel of a field what `levels` says there, and multiplies the rest by what `gains` says, in place.
 *
 * @param levels Periodic grid of `side` x `side`, read linearly between the middles of its cells; `gains` alike.
 * @param side A power of two, `size` at most.
 */
export function evenKernel(field: Field, size: number, side: number, levels: Float64Array, gains: Float64Array): void {
  makeRows([field], size, BANDS, () => {
    const wasm = beginKernel();
    const [level, gain] = [copyDoublesIn(levels), copyDoublesIn(gains)];
    const scratch = allocate(2 * (side + 2) * 8);
    const rows = allocate(size * size * 4);
    return (first, end) => {
      const some = field.subarray(first * size, end * size);
      writeFloats(rows, some);
      wasm.evenRows(rows, level, gain, scratch, size, side, first, end);
      readFloats(rows, some);
    };
  });
}

/**
 * How far a height field lies above its surroundings, its deviation brought to 1/3.
 *
 * @param radius Of a box in texels, below `size` / 2 - 1: what counts as surroundings.
 * @param least Deviation below which it counts for less. A flat field gives zeros.
 */
export function convexityKernel(height: Field, size: number, radius: number, least: number): Field {
  const wasm = beginKernel();
  const mask = copyIn(height);
  const scratch = allocate((size * size + 2 * size) * 4);
  wasm.blur(mask, scratch, size, Math.min(radius, size / 2 - 2), 2);
  // the blur has no more use for it
  writeFloats(scratch, height);
  const deviation = Math.sqrt(wasm.riseAbove(mask, scratch, height.length) / height.length);
  wasm.scale(mask, height.length, deviation > 1e-9 ? 1 / (3 * Math.max(deviation, least)) : 0);
  return copyFloats(mask, size * size);
}
