import type { Point2 } from "../../../geometry/outline.ts";
import type { JarParameters } from "./jar-parameters.ts";

/** Profile of each style, then its usual radius and height. */
export const JAR_LINES: Readonly<Record<JarParameters["style"], readonly [readonly Point2[], number, number]>> = {
  mason: [
    [
      [0.86, 0],
      [0.97, 0.025],
      [1, 0.08],
      [1, 0.4],
      [1, 0.72],
      [0.93, 0.82],
      [0.76, 0.89],
      [0.72, 0.91],
      [0.72, 1],
    ],
    0.045,
    0.15,
  ],
  jam: [
    [
      [0.86, 0],
      [0.97, 0.03],
      [1, 0.1],
      [1, 0.45],
      [0.98, 0.7],
      [0.86, 0.82],
      [0.8, 0.86],
      [0.8, 1],
    ],
    0.043,
    0.105,
  ],
  cookie: [
    [
      [0.72, 0],
      [0.76, 0.02],
      [0.94, 0.18],
      [1, 0.42],
      [0.97, 0.7],
      [0.84, 0.9],
      [0.74, 0.97],
      [0.74, 1],
    ],
    0.1,
    0.19,
  ],
  apothecary: [
    [
      [0.7, 0],
      [0.72, 0.02],
      [0.5, 0.06],
      [0.62, 0.1],
      [0.96, 0.16],
      [1, 0.3],
      [0.98, 0.72],
      [0.8, 0.86],
      [0.72, 0.92],
      [0.78, 1],
    ],
    0.06,
    0.2,
  ],
};
