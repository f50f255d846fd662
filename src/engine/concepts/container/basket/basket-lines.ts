import type { Point2 } from "../../../geometry/outline.ts";
import type { BasketParameters } from "./basket-parameters.ts";

/** Profile of each style, then its usual radius and height. */
export const BASKET_LINES: Readonly<Record<BasketParameters["style"], readonly [readonly Point2[], number, number]>> = {
  market: [
    [
      [0.66, 0],
      [0.78, 0.14],
      [0.92, 0.45],
      [0.99, 0.8],
      [1, 1],
    ],
    0.17,
    0.17,
  ],
  bushel: [
    [
      [0.74, 0],
      [0.8, 0.25],
      [0.9, 0.62],
      [1, 1],
    ],
    0.19,
    0.22,
  ],
  bread: [
    [
      [0.72, 0],
      [0.82, 0.2],
      [0.94, 0.6],
      [1, 1],
    ],
    0.18,
    0.1,
  ],
  laundry: [
    [
      [0.8, 0],
      [0.85, 0.25],
      [0.93, 0.62],
      [1, 1],
    ],
    0.2,
    0.44,
  ],
};
