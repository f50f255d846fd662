import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import type { Point2 } from "../../geometry/outline.ts";
import { move, turnY } from "../../geometry/place.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";

/** An oval arena's plan: half its length (x) and half its width (z) at the outer wall, metres. */
export interface Oval {
  readonly long: number;
  readonly wide: number;
}

/**
 * A profile (metres out from the outer wall, negative inwards; height) carried around an oval: a closed ring. Its points run from the
 * inner foot over the outer foot and up, as a lathe's loop.
 */
export function carried({ long, wide }: Oval, profile: readonly Point2[], segments = 96): Geometry {
  const rings = Array.from({ length: segments }, (_, i): Ring => {
    const angle = (i / segments) * TAU;
    const [c, s] = [cos(angle), sin(angle)];
    return profile.map(([out, y]) => [(long + out) * c, y, (wide + out) * s] as const);
  });
  return loft(rings, true);
}

/** What stands at an angle on an oval, its front (+Z) outwards, set `out` from the outer wall. */
export function stoodAt({ long, wide }: Oval, geometry: Geometry, angle: number, out = 0, y = 0): Geometry {
  const [c, s] = [cos(angle), sin(angle)];
  const [a, b] = [long + out, wide + out];
  return move(turnY(geometry, atan2(c / a, -s / b)), [a * c, y, -b * s]);
}

/** Angles that cut an oval's outline into pieces of the same length, starting on the +X axis. */
export function evenAngles({ long, wide }: Oval, count: number): number[] {
  const steps = 720;
  const lengths = [0];
  for (let i = 1; i <= steps; i += 1) {
    const a = ((i - 0.5) / steps) * TAU;
    const [dx, dz] = [long * sin(a), wide * cos(a)];
    lengths.push((lengths[i - 1] as number) + Math.sqrt(dx * dx + dz * dz));
  }
  const total = lengths[steps] as number;
  return Array.from({ length: count }, (_, k) => {
    const wanted = (k / count) * total;
    const i = lengths.findIndex((length) => length >= wanted);
    return (i / steps) * TAU;
  });
}
