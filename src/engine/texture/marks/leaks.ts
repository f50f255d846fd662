import type { Field } from "../../kernels/kernels.ts";

/**
 * What runs down from its sources along V and fades, 0..1: rust below a rivet, water below a sill. Periodic.
 *
 * @param source Where it starts and how strongly, 0..1.
 * @param unevenness About -1..1: where high, the run is carried further. Streaks along V make runs of many lengths.
 * @param length In which a run fades to a third, in shares of the tile.
 */
export function leaks(source: Field, size: number, unevenness: Field, length: number): Field {
  const out = new Float32Array(source);
  const mask = size - 1;
  const fade = 1 / (length * size);
  // the first turn brings to the top what runs over the tile's lower edge
  for (let y = 0; y < size * 2; y += 1) {
    const row = (y & mask) * size;
    const above = ((y - 1) & mask) * size;
    for (let x = 0; x < size; x += 1) {
      const far = 1.1 + (unevenness[row + x] as number);
      const carried = (out[above + x] as number) * (1 - fade / Math.max(0.15, far));
      if (carried > (out[row + x] as number)) out[row + x] = carried;
    }
  }
  return out;
}
