/** A well-mixed word for a lattice point (finalizer of MurmurHash3, Austin Appleby, public domain). */
export function hash2(x: i32, y: i32, seed: u32): u32 {
  let h = seed ^ (<u32>x * 0x8da6b343) ^ (<u32>y * 0xd8163841);
  h ^= h >>> 16;
  h *= 0x85ebca6b;
  h ^= h >>> 13;
  h *= 0xc2b2ae35;
  h ^= h >>> 16;
  return h;
}
