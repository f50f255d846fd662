import { noise } from "../../geometry/deform.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** How far a break wanders off a straight one, in sizes of the whole. */
const WANDER = 0.05;

/**
 * Breaks a thing in thought: the pieces about each of `middles`.
 *
 * @param size Longest side of the whole, metres.
 * @returns How far a point of the model is from the nearest break between two pieces, metres.
 */
export function sherdsOf(middles: readonly Vec3[], size: number): (point: Vec3) => number {
  return ([px, py, pz]) => {
    const wave = (seed: number) => WANDER * size * noise((5 * px) / size, (5 * py) / size, (5 * pz) / size, seed);
    const [x, y, z] = [px + wave(3), py + wave(5), pz + wave(7)];
    let [first, second] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    let [near, other] = [middles[0] as Vec3, middles[0] as Vec3];
    for (const middle of middles) {
      const [dx, dy, dz] = [x - middle[0], y - middle[1], z - middle[2]];
      const away = dx * dx + dy * dy + dz * dz;
      if (away < first) {
        [second, other] = [first, near];
        [first, near] = [away, middle];
      } else if (away < second) [second, other] = [away, middle];
    }
    const [ax, ay, az] = [near[0] - other[0], near[1] - other[1], near[2] - other[2]];
    return (second - first) / (2 * Math.sqrt(ax * ax + ay * ay + az * az) + 1e-12);
  };
}
