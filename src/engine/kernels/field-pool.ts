/**
 * Memory of whole-tile fields, used again.
 *
 * A material at 1024 x 1024 goes through some thirty fields of 4 MB. Fresh memory costs about 3 ms for each at its first
 * touch, eight times what filling it costs, and makes the collector run; at 2048 x 2048 it is 12 ms. Nothing is kept that
 * shows: who takes memory writes all of it.
 */

/** Bytes from which memory is worth keeping. */
const LEAST = 1 << 18;
/** Bytes kept or on loan at most; beyond it memory is left to the collector, so that large tiles do not pile up. */
const MOST = 128 << 20;

/** Buffers out of use, by their length. */
const spare = new Map<number, ArrayBuffer[]>();
/** What the innermost work under way has taken. */
let taken: Set<ArrayBuffer> | undefined;
/** Bytes in `spare` and in all sets of taken ones. */
let held = 0;

/**
 * Runs `work`; afterwards the fields made in it, but for the ones it gives away, are free to be used again. Outside of any
 * such work fields are plain arrays.
 *
 * @param given The arrays that the result consists of: the caller's now.
 */
export function reuseFields<T>(work: () => T, given: (result: T) => readonly Float32Array[]): T {
  const outer = taken;
  const mine = new Set<ArrayBuffer>();
  taken = mine;
  try {
    const result = work();
    for (const { buffer } of given(result)) {
      if (!mine.delete(buffer as ArrayBuffer)) continue;
      if (outer) outer.add(buffer as ArrayBuffer);
      else held -= buffer.byteLength;
    }
    return result;
  } finally {
    taken = outer;
    for (const buffer of mine) {
      const free = spare.get(buffer.byteLength);
      if (free) free.push(buffer);
      else spare.set(buffer.byteLength, [buffer]);
    }
  }
}

/** A field whose content is undefined: the caller writes all of it. */
export const takeField = (length: number): Float32Array<ArrayBuffer> => new Float32Array(takeBuffer(length * 4));

/** Bytes whose content is undefined: the caller writes all of them. */
export const takeBytes = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(takeBuffer(length));

/** A field of zeros. */
export const createField = (length: number): Float32Array<ArrayBuffer> => takeField(length).fill(0);

function takeBuffer(bytes: number): ArrayBuffer {
  if (!taken || bytes < LEAST) return new ArrayBuffer(bytes);
  const free = spare.get(bytes)?.pop();
  if (free) {
    taken.add(free);
    return free;
  }
  if (held + bytes > MOST) dropSpare();
  const fresh = new ArrayBuffer(bytes);
  if (held + bytes <= MOST) {
    held += bytes;
    taken.add(fresh);
  }
  return fresh;
}

/** Makes room after tiles of another size. */
function dropSpare(): void {
  for (const [bytes, buffers] of spare) held -= bytes * buffers.length;
  spare.clear();
}
