import { convexityKernel } from "../kernels/even-kernel.ts";
import type { Field } from "../kernels/kernels.ts";

/**
 * Where a height field is hollow and where it is proud of its surroundings: negative in crevices, positive on crowns,
 * standard deviation 1/3. A flat field gives zeros.
 *
 * @param reach What counts as surroundings, in shares of the tile.
 * @param least Deviation in metres below which a relief counts for less: what gathers in joints does not tell the strokes
 *   of a smooth wall apart.
 */
export const convexity = (height: Field, size: number, reach: number, least = 1e-9): Field =>
  convexityKernel(height, size, reach * size, least);

/** How many texels lie in each of 1024 even steps from the lowest to the highest. */
interface Levels {
  readonly low: number;
  readonly high: number;
  readonly counts: Uint32Array;
}

const BINS = 1024;

function countLevels(height: Field): Levels {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < height.length; i += 1) {
    const h = height[i] as number;
    if (h < low) low = h;
    if (h > high) high = h;
  }
  const counts = new Uint32Array(BINS);
  const steps = high > low ? (BINS - 1) / (high - low) : 0;
  for (let i = 0; i < height.length; i += 1) {
    const bin = Math.floor(((height[i] as number) - low) * steps);
    counts[bin] = (counts[bin] as number) + 1;
  }
  return { low, high, counts };
}

/** Height below which `share` (0..1) of the texels lie, to 1/1024 of the range. */
export function levelBelow(height: Field, share: number): number {
  const { low, high, counts } = countLevels(height);
  let left = share * height.length;
  let bin = 0;
  while (bin < BINS - 1 && left > (counts[bin] as number)) {
    left -= counts[bin] as number;
    bin += 1;
  }
  return low + ((high - low) * bin) / (BINS - 1);
}

/**
 * The share (0..1) of low ground, where the heights fall best into low and high: what of a wall is joint.
 *
 * @see Otsu, A threshold selection method from gray-level histograms (1979)
 */
export function lowShare(height: Field): number {
  const { counts } = countLevels(height);
  let total = 0;
  for (let bin = 0; bin < BINS; bin += 1) total += bin * (counts[bin] as number);
  let below = 0;
  let many = 0;
  let most = 0;
  let best = 0;
  for (let bin = 0; bin < BINS - 1; bin += 1) {
    many += counts[bin] as number;
    below += bin * (counts[bin] as number);
    const rest = height.length - many;
    if (many === 0 || rest === 0) continue;
    const apart = (total - below) / rest - below / many;
    const between = many * rest * apart * apart;
    if (between > most) {
      most = between;
      best = many / height.length;
    }
  }
  return best;
}

/** Standard deviation of a field whose mean is 0: how deep a surface is. */
export function depthOf(height: Field): number {
  let sum = 0;
  let energy = 0;
  for (let i = 0; i < height.length; i += 1) {
    const h = height[i] as number;
    sum += h;
    energy += h * h;
  }
  const mean = sum / height.length;
  return Math.sqrt(Math.max(0, energy / height.length - mean * mean));
}

/** Mean of a field. */
export function meanOf(field: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < field.length; i += 1) sum += field[i] as number;
  return sum / field.length;
}
