import { expect, test } from "vitest";
import { blurGrid, momentsOf } from "#engine/texture/noises/coarse-grid.ts";
import { evenNoise } from "#engine/texture/noises/even-noise.ts";
import { fbm } from "#engine/texture/noises/noise.ts";

const SIZE = 128;

/** Standard deviation over the tile of what a statistic says of each window of two cells of the noise. */
function unevenness(noise: Float32Array, cells: number, statistic: (values: number[]) => number): number {
  const side = (SIZE * 2) / cells;
  const found: number[] = [];
  for (let y = 0; y < SIZE; y += side) {
    for (let x = 0; x < SIZE; x += side) {
      const values: number[] = [];
      for (let k = 0; k < side * side; k += 1) {
        values.push(noise[(y + Math.floor(k / side)) * SIZE + x + (k % side)] as number);
      }
      found.push(statistic(values));
    }
  }
  const mean = found.reduce((sum, value) => sum + value, 0) / found.length;
  return Math.sqrt(found.reduce((sum, value) => sum + (value - mean) ** 2, 0) / found.length);
}
const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const spreadOf = (values: number[]) => Math.sqrt(meanOf(values.map((value) => (value - meanOf(values)) ** 2)));

test.each([4, 8])(
  "every corner of even noise of %i cells has like levels and like contrast, where plain noise has not",
  (cells) => {
    let [levels, plainLevels, spreads, plainSpreads] = [0, 0, 0, 0];
    for (const seed of [1, 2, 3]) {
      const shape = { cells, octaves: 5, gain: 0.6, seed };
      const [even, plain] = [evenNoise(SIZE, shape), fbm(SIZE, shape)];
      levels += unevenness(even, cells, meanOf);
      plainLevels += unevenness(plain, cells, meanOf);
      spreads += unevenness(even, cells, spreadOf);
      plainSpreads += unevenness(plain, cells, spreadOf);
    }
    expect(levels).toBeLessThan(0.65 * plainLevels);
    expect(spreads).toBeLessThan(0.9 * plainSpreads);
  },
);

test("even noise has mean 0, standard deviation 1/3 and closes at its edges", () => {
  const noise = evenNoise(SIZE, { cells: 6, octaves: 5, seed: 5 });
  expect(meanOf([...noise])).toBeCloseTo(0, 1);
  expect(spreadOf([...noise])).toBeCloseTo(1 / 3, 1);
  const step = (from: number, to: number) =>
    meanOf(
      Array.from({ length: SIZE }, (_, y) =>
        Math.abs((noise[y * SIZE + from] as number) - (noise[y * SIZE + to] as number)),
      ),
    );
  expect(step(SIZE - 1, 0) / step(SIZE / 2 - 1, SIZE / 2)).toBeLessThan(1.3);
});

test("a grid of a wave's means and squares is the wave's, and blurs away", () => {
  const wave = Float32Array.from({ length: SIZE * SIZE }, (_, i) => Math.cos(((i % SIZE) / SIZE) * 2 * Math.PI));
  const { means, squares } = momentsOf(wave, SIZE, 0);
  for (let x = 0; x < 64; x += 1) expect(means.cells[17 * 64 + x]).toBeCloseTo(wave[x * 2] as number, 1);
  expect(meanOf([...squares.cells])).toBeCloseTo(0.5, 2);
  // half a box of a quarter of the tile, twice, takes most of a wave of the whole one
  expect(Math.max(...blurGrid(means, 0.25).cells)).toBeLessThan(0.5);
});
