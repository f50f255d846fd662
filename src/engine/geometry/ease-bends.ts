import { add, cross, distance, length, scale, subtract, type Vec3 } from "../math/vec3.ts";

/** Least radius of a bend over that of what runs along it: below 1 its inner side would go through itself. */
const ROOM = 1.2;
/** Rounds after which a line is left as it is. */
const MOST_ROUNDS = 400;

/**
 * A line that bends no sharper than something so thick can: its points go towards the middle of their neighbours where it does. Both
 * ends stay.
 *
 * @param radiusAt Of what runs along the line, metres, by the part of its points, 0..1.
 * @param isClosed Its last point is the first one's neighbour: it has no ends.
 */
export function easeBends(path: readonly Vec3[], radiusAt: (t: number) => number, isClosed = false): Vec3[] {
  const last = path.length - 1;
  let eased = [...path];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = eased;
    eased = before.map((point, i) => {
      const [a, b] = isClosed ? [before.at(i - 1), before[(i + 1) % before.length]] : [before[i - 1], before[i + 1]];
      if (!a || !b || bendAt(a, point, b) >= ROOM * radiusAt(i / last)) return point;
      return add(scale(point, 0.5), scale(add(a, b), 0.25));
    });
    if (eased.every((point, i) => point === before[i])) break;
  }
  return eased;
}

/** Radius of the circle through three points, metres. */
function bendAt(a: Vec3, b: Vec3, c: Vec3): number {
  const area = length(cross(subtract(b, a), subtract(c, a)));
  return area < 1e-12 ? Number.POSITIVE_INFINITY : (distance(a, b) * distance(b, c) * distance(a, c)) / (2 * area);
}
