import { allocate, beginKernel, copyIntsIn, readFloats, readInts, writeFloats, writeInts } from "./wasm-memory.ts";

/**
 * Draws the mesh into depth maps; what is there already stays where it is higher.
 *
 * @param seen Of every vertex x and y in texels, 0 or more, and its height towards the viewer.
 * @param front Highest surface that turns counter-clockwise.
 * @param back The highest of the others, seen from the opposite side. Left out: they are not drawn.
 */
export type DrawDepths = (seen: Float32Array, front: Float32Array, back?: Float32Array) => void;

/**
 * Lets `draw` draw a mesh into square maps as often as it likes; it must call no other kernel.
 *
 * @param indices Three vertices a triangle.
 * @param vertices How many there are.
 * @param size Texels along a side of each map.
 */
export function openDepths(indices: Uint32Array, vertices: number, size: number): DrawDepths {
  const wasm = beginKernel();
  // the kernel takes four triangles at a time
  const padded = new Uint32Array(Math.ceil(indices.length / 12) * 12);
  padded.set(indices);
  const corners = copyIntsIn(padded);
  const notes = allocate(14 << 4);
  const places = allocate(vertices * 12 + 4);
  const maps = [allocate(size * size * 4 + 16), allocate(size * size * 4 + 16)] as const;
  return (seen, front, back) => {
    writeFloats(places, seen);
    writeFloats(maps[0], front);
    if (back) writeFloats(maps[1], back);
    wasm.depths(places, corners, indices.length / 3, notes, size, maps[0], back ? maps[1] : 0);
    readFloats(maps[0], front);
    if (back) readFloats(maps[1], back);
  };
}

/** What to look for, and what is there already. */
export interface Look {
  /** Three vertices a triangle. */
  readonly indices: Uint32Array;
  /** Of every vertex x and y in samples, y downwards, and 1 / depth. */
  readonly screen: Float32Array;
  /** Samples along a side. */
  readonly size: number;
  /** Triangles to draw. Left out: all. */
  readonly faces?: Uint32Array;
  /** Only what is farther than this, 1 / depth of every sample, is drawn. */
  readonly behind?: Float32Array;
}

/**
 * Draws the triangles that face the camera.
 *
 * @param face Which triangle is seen at each sample, -1 for none: drawn over.
 * @param nearness 1 / depth of that, 0 for none: only what is nearer is drawn.
 * @returns Draws the rows from `first` up to, not including, `end`; meanwhile no other kernel may be called.
 */
export function openVisible(
  { indices, screen, size, faces, behind }: Look,
  face: Int32Array,
  nearness: Float32Array,
): (first: number, end: number) => void {
  const wasm = beginKernel();
  const corners = copyIntsIn(indices);
  const listed = faces ? copyIntsIn(faces) : 0;
  const texels = size * size;
  const places = allocate(screen.byteLength);
  const faceAt = allocate(texels * 4);
  const nearnessAt = allocate(texels * 4);
  const behindAt = behind ? allocate(texels * 4) : 0;
  writeFloats(places, screen);
  return (first, end) => {
    const [from, to] = [first * size, end * size];
    writeInts(faceAt + from * 4, face.subarray(from, to));
    writeFloats(nearnessAt + from * 4, nearness.subarray(from, to));
    if (behind) writeFloats(behindAt + from * 4, behind.subarray(from, to));
    const count = faces?.length ?? indices.length / 3;
    wasm.visible(places, corners, listed, count, size, first, end, faceAt, nearnessAt, behindAt);
    readInts(faceAt + from * 4, face.subarray(from, to));
    readFloats(nearnessAt + from * 4, nearness.subarray(from, to));
  };
}
