import { blurKernel, type Field } from "../kernels/kernels.ts";
import { fbm, type NoiseShape } from "./noise.ts";

/** How far around it a texel is held against its surroundings, in cells of the noise. */
const REACH = 0.6;

/**
 * Clouds as `fbm` makes them, mean 0 and standard deviation 1/3, without their slow swell: every corner of the tile has its
 * share of highs and lows. What lies where such noise is high lies all over, where plain noise heaps it up in one place that
 * is found in every tile again.
 */
export function evenNoise(size: number, shape: Omit<NoiseShape, "cellsY" | "strength">): Field {
  const noise = fbm(size, shape);
  const around = blurKernel(noise, size, (size * REACH) / shape.cells, 2);
  let squares = 0;
  for (let i = 0; i < noise.length; i += 1) {
    const rest = (noise[i] as number) - (around[i] as number);
    noise[i] = rest;
    squares += rest * rest;
  }
  const gain = 1 / (3 * Math.sqrt(squares / noise.length));
  for (let i = 0; i < noise.length; i += 1) noise[i] = (noise[i] as number) * gain;
  return noise;
}
