import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** A bored tube along +X from `at`, its muzzle open. */
export function barrel(at: Vec3, length: number, radius: number, bore: number): Geometry {
  const deep = Math.min(length * 0.5, bore * 5);
  const lip = (radius - bore) * 0.35;
  const profile = lathe(
    [
      [0, 0],
      [radius, 0],
      [radius, length - lip],
      [radius - lip, length],
      [bore, length],
      [bore * 0.98, length - deep],
      [0, length - deep],
    ],
    24,
  );
  return move(settle(turnZ(profile, -PI / 2)), at);
}
