import type { Point2 } from "../../../geometry/outline.ts";
import type { TeapotParameters } from "./teapot-parameters.ts";

/** Outside as parts of the girth and of the height; girth and height in metres. */
export const TEAPOT_LINES: Readonly<Record<TeapotParameters["style"], readonly [readonly Point2[], number, number]>> = {
  globe: [
    [
      [0.52, 0],
      [0.55, 0.03],
      [0.53, 0.06],
      [0.82, 0.22],
      [1, 0.5],
      [0.9, 0.76],
      [0.66, 0.92],
      [0.52, 0.97],
      [0.5, 1],
    ],
    0.082,
    0.125,
  ],
  squat: [
    [
      [0.6, 0],
      [0.62, 0.04],
      [0.86, 0.2],
      [1, 0.45],
      [0.93, 0.7],
      [0.68, 0.9],
      [0.5, 0.96],
      [0.48, 1],
    ],
    0.095,
    0.105,
  ],
  pear: [
    [
      [0.6, 0],
      [0.62, 0.03],
      [0.9, 0.14],
      [1, 0.32],
      [0.9, 0.58],
      [0.66, 0.82],
      [0.54, 0.95],
      [0.55, 1],
    ],
    0.08,
    0.155,
  ],
  japanese: [
    [
      [0.66, 0],
      [0.7, 0.03],
      [0.93, 0.24],
      [1, 0.46],
      [0.95, 0.66],
      [0.76, 0.88],
      [0.5, 0.97],
      [0.48, 1],
    ],
    0.09,
    0.105,
  ],
};
