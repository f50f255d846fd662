import { cos, sin } from "../math/elementary.ts";
import { clamp } from "../math/scalar.ts";
import type { Geometry } from "./geometry.ts";
import { deform } from "./place.ts";

/**
 * Bends what stands upright: above `from`, the Y axis becomes an arc that leans towards +Z by `angle` at `to` and goes on straight.
 * The geometry must have enough cross cuts along Y.
 */
export function bend(geometry: Geometry, angle: number, from: number, to: number): Geometry {
  if (Math.abs(angle) < 1e-6) return geometry;
  const radius = (to - from) / angle;
  return deform(geometry, ([x, y, z]) => {
    if (y <= from) return [x, y, z];
    const turned = (clamp(y, from, to) - from) / radius;
    const beyond = Math.max(0, y - to);
    const [c, s] = [cos(turned), sin(turned)];
    return [x, from + (radius - z) * s + beyond * c, radius - (radius - z) * c + beyond * s];
  });
}

/** Scales x and z by a function of y. */
export const taper = (geometry: Geometry, factor: (y: number) => number): Geometry =>
  deform(geometry, ([x, y, z]) => {
    const f = factor(y);
    return [x * f, y, z * f];
  });

/** Turns about the Y axis by a function of y, radians. */
export const twist = (geometry: Geometry, angle: (y: number) => number): Geometry =>
  deform(geometry, ([x, y, z]) => {
    const [c, s] = [cos(angle(y)), sin(angle(y))];
    return [x * c + z * s, y, z * c - x * s];
  });

/**
 * Moves vertices by smooth noise, so that nothing is machine-perfect.
 *
 * @param amount Metres at most, in each direction.
 * @param grain Metres from one bump to the next.
 * @param seed Whole number.
 */
export const wobble = (geometry: Geometry, amount: number, grain: number, seed = 0): Geometry =>
  deform(geometry, ([x, y, z]) => {
    const [u, v, w] = [x / grain, y / grain, z / grain];
    return [
      x + amount * noise(u, v, w, seed),
      y + amount * noise(u, v, w, seed + 101),
      z + amount * noise(u, v, w, seed + 202),
    ];
  });

/** Value noise, -1..1, trilinear with a smooth step. Unrolled: paints call it once a texel. */
export function noise(x: number, y: number, z: number, seed: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const u = ease(x - i);
  const v = ease(y - j);
  const w = ease(z - k);
  const low = plane(i, j, k, u, v, seed);
  return low + (plane(i, j, k + 1, u, v, seed) - low) * w;
}

/** Bilinear between the four lattice points around (u, v) on one plane. */
function plane(i: number, j: number, k: number, u: number, v: number, seed: number): number {
  const a = lattice(i, j, k, seed);
  const b = lattice(i, j + 1, k, seed);
  const near = a + (lattice(i + 1, j, k, seed) - a) * u;
  return near + (b + (lattice(i + 1, j + 1, k, seed) - b) * u - near) * v;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

function lattice(i: number, j: number, k: number, seed: number): number {
  let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(k, 1274126177) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}
