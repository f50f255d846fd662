import { type Field, type Lattice, splineKernel } from "../../kernels/kernels.ts";
import { randomTable } from "../tones/random-table.ts";
import type { NoiseShape } from "./noise.ts";

/** Of one octave, measured: uniform numbers smoothed by a quadratic B-spline. */
const OCTAVE_DEVIATION = 0.161;

/**
 * Value noise: smooth hills over a lattice of uniform numbers, in octaves. Softer and more blotchy than gradient noise.
 * Mean 0, standard deviation 1/3. Periodic.
 */
export function valueNoise(size: number, { cells, cellsY = cells, octaves = 4, gain = 0.5, seed }: NoiseShape): Field {
  const lattices: Lattice[] = [];
  let energy = 0;
  for (let octave = 0, amplitude = 1; octave < octaves; octave += 1, amplitude *= gain) {
    const across = cells << octave;
    const down = cellsY << octave;
    if (across * 2 > size && down * 2 > size) break;
    energy += amplitude * amplitude;
    const values = centred(randomTable(across * down, seed + octave * 7919));
    lattices.push({ values, cellsX: across, cellsY: down, amplitude });
  }
  const unit = 1 / (3 * OCTAVE_DEVIATION * Math.sqrt(energy));
  return splineKernel(
    size,
    lattices.map((lattice) => ({ ...lattice, amplitude: lattice.amplitude * unit })),
  );
}

/** Without the mean, which a small lattice would carry into the whole tile. */
function centred(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}
