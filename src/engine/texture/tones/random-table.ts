import { hash128 } from "../../math/draw.ts";

/** `count` uniform numbers in [0, 1) that depend on the seed and their place alone: one trait of every stone, brick or plank. */
export function randomTable(count: number, seed: number): Float32Array {
  const table = new Float32Array(count);
  const [start] = hash128(`${seed}`);
  for (let i = 0; i < count; i += 1) {
    let h = Math.imul(i ^ start, 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
    h = Math.imul(h ^ start, 0x27d4eb2f);
    // 24 bits, so that a float32 stays below 1
    table[i] = ((h ^ (h >>> 15)) >>> 8) / 16777216;
  }
  return table;
}
