import { pathLength } from "../../geometry/along-path.ts";
import { line } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import type { Outline } from "../../geometry/outline.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { distance, type Vec3 } from "../../math/vec3.ts";

/** Three strands in section. */
const STRANDS: Outline = Array.from({ length: 18 }, (_, i) => {
  const a = (i / 18) * TAU;
  const r = 0.8 + 0.2 * Math.abs(cos(1.5 * a));
  return [r * cos(a), r * sin(a)] as const;
});
/** How far the strands wind from one section to the next at the most: the skin between them would else cut through itself. */
const MOST_TWIST = 1.2;

/** A laid rope along a path: its strands wind around it. `length`: of the path as it is to be wound, metres. */
export function laid(path: readonly Vec3[], radius: number, length: number): Geometry {
  const turns = length / (radius * 7);
  const twist = (turns * TAU) / (pathLength(path) || 1);
  const fine = path.flatMap((point, i) => {
    const before = path[i - 1];
    if (!before) return [point];
    return line(before, point, Math.max(1, Math.ceil((distance(before, point) * twist) / MOST_TWIST))).slice(1);
  });
  return sweep(
    STRANDS.map(([x, y]) => [x * radius, y * radius] as const),
    fine,
    { twist: (t) => t * turns * TAU, endRounding: radius * 0.4 },
  );
}
