import { takeField } from "./field-pool.ts";
import type { Field } from "./kernels.ts";
import { makeRows } from "./shared-rows.ts";
import { allocate, beginKernel, copyIn, readFloats, writeFloats } from "./wasm-memory.ts";

/** Pieces of a tile: some of its rows hold more copies than others. */
const BANDS = 16;
const FIELDS = ["height", "index", "along", "across"] as const;

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
  const texels = size * size;
  const stamped = {
    height: takeField(texels),
    index: takeField(texels),
    along: takeField(texels),
    across: takeField(texels),
  };
  const { height, index, along, across } = stamped;
  makeRows([height, index, along, across], size, BANDS, () => {
    const wasm = beginKernel();
    const at = {
      height: allocate(texels * 4),
      index: allocate(texels * 4),
      along: allocate(texels * 4),
      across: allocate(texels * 4),
    };
    const placed = layers.map(({ shape, shapeSize, copies }) => ({
      shape: copyIn(shape),
      shapeSize,
      copies: copyIn(copies),
      count: copies.length / STAMP_NUMBERS,
    }));
    return (first, end) => {
      const from = first * size;
      const to = end * size;
      height.set(ground.subarray(from, to), from);
      index.fill(-1, from, to);
      along.fill(0, from, to);
      across.fill(0, from, to);
      for (const name of FIELDS) writeFloats(at[name] + from * 4, stamped[name].subarray(from, to));
      let counted = 0;
      for (const { shape, shapeSize, copies, count } of placed) {
        wasm.stamp(
          at.height,
          at.index,
          at.along,
          at.across,
          size,
          shape,
          shapeSize,
          copies,
          count,
          counted,
          first,
          end,
        );
        counted += count;
      }
      for (const name of FIELDS) readFloats(at[name] + from * 4, stamped[name].subarray(from, to));
    };
  });
  return stamped;
}
