import type { Geometry } from "../../../geometry/geometry.ts";
import { ellipseOutline } from "../../../geometry/outline.ts";
import { move, stretch, turnY, turnZ } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";

/** A twisted blade along +X from the hub to `radius`, flat side up. */
export function rotorBlade(radius: number, chord: number, root: number): Geometry {
  const path: Vec3[] = [0, 0.12, 0.35, 0.7, 0.92, 1].map((t) => [root + (radius - root) * t, 0, 0]);
  return sweep(ellipseOutline(chord / 2, chord * 0.09, 10), path, {
    up: [0, 1, 0],
    scale: (t) => [t < 0.12 ? 0.45 + 4.5 * t : 1 - 0.25 * t - (t > 0.95 ? 0.25 : 0), 1],
    twist: (t) => 0.5 - 0.35 * t,
  });
}

/** Blades around the Y axis through `at`: a helicopter's or a drone's rotor. */
export const levelRotor = (at: Vec3, blades: number, radius: number, chord: number, start = 0.3): Geometry[] =>
  Array.from({ length: blades }, (_, i) => move(turnY(rotorBlade(radius, chord, 0), start + (TAU * i) / blades), at));

/** Blades around the Z axis through `at`: a propeller that faces +Z. */
export const facingRotor = (at: Vec3, blades: number, radius: number, chord: number, start = 0.5): Geometry[] =>
  Array.from({ length: blades }, (_, i) =>
    move(turnZ(stretch(rotorBlade(radius, chord, 0), [1, 1, 1]), start + (TAU * i) / blades), at),
  );
