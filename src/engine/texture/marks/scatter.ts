import type { Field } from "../../kernels/kernels.ts";
import { STAMP_NUMBERS, type Stamped, stampKernel } from "../../kernels/stamp-kernel.ts";
import { cos, sin } from "../../math/elementary.ts";

/** One copy of a shape; lengths in shares of the tile, heights in metres. */
export interface Copy {
  x: number;
  y: number;
  /** Radians the copy is turned, clockwise in the picture; 0 has its length down the tile. */
  angle: number;
  length: number;
  width: number;
  /** Level of the shape's zero, and how far its relief rises above it. */
  base: number;
  gain: number;
  /** Rise from its middle to its far end. */
  tilt: number;
  /** Sideways bow at both ends, in half widths. */
  bend: number;
}

export interface Shape {
  readonly side: number;
  /** Relief 0..1, 0 outside; rows run across the copy, columns along it. */
  readonly relief: Float32Array;
}

/** A shape from its relief at `u` (across) and `v` (along), each -1..1. */
export function createShape(side: number, reliefAt: (u: number, v: number) => number): Shape {
  const relief = new Float32Array(side * side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      relief[y * side + x] = Math.max(0, reliefAt((x / (side - 1)) * 2 - 1, (y / (side - 1)) * 2 - 1));
    }
  }
  return { side, relief };
}

/** Sets a copy's fields; `next` draws uniform numbers for it. x and y come filled in, one in each cell of a jittered grid. */
export type PlaceCopy = (copy: Copy, next: () => number, index: number) => void;

/**
 * Scatters copies over a periodic field, one a cell of a jittered grid, so that they neither clump nor leave holes. Where
 * copies overlap the highest shows.
 */
export function scatter(
  ground: Field,
  size: number,
  shape: Shape,
  grid: { readonly across: number; readonly down: number },
  stream: () => number,
  place: PlaceCopy,
): Stamped {
  const copies = copyNumbers(size, grid.across, grid.down, stream, place);
  return stampKernel(ground, size, [{ shape: shape.relief, shapeSize: shape.side, copies }]);
}

/** Copies of one shape, one in each cell of its grid. */
export interface ScatterLayer {
  readonly shape: Shape;
  readonly across: number;
  /** As across when left out. */
  readonly down?: number;
  readonly place: PlaceCopy;
}

/**
 * Scatters several shapes over a field. The highest shows, whatever its layer; `index` counts through the layers.
 *
 * @param stream Draws for all layers, one after another.
 */
export function scatterLayers(
  ground: Field,
  size: number,
  layers: readonly ScatterLayer[],
  stream: () => number,
): Stamped {
  return stampKernel(
    ground,
    size,
    layers.map(({ shape, across, down = across, place }) => ({
      shape: shape.relief,
      shapeSize: shape.side,
      copies: copyNumbers(size, across, down, stream, place),
    })),
  );
}

function copyNumbers(
  size: number,
  gridAcross: number,
  gridDown: number,
  stream: () => number,
  place: PlaceCopy,
): Float32Array {
  const count = gridAcross * gridDown;
  const numbers = new Float32Array(count * STAMP_NUMBERS);
  const copy: Copy = { x: 0, y: 0, angle: 0, length: 0, width: 0, base: 0, gain: 0, tilt: 0, bend: 0 };
  for (let i = 0; i < count; i += 1) {
    copy.x = ((i % gridAcross) + stream()) / gridAcross;
    copy.y = (Math.floor(i / gridAcross) + stream()) / gridDown;
    copy.angle = 0;
    copy.length = 0.1;
    copy.width = 0.1;
    copy.base = 0;
    copy.gain = 1;
    copy.tilt = 0;
    copy.bend = 0;
    place(copy, stream, i);
    // thinner than a texel would fall between the texels: the shape must look the same at every resolution
    const half = Math.max(0.75, (copy.width * size) / 2);
    const at = i * STAMP_NUMBERS;
    numbers[at] = copy.x * size - 0.5;
    numbers[at + 1] = copy.y * size - 0.5;
    numbers[at + 2] = cos(copy.angle);
    numbers[at + 3] = sin(copy.angle);
    numbers[at + 4] = Math.max(0.75, (copy.length * size) / 2);
    numbers[at + 5] = half;
    numbers[at + 6] = copy.base;
    numbers[at + 7] = copy.gain;
    numbers[at + 8] = copy.tilt;
    numbers[at + 9] = copy.bend;
  }
  return numbers;
}
