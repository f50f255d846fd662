import { type Field, warpKernel, wavesKernel } from "../../kernels/kernels.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos, exp, log, sin, TAU } from "../../math/elementary.ts";

export interface RippleShape {
  /** Crests across the tile of the longest and the shortest wave, whole. */
  readonly longest: number;
  readonly shortest: number;
  /** Plane waves summed: 12 to 48. */
  readonly count: number;
  /** Radians, clockwise in the picture, the waves run to, and how far they stray: 0.3 wind sea, 3.2 all ways. */
  readonly angle: number;
  readonly stray: number;
  /** How much the crests narrow: 0 round waves, 1 nearly breaking. */
  readonly chop: number;
}

/**
 * A sea of plane waves with whole wave vectors, periodic: standard deviation 1/3, amplitude falling with wave number.
 * Crests are drawn together as in Gerstner's waves: every texel looks up the height where the water came from.
 */
export function ripples(size: number, draw: Draw, shape: RippleShape): Field {
  const { longest, shortest, count, angle, stray, chop } = shape;
  const next = draw.stream("ripples");
  const waves = Array.from({ length: count }, (_, i) => {
    const k = longest * exp(log(shortest / longest) * ((i + next()) / count));
    const heading = angle + (next() + next() - 1) * stray;
    const kx = Math.round(k * cos(heading));
    const ky = Math.round(k * sin(heading));
    const still = kx === 0 && ky === 0;
    const length = still ? longest : Math.sqrt(kx * kx + ky * ky);
    return { kx: still ? longest : kx, ky, amplitude: 1 / length, phase: next() * TAU };
  });
  let energy = 0;
  for (const { amplitude } of waves) energy += amplitude * amplitude * 0.5;
  const unit = 1 / (3 * Math.sqrt(energy));
  const sum = (turn: number, weigh: (kx: number, ky: number) => number): Field => {
    const tables = new Float32Array(waves.length * 4 * size);
    for (const [n, { kx, ky, amplitude, phase }] of waves.entries()) {
      const from = n * 4 * size;
      const strength = amplitude * unit * weigh(kx, ky);
      for (let i = 0; i < size; i += 1) {
        const x = (kx * (i + 0.5) * TAU) / size + phase + turn;
        const y = (ky * (i + 0.5) * TAU) / size;
        tables[from + i] = cos(x);
        tables[from + size + i] = sin(x);
        tables[from + 2 * size + i] = cos(y) * strength;
        tables[from + 3 * size + i] = sin(y) * strength;
      }
    }
    return wavesKernel(size, tables);
  };
  const height = sum(0, () => 1);
  if (chop <= 0) return height;
  const dx = sum(TAU / 4, (kx, ky) => cos(atan2(ky, kx)));
  const dy = sum(TAU / 4, (kx, ky) => sin(atan2(ky, kx)));
  return warpKernel(height, dx, dy, size, (-chop * 0.28 * size) / Math.sqrt(longest * shortest));
}
