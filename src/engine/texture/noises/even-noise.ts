import { evenKernel } from "../../kernels/even-kernel.ts";
import type { Field } from "../../kernels/kernels.ts";
import { pow } from "../../math/elementary.ts";
import { blurGrid, type CoarseGrid, momentsOf } from "./coarse-grid.ts";
import { fbm, type NoiseShape } from "./noise.ts";

/** How far around it a texel is held against its surroundings, in cells of the noise: for its level, and for its contrast. */
const REACH = 0.6;
const WINDOW = 1.1;

/** How far contrast is evened: 0 not at all, 1 so that every corner has the same. */
const EVENED = 0.75;

/** Cells of the grid on which surroundings are weighed, to a cell of the noise at least. */
const FINENESS = 4;

/**
 * Clouds as `fbm` makes them, mean 0 and standard deviation about 1/3, without their slow swell: every corner of the tile has
 * its share of highs and lows, and they reach about as high and low in each. What lies where such noise is high lies all over,
 * in patches of like size, where plain noise heaps it up in one place that is found in every tile again.
 */
export function evenNoise(size: number, shape: Omit<NoiseShape, "cellsY" | "strength">): Field {
  const noise = fbm(size, shape);
  const { levels, gains } = surroundings(noise, size, shape.cells);
  evenKernel(noise, size, levels.side, levels.cells, gains.cells);
  return noise;
}

/** What to take from the noise in each place, and what to multiply the rest by. */
function surroundings(noise: Field, size: number, cells: number): { levels: CoarseGrid; gains: CoarseGrid } {
  const { means, squares } = momentsOf(noise, size, cells * FINENESS);
  const levels = blurGrid(means, REACH / cells);
  const energy = squares.cells.map((square, i) => {
    const level = levels.cells[i] as number;
    return square - level * (2 * (means.cells[i] as number) - level);
  });
  const mean = energy.reduce((sum, each) => sum + each, 0) / energy.length;
  const near = blurGrid({ side: squares.side, cells: energy }, WINDOW / cells);
  // a corner without any contrast is not blown up to what the others have
  const gain = (each: number) => pow(mean / Math.max(each, mean * 0.05), EVENED / 2) / (3 * Math.sqrt(mean));
  return { levels, gains: { side: near.side, cells: near.cells.map(gain) } };
}
