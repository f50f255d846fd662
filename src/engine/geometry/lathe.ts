import { cos, sin, TAU } from "../math/elementary.ts";
import type { Geometry } from "./geometry.ts";
import { loft, type Ring } from "./loft.ts";
import { type Corner, type Point2, roundCorners } from "./outline.ts";

/**
 * Turns a profile around the Y axis.
 *
 * @param profile Points (radius, y) in metres: outside surfaces from bottom to top, so a hollow vessel goes from the
 *   middle of its foot up the outside, over the rim, and down the inside. An end with radius 0 is a pole, any other end
 *   is closed by a flat cap.
 * @param segments Sides of the revolution, 3 or more; four divide it well, so that front and side views have a vertex.
 * @param loop The profile is a closed line away from the axis: a ring.
 * @returns Closed geometry.
 * @throws {RangeError} When there are fewer than 3 segments or 2 points.
 */
export function lathe(profile: readonly Point2[], segments = 48, loop = false): Geometry {
  if (segments < 3 || profile.length < 2) {
    throw new RangeError(
      `lathe: segments must be at least 3 and points at least 2, got ${segments} and ${profile.length}.`,
    );
  }
  const directions = Array.from({ length: segments }, (_, i) => {
    const angle = (i / segments) * TAU;
    return [cos(angle), -sin(angle)] as const;
  });
  const rings: Ring[] = withoutNeedles(profile, segments).map(([radius, y]) =>
    radius < 1e-9 ? [[0, y, 0]] : directions.map(([c, s]) => [radius * c, y, radius * s] as const),
  );
  return loft(rings, loop);
}

/** Length of a side of the revolution over its height from which on a band between two rings is needles that nobody sees. */
const NEEDLE = 80;
/** Sides taken for it at the least: the chamfer of a post with four sides is seen. */
const FEWEST_SIDES = 24;

/** The profile without points that lie next to the one before: a rounding far finer than the revolution's sides. */
function withoutNeedles(profile: readonly Point2[], segments: number): readonly Point2[] {
  let last = profile[0] as Point2;
  const kept = profile.filter((point, i) => {
    const [x, y] = [point[0] - last[0], point[1] - last[1]];
    const least = (TAU * Math.max(point[0], last[0])) / Math.max(FEWEST_SIDES, segments) / NEEDLE;
    if (i > 0 && i < profile.length - 1 && x * x + y * y < least * least) return false;
    last = point;
    return true;
  });
  return kept.length < 4 ? profile : kept;
}

/**
 * A cylinder or cone from y = 0 up, with rounded rims. Its ends are fans around a pole.
 *
 * @param radiusTop Default: the same as below. 0 makes a cone.
 * @param bevel Radius of both rims; `bevelSteps` straight pieces a quarter turn.
 */
export function cylinder(options: {
  readonly radius: number;
  readonly radiusTop?: number;
  readonly height: number;
  readonly bevel?: number;
  readonly bevelSteps?: number;
  readonly segments?: number;
}): Geometry {
  const { radius, radiusTop = radius, height, bevel = 0, bevelSteps = 2, segments = 32 } = options;
  const corners: Corner[] = [
    [0, 0],
    [radius, 0, bevel],
    ...(radiusTop > 0 ? [[radiusTop, height, bevel] as const] : []),
    [0, height],
  ];
  return lathe(roundCorners(corners, bevelSteps), segments);
}
