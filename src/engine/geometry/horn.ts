import { cos, sin, TAU } from "../math/elementary.ts";
import { add, scale, type Vec3 } from "../math/vec3.ts";
import type { Geometry } from "./geometry.ts";
import { loft, type Ring } from "./loft.ts";
import { carryFrames } from "./sweep.ts";

/**
 * A round tube that widens along a path and is open at its far end: a bell, a funnel, a pipe.
 *
 * @param radiusAt Outer radius by the part of the way, counted in path points, 0 to 1.
 * @param wall Thickness of the rim, metres.
 * @param openFrom Part of the way from which on it is hollow, 0 to 1.
 * @param flutes Waves of the rim, growing towards the end: petals of a gramophone's horn.
 */
export function horn(
  path: readonly Vec3[],
  radiusAt: (t: number) => number,
  wall: number,
  openFrom: number,
  sides = 32,
  flutes: { readonly count: number; readonly depth: number } = { count: 0, depth: 0 },
): Geometry {
  const frames = carryFrames(path, false);
  const last = path.length - 1;
  const ring = (i: number, less: number): Ring => {
    const { right, up } = frames[i] as (typeof frames)[number];
    const t = i / last;
    return Array.from({ length: sides }, (_, k): Vec3 => {
      const angle = (k / sides) * TAU;
      const wave = 1 - flutes.depth * t * t * Math.abs(sin((flutes.count * angle) / 2));
      const r = Math.max(radiusAt(t) * 0.2, radiusAt(t) * (flutes.depth > 0 ? wave : 1) - less);
      return add(path[i] as Vec3, add(scale(right, r * cos(angle)), scale(up, r * sin(angle))));
    });
  };
  const first = Math.min(last - 1, Math.max(0, Math.round(openFrom * last)));
  const outside = path.map((_, i) => ring(i, 0));
  const inside = Array.from({ length: last - first + 1 }, (_, k) => ring(last - k, wall));
  return loft([...outside, ...inside]);
}
