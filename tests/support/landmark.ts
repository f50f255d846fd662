import type { Surface } from "#engine/materials/material.ts";
import { toLab } from "./to-lab.ts";

const BLOCKS = 8;

/**
 * How far the quarter-tile-wide patch that stands out most is from the tile's mean colour, as a distance in CIE Lab: what
 * one sees again in every tile of a wall.
 */
export function landmarkOf({ albedo, size }: Surface): number {
  const blocks = Array.from({ length: BLOCKS * BLOCKS }, () => [0, 0, 0]);
  const side = size / BLOCKS;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const block = blocks[Math.floor(y / side) * BLOCKS + Math.floor(x / side)] as number[];
      for (const [c, value] of toLab(albedo, (y * size + x) * 3).entries()) {
        block[c] = (block[c] as number) + value / (side * side);
      }
    }
  }
  const at = (x: number, y: number, c: number) =>
    (blocks[(y % BLOCKS) * BLOCKS + (x % BLOCKS)] as number[])[c] as number;
  const patches = blocks.map((_, k) => {
    const x = k % BLOCKS;
    const y = Math.floor(k / BLOCKS);
    return [0, 1, 2].map((c) => (at(x, y, c) + at(x + 1, y, c) + at(x, y + 1, c) + at(x + 1, y + 1, c)) / 4);
  });
  const mean = [0, 1, 2].map((c) => patches.reduce((sum, patch) => sum + (patch[c] as number), 0) / patches.length);
  return Math.max(...patches.map((patch) => Math.hypot(...patch.map((value, c) => value - (mean[c] as number)))));
}
