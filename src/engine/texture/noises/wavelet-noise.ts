import { type Field, splineKernel } from "../../kernels/kernels.ts";
import { randomTable } from "../tones/random-table.ts";

/** Standard deviation of the B-spline surface over band-limited uniform numbers, measured. */
const DEVIATION = 0.117;

/**
 * Wavelet noise: one octave and nothing but that octave, so that it neither flickers nor adds slow blotches where it is
 * laid over something else. Mean 0, standard deviation 1/3. Periodic.
 *
 * @param cells Features across the tile, whole: they come as fine as twice as many.
 * @see Cook & DeRose, Wavelet Noise (SIGGRAPH 2005)
 */
export function waveletNoise(size: number, cells: number, seed: number): Field {
  const side = cells * 2;
  const values = randomTable(side * side, seed);
  const coarse = new Float32Array(side * side);
  // what a lattice of half the density can hold is taken away: only the finest octave is left
  lowPass(values, coarse, side, 1, side);
  const smooth = new Float32Array(side * side);
  lowPass(coarse, smooth, side, side, 1);
  for (let i = 0; i < values.length; i += 1) values[i] = (values[i] as number) - (smooth[i] as number);
  return splineKernel(size, [{ values, cellsX: side, cellsY: side, amplitude: 1 / (3 * DEVIATION) }]);
}

/** Binomial low pass of five taps along one axis. */
function lowPass(from: Float32Array, to: Float32Array, side: number, step: number, line: number): void {
  for (let k = 0; k < side; k += 1) {
    const [here, before, farBefore] = [k, (k + side - 1) % side, (k + 2 * side - 2) % side];
    const [after, farAfter] = [(k + 1) % side, (k + 2) % side];
    for (let row = 0; row < side; row += 1) {
      const at = row * line;
      const near = (from[at + before * step] as number) + (from[at + after * step] as number);
      const far = (from[at + farBefore * step] as number) + (from[at + farAfter * step] as number);
      to[at + here * step] = (from[at + here * step] as number) * 0.375 + near * 0.25 + far * 0.0625;
    }
  }
}
