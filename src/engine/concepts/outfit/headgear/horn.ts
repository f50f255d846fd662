import { curveThrough } from "../../../geometry/curve.ts";
import { circleOutline } from "../../../geometry/outline.ts";
import { sweep } from "../../../geometry/sweep.ts";
import type { Vec3 } from "../../../math/vec3.ts";

/** A horn through points, thick at its root. */
export const horn = (points: readonly Vec3[], radius: number) =>
  sweep(circleOutline(radius, 14), curveThrough(points, 6), {
    scale: (t) => Math.max(0.04, 1 - t),
    endRounding: 0.004,
  });
