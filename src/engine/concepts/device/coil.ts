import type { Geometry } from "../../geometry/geometry.ts";
import { carryFrames, type Frame, tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { add, distance, mix, scale, type Vec3 } from "../../math/vec3.ts";

/** A cord wound around a smooth path, as tight at its start as further on: a telephone's curl. `radius` of the windings, `thickness` the cord's radius, metres. */
export function coil(path: readonly Vec3[], turns: number, radius: number, thickness: number, sides = 6): Geometry {
  const count = turns * 8;
  const frames = carryFrames(path, false);
  const lengths = [0];
  for (let i = 1; i < path.length; i += 1)
    lengths.push((lengths[i - 1] as number) + distance(path[i - 1] as Vec3, path[i] as Vec3));
  const total = lengths.at(-1) as number;
  let k = 0;
  const points = Array.from({ length: count + 1 }, (_, i): Vec3 => {
    const t = i / count;
    while (k < path.length - 2 && (lengths[k + 1] as number) < t * total) k += 1;
    const from = lengths[k] as number;
    const share = (t * total - from) / Math.max(1e-9, (lengths[k + 1] as number) - from);
    const [before, after] = [frames[k] as Frame, frames[k + 1] as Frame];
    const angle = t * turns * TAU;
    const grown = radius * Math.min(1, Math.min(t, 1 - t) * 12);
    const out = add(
      scale(mix(before.right, after.right, share), grown * cos(angle)),
      scale(mix(before.up, after.up, share), grown * sin(angle)),
    );
    return add(mix(path[k] as Vec3, path[k + 1] as Vec3, share), out);
  });
  return tube(thickness, points, sides);
}
