import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { roundCorners } from "../../geometry/outline.ts";

/** A hollow bell from y = 0 up, with a thick flaring lip and a shoulder; `r` of its mouth, `h` high. */
export const bellShell = (r: number, h: number): Geometry =>
  lathe(
    roundCorners(
      [
        [0, h * 0.93],
        [r * 0.4, h * 0.9, r * 0.15],
        [r * 0.52, h * 0.55, r * 0.3],
        [r * 0.68, h * 0.2, r * 0.3],
        [r * 0.86, 0, r * 0.02],
        [r, 0.012 * h, r * 0.05],
        [r * 0.98, h * 0.07, r * 0.05],
        [r * 0.78, h * 0.24, r * 0.4],
        [r * 0.61, h * 0.55, r * 0.5],
        [r * 0.52, h * 0.93, r * 0.25],
        [r * 0.2, h, r * 0.05],
        [0, h],
      ],
      6,
    ),
    56,
  );
