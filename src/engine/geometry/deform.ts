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

const STEP_I = 374761393;
const STEP_J = 668265263;
const STEP_K = 1274126177;

/** Value noise, -1..1, trilinear with a smooth step. Unrolled: paints call it several times a texel. */
export function noise(x: number, y: number, z: number, seed: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const u = ease(x - i);
  const v = ease(y - j);
  const w = ease(z - k);
  const left = Math.imul(i, STEP_I);
  const right = (left + STEP_I) | 0;
  const bottom = Math.imul(j, STEP_J);
  const top = (bottom + STEP_J) | 0;
  const depth = Math.imul(k, STEP_K);
  const salt = Math.imul(seed, 2246822519);
  const near = depth ^ salt;
  const far = ((depth + STEP_K) | 0) ^ salt;
  const a = mixed(left ^ bottom ^ near);
  const b = mixed(left ^ top ^ near);
  const c = mixed(left ^ bottom ^ far);
  const d = mixed(left ^ top ^ far);
  const low = a + (mixed(right ^ bottom ^ near) - a) * u;
  const high = b + (mixed(right ^ top ^ near) - b) * u;
  const lowFar = c + (mixed(right ^ bottom ^ far) - c) * u;
  const highFar = d + (mixed(right ^ top ^ far) - d) * u;
  const before = low + (high - low) * v;
  return before + (lowFar + (highFar - lowFar) * v - before) * w;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** A lattice point's value, -1..1, from its hashed place. */
function mixed(h: number): number {
  const once = Math.imul(h ^ (h >>> 15), 2246822507);
  const twice = Math.imul(once ^ (once >>> 13), 3266489909);
  return ((twice ^ (twice >>> 16)) >>> 0) / 2147483648 - 1;
}
