import { noise } from "../../geometry/deform.ts";
import { add, type SculptStep } from "../../geometry/sculpt.ts";
import { displace, type Sdf } from "../../geometry/sdf.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** A place on the head, or half axes, in half skull widths. */
export type HeadPoint = (x: number, y: number, z: number) => Vec3;

/** The hair that makes a face round: full cheeks that reach below the jaw, a raised crown; behind the face, which looks out of it. */
export const puff = (at: HeadPoint, radii: HeadPoint, u: number): SculptStep[] => [
  add(both(tufted(ellipsoid(at(0.8, -0.34, -0.34), radii(0.86, 1, 0.62)), u)), 0.2 * u),
  add(tufted(ellipsoid(at(0, 0.4, -0.34), radii(1, 0.76, 0.76)), u), 0.3 * u),
  add(tufted(ellipsoid(at(0, -1.02, -0.12), radii(0.84, 0.6, 0.6)), u), 0.2 * u),
];

/** Hair that grows out over the eyes, and down and forward from the muzzle's sides to a square end. */
export const whiskers = (at: HeadPoint, radii: HeadPoint, u: number, m: number, w: number): SculptStep[] => [
  add(both(roundCone(at(0.34, 0.36, 0.82), at(0.46, 0.24, 1.12), 0.2 * u, 0.1 * u)), 0.12 * u),
  add(both(tufted(ellipsoid(at(0.34 * w, -0.52, 0.62 + 0.55 * m), radii(0.44, 0.6, 0.34 + 0.36 * m)), u)), 0.16 * u),
  add(tufted(ellipsoid(at(0, -0.98, 0.66 + 0.66 * m), radii(0.46 * w + 0.1, 0.66, 0.22 + 0.28 * m)), u), 0.14 * u),
];

/**
 * Long hair that parts at the nose: a moustache that falls away to both sides, a beard between its ends, full cheeks and a parted
 * crown. Eyes and nose stay free of it.
 */
export const moustache = (at: HeadPoint, _radii: HeadPoint, u: number, m: number, w: number): SculptStep[] => {
  const tip = 0.7 + m;
  const lock = (from: Vec3, to: Vec3, thick: number, thin: number): SculptStep =>
    add(both(tufted(roundCone(from, to, thick * u, thin * u), u)), 0.07 * u);
  return [
    lock(at(0.72, -0.1, 0.02), at(0.98, -1.12, 0.1), 0.4, 0.24),
    lock(at(0.5, 0.56, 0.1), at(0.84, 0.1, 0.06), 0.42, 0.3),
    add(tufted(ellipsoid(at(0, -0.86, 0.3 + 0.4 * m), [0.5 * u, 0.56 * u, 0.42 * u]), u), 0.1 * u),
    lock(at(0.16 * w, -0.4, tip - 0.02), at(0.62, -1.02, tip - 0.34), 0.26 * (0.5 + 0.5 * w), 0.2),
    lock(at(0.14, -0.66, tip - 0.12), at(0.26, -1.28, tip - 0.3), 0.22, 0.14),
  ];
};

/** Hair in tufts that hang down. */
const tufted = (solid: Sdf, u: number): Sdf =>
  displace(solid, u * 0.09, (x, y, z) => noise((x * 4) / u, (y * 1.2) / u, (z * 4) / u, 6));
