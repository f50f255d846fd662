import type { Geometry } from "../../geometry/geometry.ts";
import type { Outline } from "../../geometry/outline.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** Three strands in section. */
const STRANDS: Outline = Array.from({ length: 18 }, (_, i) => {
  const a = (i / 18) * TAU;
  const r = 0.8 + 0.2 * Math.abs(cos(1.5 * a));
  return [r * cos(a), r * sin(a)] as const;
});

/** A laid rope along a path: its strands wind around it. `lay` is the length of one winding, metres. */
export function laid(path: readonly Vec3[], radius: number, length: number): Geometry {
  const turns = length / (radius * 7);
  return sweep(
    STRANDS.map(([x, y]) => [x * radius, y * radius] as const),
    path,
    { twist: (t) => t * turns * TAU, endRounding: radius * 0.4 },
  );
}
