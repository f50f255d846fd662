import type { Geometry } from "../../geometry/geometry.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { clamp01, lerp } from "../../math/scalar.ts";
import { distance, mix, type Vec3 } from "../../math/vec3.ts";

/** Radius of the lowest and of the highest string, over the width of the neck. */
const GAUGES: readonly [number, number] = [0.027, 0.017];
/** How much of what is left of a snapped string lies straight, and how far its end winds up, radians. */
const STRAIGHT = 0.18;
const WINDS = 3.1 * PI;
const STEPS = 44;

/**
 * Strings from the bridge over the nut to their posts.
 *
 * @param paths Three points of each: bridge, nut, post.
 * @param width Of the neck at the nut, metres.
 * @param snapped How many have snapped: every second one first, from the side that is seen.
 */
export function neckStrings(
  paths: readonly (readonly [Vec3, Vec3, Vec3])[],
  width: number,
  snapped: number,
): Geometry[] {
  const order = [...paths.keys()].sort((a, b) => (a % 2) - (b % 2) || b - a);
  const gone = new Set(order.slice(0, snapped));
  return paths.flatMap((path, i): Geometry[] => {
    const radius = width * lerp(...GAUGES, i / Math.max(1, paths.length - 1));
    if (!gone.has(i)) return [tube(radius, path, 5)];
    const [bridge, nut, post] = path;
    const side = i * 2 < paths.length ? -1 : 1;
    const long = distance(bridge, nut);
    return [
      tube(radius, curl(bridge, mix(bridge, nut, 1), side, long * (0.46 + 0.07 * (i % 3))), 5),
      tube(radius, [post, nut, ...curl(nut, bridge, side, long * (0.36 + 0.05 * (i % 3))).slice(2)], 5),
    ];
  });
}

/** What is left of a string that ran from one point to another: it leaves its line forwards and sidewards and winds up ever more tightly. */
function curl(from: Vec3, to: Vec3, side: number, long: number): Vec3[] {
  const whole = distance(from, to);
  const along = to.map((each, k) => (each - (from[k] as number)) / whole) as unknown as Vec3;
  const out: Vec3 = [0.72 * side, 0, 0.7];
  const points: Vec3[] = [from];
  let at = from;
  for (let k = 1; k <= STEPS; k += 1) {
    const late = clamp01((k / STEPS - STRAIGHT) / (1 - STRAIGHT));
    const angle = WINDS * late * late * late + 0.5 * late;
    const step = long / STEPS;
    at = at.map(
      (each, a) => each + step * (cos(angle) * (along[a] as number) + sin(angle) * (out[a] as number)),
    ) as unknown as Vec3;
    points.push(at);
  }
  return points;
}
