import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { merge } from "../../../geometry/merge.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";

/** Long strands that wind over and around each other in a low heap: loops of differing size and tilt. */
export function strands(radius: number, height: number, count: number, thick: number, next: () => number): Geometry {
  const loops = Array.from({ length: count }, (_, i) => {
    const t = i / count;
    const reach = radius * (0.3 + 0.7 * (1 - t * 0.75)) * (0.55 + 0.45 * next());
    const [cx, cz] = [(next() - 0.5) * (radius - reach) * 1.5, (next() - 0.5) * (radius - reach) * 1.5];
    const turn = next() * TAU;
    const level = height * (0.08 + 0.86 * t);
    const squash = 0.6 + 0.4 * next();
    const points = Array.from({ length: 11 }, (_u, k): Vec3 => {
      const a = (k / 10) * TAU * 0.92;
      const wave = 1 + 0.12 * sin(a * 3 + turn * 5);
      const [u, v] = [reach * cos(a) * wave, reach * squash * sin(a) * wave];
      const far = Math.sqrt(u * u + v * v) / radius;
      return [
        cx + u * cos(turn) - v * sin(turn),
        Math.max(thick, level * (1 - 0.45 * far * far) + thick * 1.3 * sin(a * 4 + i)),
        cz + u * sin(turn) + v * cos(turn),
      ];
    });
    return tube(thick, curveThrough(points, 3), 7, { endRounding: thick * 0.6, endSteps: 1 });
  });
  return merge(loops);
}
