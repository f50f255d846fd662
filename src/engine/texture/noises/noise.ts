import { type Field, noiseKernel } from "../../kernels/kernels.ts";

/** Standard deviation of one octave of the kernel's gradient noise, measured over seeds. */
const OCTAVE_DEVIATION = 0.354;

export interface NoiseShape {
  /** Features across the tile, first octave. Whole, 1 or more. */
  readonly cells: number;
  /** Features down the tile; as across when left out. Fewer than across stretches them upwards. */
  readonly cellsY?: number;
  /** Default 6. */
  readonly octaves?: number;
  /** Amplitude of each octave over the one before. Default 0.5; higher is rougher. */
  readonly gain?: number;
  readonly seed: number;
  /** Of the whole, default 1: costs nothing here, and a pass over the tile where it is multiplied afterwards. */
  readonly strength?: number;
}

/** Clouds: mean 0, standard deviation 1/3, so that nearly all lies within -1..1. Periodic. */
export function fbm(
  size: number,
  { cells, cellsY = cells, octaves = 6, gain = 0.5, seed, strength = 1 }: NoiseShape,
): Field {
  let energy = 0;
  for (let i = 0, a = 1; i < octaves; i += 1, a *= gain) energy += a * a;
  const amplitude = strength / (3 * OCTAVE_DEVIATION * Math.sqrt(energy));
  return noiseKernel(size, { cellsX: cells, cellsY, octaves, amplitude, gain, seed, kind: "fbm" });
}

/** Creases along ridges, 0..1. Periodic. */
export const ridged = (size: number, shape: NoiseShape): Field => folded(size, shape, "ridged");

/** Puffs between sharp valleys, 0..1. Periodic. */
export const billow = (size: number, shape: NoiseShape): Field => folded(size, shape, "billow");

function folded(size: number, shape: NoiseShape, kind: "ridged" | "billow"): Field {
  const { cells, cellsY = cells, octaves = 6, gain = 0.5, seed, strength = 1 } = shape;
  let total = 0;
  for (let i = 0, a = 1; i < octaves; i += 1, a *= gain) total += a;
  return noiseKernel(size, { cellsX: cells, cellsY, octaves, amplitude: strength / total, gain, seed, kind });
}
