import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { turnY } from "../../../geometry/place.ts";
import { TAU } from "../../../math/elementary.ts";
import { block } from "../masonry.ts";

/** Steps in all, turns they make, and the turn from the middle of the door at which they begin. */
const STEPS = 44;
const TURNS = 1.4;
const BEGIN = 0.55;
/** How far they stand out of the wall and go into it, in radii of the shaft. */
const OUT = 0.42;
const IN = 0.1;

/**
 * Steps of stone let into the wall, which wind about a shaft to the right.
 *
 * @param radius The shaft's, and `radiusAt` the same at a height.
 * @param high Where the last step lies.
 */
export function woundStairs(radius: number, radiusAt: (y: number) => number, high: number): Part {
  const rise = high / STEPS;
  const pitch = (TURNS * TAU) / STEPS;
  const steps = Array.from({ length: STEPS }, (_, k): Geometry => {
    const y = (k + 0.5) * rise;
    const [inner, outer] = [radiusAt(y) - IN * radius, radiusAt(y) + OUT * radius];
    // narrow enough at its outer end to leave the next one free
    const step = block([0.94 * pitch * outer, 0.9 * rise, outer - inner], [0, y, (inner + outer) / 2], 0.006);
    return turnY(step, BEGIN + k * pitch);
  });
  return makePart("stairs", "stair", merge(steps), { weight: 0.8 });
}
