import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { roundCorners } from "../../geometry/outline.ts";
import { deform, settle } from "../../geometry/place.ts";
import { atan2, cos } from "../../math/elementary.ts";
import type { SlotSpec } from "../concept.ts";
import { slot } from "../define-from-plan.ts";

/** What piped cream is called and made of, wherever a dish has some. */
export const CREAM_SLOT: SlotSpec = slot("plastic", "#fbf6ea", "whipped cream|cream|whipped topping|piping|dollop");

/** A swirl of piped cream that stands on the origin: a drop with six ribs that wind up to its point. `size` is its radius, metres. */
export const whippedCream = (size: number): Geometry =>
  settle(
    deform(
      lathe(
        roundCorners(
          [
            [0, 0],
            [size, 0, size * 0.3],
            [size * 0.86, size * 0.5, size * 0.3],
            [size * 0.5, size * 0.95, size * 0.2],
            [size * 0.12, size * 1.45, size * 0.05],
            [0, size * 1.5],
          ],
          3,
        ),
        42,
      ),
      ([x, y, z]) => {
        const f = 1 + 0.13 * cos(6 * atan2(z, x) + (y / size) * 2.6);
        return [x * f, y, z * f];
      },
    ),
  );
