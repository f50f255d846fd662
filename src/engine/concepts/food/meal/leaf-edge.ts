import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { loftEither } from "../loft-either.ts";

export const HALF = 0.058;

/** A wavy leaf edge that hangs out along the cut side. */
export function leafEdge(y: number, seed: number): Geometry {
  const steps = 46;
  const rings = Array.from({ length: steps + 1 }, (_, i): Vec3[] => {
    const x = (i / steps - 0.5) * HALF * 2.6;
    const out = HALF * 0.42 + 0.006 + 0.003 * noise(x * 130, 1, 1, seed);
    const lift = 0.0035 * sin(x * 330 + seed);
    return [
      [x, y, 0.0],
      [x, y + lift * 0.3, out * 0.75],
      [x, y + lift, out],
      [x, y + lift + 0.0014, out],
      [x, y + 0.0014 + lift * 0.3, out * 0.75],
      [x, y + 0.0014, 0.0],
    ];
  });
  return loftEither(rings, true);
}
