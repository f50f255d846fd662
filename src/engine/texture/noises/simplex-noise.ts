import { type Field, simplexKernel } from "../../kernels/kernels.ts";
import type { NoiseShape } from "./noise.ts";

/** Of one octave of the kernel, measured over seeds. */
const OCTAVE_DEVIATION = 0.472;

/**
 * Simplex noise: rounder than gradient noise, without its lean towards the axes. Mean 0, standard deviation 1/3. Periodic.
 * Its lattice has an even number of rows: an odd `cellsY` counts as one more.
 */
export function simplexNoise(
  size: number,
  { cells, cellsY = cells, octaves = 4, gain = 0.5, seed }: NoiseShape,
): Field {
  let energy = 0;
  for (let i = 0, a = 1; i < octaves; i += 1, a *= gain) energy += a * a;
  const amplitude = 1 / (3 * OCTAVE_DEVIATION * Math.sqrt(energy));
  return simplexKernel(size, { cellsX: cells, cellsY: cellsY + (cellsY % 2), octaves, amplitude, gain, seed });
}
