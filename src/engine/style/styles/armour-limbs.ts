import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, settle } from "../../geometry/place.ts";
import { splitShells } from "../../geometry/shells.ts";
import { sphere } from "../../geometry/sphere.ts";
import { add, distance, dot, normalize, scale, subtract, type Vec3 } from "../../math/vec3.ts";

/** Fewer segments than these are no jointed legs of an insect. */
const JOINTED = 6;
/** How much thicker a segment of plate is than one of horn, and a joint's ball than the segment. */
const STOUT = 1.75;
const BALL = 1.08;

/** Segments of plate and the balls they turn on. */
export interface ArmouredLimbs {
  readonly segments: Geometry;
  readonly joints: Geometry;
}

/** Legs of hard segments, as insects, spiders and crabs have them, made stout, with a ball at every joint. Undefined for limbs of one piece. */
export function armourLimbs({ geometry }: Part): ArmouredLimbs | undefined {
  const shells = splitShells(geometry);
  if (shells.length < JOINTED) return undefined;
  const segments: Geometry[] = [];
  const joints: Geometry[] = [];
  for (const shell of shells) {
    const [near, far] = endsOf(shell);
    const along = normalize(subtract(far, near));
    const long = distance(near, far);
    const offAxis = (point: Vec3): Vec3 => add(near, scale(along, dot(subtract(point, near), along)));
    const thick = Math.max(...verticesOf(shell).map((point) => distance(point, offAxis(point))));
    segments.push(
      deform(shell, (point) => {
        const on = offAxis(point);
        return add(on, scale(subtract(point, on), STOUT));
      }),
    );
    // what ends in a point is a foot, where nothing turns
    const radius = Math.min(thick * STOUT * BALL, 0.3 * long);
    const top = near[1] > far[1] ? near : far;
    joints.push(move(settle(sphere(radius, 14, 10)), top));
  }
  return { segments: merge(segments), joints: merge(joints) };
}

function verticesOf({ positions }: Geometry): Vec3[] {
  return Array.from({ length: positions.length / 3 }, (_, i): Vec3 => {
    const [x = 0, y = 0, z = 0] = positions.subarray(3 * i, 3 * i + 3);
    return [x, y, z];
  });
}

/** The two vertices that lie farthest from one another, nearly. */
function endsOf(shell: Geometry): readonly [Vec3, Vec3] {
  const vertices = verticesOf(shell);
  const farthest = (from: Vec3): Vec3 =>
    vertices.reduce((best, point) => (distance(point, from) > distance(best, from) ? point : best), from);
  const one = farthest(vertices[0] as Vec3);
  return [one, farthest(one)];
}
