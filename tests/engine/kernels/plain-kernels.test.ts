import { expect, test } from "vitest";
import { cellsKernel, noiseKernel } from "#engine/kernels/kernels.ts";
import { plainCells, plainNoise } from "../../bench/plain-kernels.ts";

const SIZE = 128;

test.each([
  [4, 4, 5],
  [9, 5, 3],
  [40, 2, 3],
  [200, 1, 3],
])("noise of %i x %i cells is the plain formula's", (cellsX, cellsY, octaves) => {
  const options = { cellsX, cellsY, octaves, amplitude: 1, gain: 0.6, seed: 77 };
  const plain = plainNoise(SIZE, options);
  const fast = noiseKernel(SIZE, { ...options, kind: "fbm" });
  expect(Math.max(...fast)).toBeGreaterThan(0.5);
  expect(Math.max(...plain.map((value, i) => Math.abs(value - (fast[i] as number))))).toBeLessThan(2e-3);
});

test.each([5, 23, 60])("cells of a bent lattice of %i a side are the plain search's", (cells) => {
  const shape = { cellsX: 6, cellsY: 6, octaves: 3, gain: 0.5, amplitude: 1, kind: "fbm" } as const;
  const [warpX, warpY] = [noiseKernel(SIZE, { ...shape, seed: 1 }), noiseKernel(SIZE, { ...shape, seed: 2 })];
  const options = { cellsX: cells, cellsY: cells, jitter: 0.9, seed: 5, warpX, warpY };
  const plain = plainCells(SIZE, options);
  const fast = cellsKernel(SIZE, options, ["border", "index"]);
  let others = 0;
  let off = 0;
  for (let i = 0; i < SIZE * SIZE; i += 1) {
    if (plain.index[i] !== fast.index[i]) others += 1;
    off = Math.max(off, Math.abs((plain.border[i] as number) - (fast.border[i] as number)));
  }
  expect(off).toBeLessThan(1e-4);
  // a texel on a border may fall to either side
  expect(others).toBeLessThan(SIZE * SIZE * 1e-3);
});
