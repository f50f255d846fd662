import { decodeBase64 } from "./base64.ts";
import { takeBytes, takeField } from "./field-pool.ts";
import { KERNELS_WASM } from "./kernels.gen.ts";

/** What assembly/index.ts exports. Addresses are byte offsets; 0 leaves an output or an input out. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  heapBase(): number;
  layNoise(...args: number[]): number;
  noiseRows(...args: number[]): void;
  layCells(...args: number[]): void;
  cellRows(...args: number[]): void;
  blur(...args: number[]): void;
  evenRows(...args: number[]): void;
  riseAbove(...args: number[]): number;
  scale(...args: number[]): void;
  warp(...args: number[]): void;
  paintFaces(...args: number[]): number;
  depths(...args: number[]): void;
  visible(...args: number[]): void;
  gatherRays(...args: number[]): void;
  stamp(...args: number[]): void;
  normals(...args: number[]): void;
  openSky(...args: number[]): void;
  pad(...args: number[]): void;
  reduce(...args: number[]): void;
  shadeByCoarse(...args: number[]): void;
  byteSteps(...args: number[]): void;
  range(...args: number[]): void;
  spread(...args: number[]): void;
  toBytes(...args: number[]): void;
  steps(...args: number[]): void;
  spline(...args: number[]): void;
  simplex(...args: number[]): void;
  waves(...args: number[]): void;
  paeth(...args: number[]): void;
  tokenize(...args: number[]): number;
  countSymbols(...args: number[]): void;
  beginBits(at: number): void;
  putBits(value: number, count: number): void;
  putSymbols(...args: number[]): void;
  endBits(): number;
  adler32(...args: number[]): number;
  crc32(...args: number[]): number;
  findCells(...args: number[]): number;
  takeCells(...args: number[]): void;
}

const PAGE_BYTES = 65536;
let exports: Exports | undefined;
let next = 0;
let calls = 0;

/**
 * Starts a kernel call: forgets every earlier allocation, so that a warm worker's memory is laid out as a fresh one's.
 * The kernels write each output texel before they read it.
 */
export function beginKernel(): Exports {
  // compiled at first use: 10 KB, under a millisecond, and callers stay synchronous
  exports ??= new WebAssembly.Instance(new WebAssembly.Module(decodeBase64(KERNELS_WASM)))
    .exports as unknown as Exports;
  next = exports.heapBase() + 15;
  next -= next % 16;
  calls += 1;
  return exports;
}

/** How many calls were begun so far: while it stays the same, what lies in the kernels' memory does too. */
export const kernelCalls = (): number => calls;

/** Room for `bytes`; its content is undefined. */
export function allocate(bytes: number): number {
  const { memory } = exports as Exports;
  const at = next;
  next += bytes + 15;
  next -= next % 16;
  const missing = next - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
  return at;
}

/** Puts a field into the kernels' memory. */
export function copyIn(field: Float32Array): number {
  const at = allocate(field.byteLength);
  new Float32Array((exports as Exports).memory.buffer, at, field.length).set(field);
  return at;
}

export function copyBytesIn(bytes: Uint8Array): number {
  const at = allocate(bytes.length);
  new Uint8Array((exports as Exports).memory.buffer, at, bytes.length).set(bytes);
  return at;
}

export function copyIntsIn(values: Int32Array | Uint32Array): number {
  const at = allocate(values.byteLength);
  writeInts(at, values);
  return at;
}

export function copyDoublesIn(values: Float64Array): number {
  const at = allocate(values.byteLength);
  new Float64Array((exports as Exports).memory.buffer, at, values.length).set(values);
  return at;
}

/** Writes over what lies there. */
export function writeInts(at: number, values: Int32Array | Uint32Array): void {
  new Int32Array((exports as Exports).memory.buffer, at, values.length).set(values);
}

/** Writes over what lies there. */
export function writeFloats(at: number, values: Float32Array): void {
  new Float32Array((exports as Exports).memory.buffer, at, values.length).set(values);
}

/** Reads as many as `target` holds. */
export function readInts(at: number, target: Int32Array): void {
  target.set(new Int32Array((exports as Exports).memory.buffer, at, target.length));
}

/** Reads as many as `target` holds. */
export function readFloats(at: number, target: Float32Array): void {
  target.set(new Float32Array((exports as Exports).memory.buffer, at, target.length));
}

/** Reads as many as `target` holds. */
export function readBytes(at: number, target: Uint8Array): void {
  target.set(new Uint8Array((exports as Exports).memory.buffer, at, target.length));
}

/** A look at what lies there, for as long as no kernel begins and nothing is allocated. */
export const floatsAt = (at: number, length: number): Float32Array =>
  new Float32Array((exports as Exports).memory.buffer, at, length);

export function copyFloats(at: number, length: number): Float32Array {
  const out = takeField(length);
  out.set(new Float32Array((exports as Exports).memory.buffer, at, length));
  return out;
}

export function copyBytes(at: number, length: number): Uint8Array<ArrayBuffer> {
  const out = takeBytes(length);
  out.set(new Uint8Array((exports as Exports).memory.buffer, at, length));
  return out;
}
