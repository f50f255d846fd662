import { cos, sin, TAU } from "../../math/elementary.ts";

/** Which field a point belongs to; `u` from the pole to the fly, `v` from below, both 0 to 1, `ratio` is width over height. */
export type Fields = (u: number, v: number, ratio: number) => number;

/** Whether a point lies in a circle about `x`, `y`. */
export const within = (u: number, v: number, x: number, y: number, radius: number): boolean =>
  (u - x) * (u - x) + (v - y) * (v - y) < radius * radius;

/** Whether a point lies in a star of five points about the origin. */
export function inStar(x: number, y: number, radius: number): boolean {
  if (x * x + y * y > radius * radius) return false;
  let inside = 0;
  // a pentagram is what lies behind at least four of its five sides
  for (let k = 0; k < 5; k += 1) if (x * sin((k * TAU) / 5) - y * cos((k * TAU) / 5) < radius * 0.309) inside += 1;
  return inside >= 4;
}
