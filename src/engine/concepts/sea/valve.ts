import type { Geometry } from "../../geometry/geometry.ts";
import type { Paint } from "../../geometry/part.ts";
import { deform, settle } from "../../geometry/place.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { shade } from "../animal/coat.ts";
import { fin, rays } from "../animal/fin.ts";

const HINGE = -0.46;

/**
 * One half of a shell with ribs, a fan one unit wide: hinge at z = -0.46, rim to +Z, domed to +Y, hollow below.
 *
 * @param ribs Number of ribs over the whole fan.
 */
export function valve(ribs: number, dome: number): Geometry {
  const count = Math.min(97, ribs * 6 + 1);
  const flat = fin({
    root: rays(count, (t): Vec3 => [0.13 * (1 - 2 * t), 0, HINGE + 0.015]),
    tip: rays(count, (t): Vec3 => {
      const a = (1 - 2 * t) * 2.5;
      return [0.52 * sin(a), 0, 0.47 * cos(a) - 0.02];
    }),
    thickness: 0.028,
    ripple: 0,
    steps: 9,
  });
  return settle(
    deform(flat, ([x, y, z]) => {
      const f = Math.max(0, 1 - (x / 0.54) * (x / 0.54) - (z / 0.5) * (z / 0.5));
      const angle = atan2(x, z - HINGE + 0.04);
      const out = Math.sqrt(x * x + (z - HINGE) * (z - HINGE));
      return [x, y + dome * f * (1.5 - 0.5 * f) + 0.016 * cos(angle * ribs * 1.55) * smoothstep(0.05, 0.6, out), z];
    }),
  );
}

/** Growth rings, and furrows between the ribs. */
export const paintValve =
  (ribs: number): Paint =>
  (surface, x, _y, z, _nx, ny) => {
    const angle = atan2(x, z - HINGE + 0.04);
    const out = Math.sqrt(x * x + (z - HINGE) * (z - HINGE));
    surface.roughness = ny < -0.1 ? 0.15 : 0.4;
    if (ny < -0.1) return;
    shade(surface, 1 - 0.28 * smoothstep(0.2, -0.9, cos(angle * ribs * 1.55)) * smoothstep(0.05, 0.3, out));
    const ring = out * 8;
    shade(surface, 1 - 0.22 * smoothstep(0.3, 0.48, Math.abs(ring - Math.floor(ring) - 0.5)));
    shade(surface, 0.8 + 0.35 * smoothstep(0.1, 0.9, out));
  };
