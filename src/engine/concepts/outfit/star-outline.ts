import type { Outline } from "../../geometry/outline.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";

/** A star with its first point up. */
export const starOutline = (r: number, points = 5, inner = 0.46): Outline =>
  Array.from({ length: points * 2 }, (_, i) => {
    const angle = PI / 2 + (i * TAU) / (points * 2);
    const size = i % 2 === 0 ? r : r * inner;
    return [size * cos(angle), size * sin(angle)] as const;
  });
