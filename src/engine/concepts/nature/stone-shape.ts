import { wobble } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { deform, settle } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sin } from "../../math/elementary.ts";
import { add, normalize, scale, type Vec3 } from "../../math/vec3.ts";

/** A direction that differs for every number. */
const direction = (n: number): Vec3 =>
  normalize([sin(n * 12.9898 + 1), sin(n * 78.233 + 2) * 0.8, sin(n * 37.719 + 4)]);

/**
 * A boulder about the origin: a ball cut by planes into facets, then roughened.
 *
 * @param size Half its width, height and depth, metres.
 * @param cuts More cuts make it more angular.
 */
export function boulder(size: Vec3, seed: number, cuts = 12, segments = 26): Geometry {
  const planes = Array.from({ length: cuts }, (_, i) => ({
    n: direction(seed * 0.37 + i * 1.71),
    d: 0.7 + 0.16 * sin(seed + i * 5.3),
  }));
  const cut = deform(sphere(1, segments, Math.round(segments * 0.6)), (point) => {
    let at = point;
    for (const { n, d } of planes) {
      const over = at[0] * n[0] + at[1] * n[1] + at[2] * n[2] - d;
      if (over > 0) at = add(at, scale(n, -over * 0.94));
    }
    return [at[0] * size[0], at[1] * size[1], at[2] * size[2]];
  });
  const least = Math.min(...size);
  return settle(wobble(wobble(cut, least * 0.07, least * 0.7, seed), least * 0.022, least * 0.2, seed + 7));
}

/** Presses what is below `y` flat against it, so that the thing rests there. */
export const restOn = (geometry: Geometry, y: number): Geometry =>
  deform(geometry, ([px, py, pz]) => [px, py < y ? y + (py - y) * 0.02 : py, pz]);
