/**
 * Joins vertices that stand at exactly the same place.
 *
 * @param positions xyz triplets; 0 and -0 are the same.
 * @returns Per vertex the first vertex at its place.
 */
export function weld(positions: Float32Array): Uint32Array {
  const count = positions.length / 3;
  const first = new Uint32Array(count);
  const slots = 2 ** Math.ceil(Math.log2(count * 2 + 2));
  const table = new Int32Array(slots).fill(-1);
  // adding 0 turns -0 into 0, whose bits differ
  const bits = new Uint32Array(positions.map((value) => value + 0).buffer);
  for (let vertex = 0; vertex < count; vertex += 1) {
    const at = 3 * vertex;
    let slot = hash(bits[at] as number, bits[at + 1] as number, bits[at + 2] as number) & (slots - 1);
    for (;;) {
      const other = table[slot] as number;
      if (other < 0) {
        table[slot] = vertex;
        first[vertex] = vertex;
        break;
      }
      const b = 3 * other;
      if (bits[at] === bits[b] && bits[at + 1] === bits[b + 1] && bits[at + 2] === bits[b + 2]) {
        first[vertex] = other;
        break;
      }
      slot = (slot + 1) & (slots - 1);
    }
  }
  return first;
}

/** The finalizer of MurmurHash3 over three words. */
function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 0x85ebca6b) ^ Math.imul(y, 0xc2b2ae35) ^ Math.imul(z, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
