import type { Field } from "./kernels.ts";
import { beginKernel, copyFloats, copyIn } from "./wasm-memory.ts";

/** Numbers in an instance of `stampKernel`: x, y (texels), cos, sin, half length, half width (texels), base, gain, tilt, bend. */
export const STAMP_NUMBERS = 10;

export interface Stamped {
  readonly height: Field;
  /** Which copy shows; -1 where none does. */
  readonly index: Field;
  /** Place in the copy, -1..1 along its length. */
  readonly along: Field;
  /** Place in the copy, -1..1 across it. */
  readonly across: Field;
}

/** A shape and where copies of it lie. */
export interface StampLayer {
  /** Square relief 0..1, 0 outside the shape. Its rows run across, its columns along the copy. */
  readonly shape: Float32Array;
  readonly shapeSize: number;
  /** `STAMP_NUMBERS` each. */
  readonly copies: Float32Array;
}

/** Lays copies of stamps over `ground`, counted layer after layer; where several lie, the highest shows. */
export function stampKernel(ground: Field, size: number, layers: readonly StampLayer[]): Stamped {
  const wasm = beginKernel();
  const texels = size * size;
  const height = copyIn(ground);
  const index = copyIn(new Float32Array(texels).fill(-1));
  const along = copyIn(new Float32Array(texels));
  const across = copyIn(new Float32Array(texels));
  let first = 0;
  for (const { shape, shapeSize, copies } of layers) {
    const count = copies.length / STAMP_NUMBERS;
    wasm.stamp(height, index, along, across, size, copyIn(shape), shapeSize, copyIn(copies), count, first);
    first += count;
  }
  return {
    height: copyFloats(height, texels),
    index: copyFloats(index, texels),
    along: copyFloats(along, texels),
    across: copyFloats(across, texels),
  };
}
