import type { Point2 } from "../../../geometry/outline.ts";

/** The body's right side in strokes from the foot up, units of the body's length. */
export const VIOLIN_OUTLINE: readonly (readonly Point2[])[] = [
  [
    [0, 0],
    [0.12, 0.008],
    [0.22, 0.05],
    [0.285, 0.14],
    [0.29, 0.22],
    [0.262, 0.305],
    [0.278, 0.345],
  ],
  [
    [0.278, 0.345],
    [0.205, 0.378],
    [0.163, 0.45],
    [0.157, 0.53],
    [0.175, 0.605],
    [0.228, 0.655],
  ],
  [
    [0.228, 0.655],
    [0.216, 0.7],
    [0.235, 0.77],
    [0.225, 0.86],
    [0.17, 0.945],
    [0.09, 0.985],
    [0.03, 1],
    [0, 1],
  ],
];
