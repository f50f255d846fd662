import type { Corner, Point2 } from "../../../geometry/outline.ts";

/** Half of an acoustic body's waist line. */
export const ACOUSTIC: readonly Point2[] = [
  [0, 0],
  [0.16, 0.008],
  [0.31, 0.07],
  [0.39, 0.2],
  [0.375, 0.36],
  [0.28, 0.5],
  [0.245, 0.6],
  [0.265, 0.72],
  [0.29, 0.83],
  [0.25, 0.94],
  [0.14, 0.995],
  [0, 1],
];

/** A body with two horns. */
export const STRAT: readonly Point2[] = [
  [0, 0.02],
  [0.2, 0],
  [0.36, 0.09],
  [0.4, 0.26],
  [0.33, 0.46],
  [0.29, 0.58],
  [0.33, 0.74],
  [0.32, 0.88],
  [0.26, 0.9],
  [0.2, 0.83],
  [0.09, 0.8],
  [-0.09, 0.8],
  [-0.18, 0.84],
  [-0.24, 0.96],
  [-0.3, 1.0],
  [-0.35, 0.93],
  [-0.33, 0.74],
  [-0.29, 0.56],
  [-0.35, 0.42],
  [-0.41, 0.26],
  [-0.36, 0.09],
  [-0.2, 0.01],
];

/** A body with one horn. */
export const SINGLE: readonly Point2[] = [
  [0, 0],
  [0.2, 0.01],
  [0.36, 0.1],
  [0.4, 0.28],
  [0.33, 0.48],
  [0.27, 0.6],
  [0.31, 0.76],
  [0.31, 0.86],
  [0.25, 0.88],
  [0.2, 0.82],
  [0.1, 0.84],
  [-0.02, 0.94],
  [-0.16, 1.0],
  [-0.28, 0.93],
  [-0.3, 0.78],
  [-0.26, 0.6],
  [-0.33, 0.48],
  [-0.41, 0.28],
  [-0.37, 0.1],
  [-0.2, 0.01],
];

/** A deep hollow body with one horn. */
export const CUTAWAY: readonly Point2[] = SINGLE.map(([x, y]): Point2 => [1.02 * x, y]);

/** Right half of a body with two equal pointed horns: up to the tip, and from there down to the neck. */
export const DOUBLE: readonly (readonly Point2[])[] = [
  [
    [0, 0.02],
    [0.2, 0.01],
    [0.37, 0.09],
    [0.42, 0.25],
    [0.36, 0.44],
    [0.31, 0.58],
    [0.34, 0.76],
    [0.38, 0.95],
  ],
  [
    [0.38, 0.95],
    [0.27, 0.89],
    [0.19, 0.78],
    [0.12, 0.7],
    [0, 0.68],
  ],
];

/** A body like an arrow head, each corner with its rounding. */
export const VEE: readonly Corner[] = [
  [0.06, 0.38, 0.03],
  [0.37, 0.0, 0.04],
  [0.49, 0.08, 0.06],
  [0.15, 0.88, 0.05],
  [0.08, 0.95, 0.02],
  [-0.08, 0.95, 0.02],
  [-0.15, 0.88, 0.05],
  [-0.49, 0.08, 0.06],
  [-0.37, 0.0, 0.04],
  [-0.06, 0.38, 0.03],
];

/** A slanting body like a stroke of lightning: a long horn on one side above, a long wing on the other below. */
export const EXPLORER: readonly Corner[] = [
  [-0.02, 0.06, 0.1],
  [0.4, 0.04, 0.06],
  [0.44, 0.24, 0.08],
  [0.24, 0.46, 0.06],
  [0.5, 0.96, 0.05],
  [0.37, 1.0, 0.04],
  [0.13, 0.79, 0.04],
  [-0.13, 0.79, 0.03],
  [-0.34, 0.83, 0.05],
  [-0.38, 0.7, 0.06],
  [-0.25, 0.48, 0.06],
  [-0.58, 0.1, 0.06],
  [-0.47, 0.0, 0.05],
];
