import type { Outline, Point2 } from "../../geometry/outline.ts";

/** Both halves of a drawing of which the right one is given from the foot up; its last point lies on the axis. */
const both = (right: readonly Point2[], w: number, h: number): Outline =>
  [
    ...right,
    ...right
      .slice(0, -1)
      .reverse()
      .map(([x, y]): Point2 => [-x, y]),
  ].map(([x, y]) => [x * w, y * h]);

/** A cross with arms that widen outwards, standing on y = 0; `w` and `h` metres wide and high. */
export const crossPattee = (w: number, h: number): Outline =>
  both(
    [
      [0.3, 0],
      [0.2, 0.2],
      [0.11, 0.4],
      [0.3, 0.33],
      [0.5, 0.27],
      [0.52, 0.5],
      [0.5, 0.73],
      [0.3, 0.67],
      [0.11, 0.6],
      [0.2, 0.8],
      [0.28, 0.99],
      [0, 1.02],
    ],
    w,
    h,
  );

/** A lily of three petals above its bar; `w` and `h` metres wide and high. */
export const fleurDeLis = (w: number, h: number): Outline =>
  both(
    [
      [0.2, 0],
      [0.11, 0.16],
      [0.24, 0.17],
      [0.24, 0.27],
      [0.13, 0.28],
      [0.22, 0.42],
      [0.31, 0.5],
      [0.39, 0.47],
      [0.4, 0.38],
      [0.35, 0.31],
      [0.46, 0.31],
      [0.53, 0.42],
      [0.5, 0.58],
      [0.39, 0.66],
      [0.26, 0.63],
      [0.15, 0.52],
      [0.2, 0.68],
      [0.16, 0.82],
      [0.08, 0.93],
      [0, 1.02],
    ],
    w,
    h,
  );
