import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { move, place, settle, stretch, turnX } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { cross, distance, normalize, subtract, type Vec3, Y_AXIS } from "../../math/vec3.ts";

/**
 * A chain along a path: oval links, each turned a quarter from the one before and hooked into it.
 *
 * @param link Length of a link, metres.
 */
export function chainLinks(path: readonly Vec3[], link: number): Geometry {
  const lengths = path.slice(1).map((point, i) => distance(point, path[i] as Vec3));
  const total = lengths.reduce((sum, each) => sum + each, 0);
  const pitch = link * 0.74;
  const count = Math.max(1, Math.floor(total / pitch));
  const flat = stretch(turnX(torus(link * 0.32, link * 0.1, 12, 5), PI / 2), [0.82, 1.25, 1]);
  const links = Array.from({ length: count }, (_, i) => {
    let left = ((i + 0.5) / count) * total;
    let k = 0;
    while (k < lengths.length - 1 && left > (lengths[k] as number)) {
      left -= lengths[k] as number;
      k += 1;
    }
    const [a, b] = [path[k] as Vec3, path[k + 1] as Vec3];
    const along = normalize(subtract(b, a));
    const hint: Vec3 = Math.abs(along[1]) > 0.9 ? [0, 0, 1] : Y_AXIS;
    const side = normalize(cross(along, hint));
    const up = cross(side, along);
    const u = i % 2 === 0 ? side : up;
    const t = left / (lengths[k] as number);
    const at: Vec3 = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
    const w = cross(u, along);
    return move(place(flat, [...u, 0, ...along, 0, ...w, 0, 0, 0, 0, 1]), [at[0], at[1], at[2]]);
  });
  return settle(merge(links));
}
