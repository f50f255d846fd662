import { cos, sin, TAU } from "../../math/elementary.ts";
import { add, dot, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";

type Point = readonly [number, number];

/** A string drawn tight around a thing in a plane: seen from its middle, how far out it lies in each of `reach.length` directions. */
export interface TautLoop {
  readonly middle: Vec3;
  /** Unit vectors of the plane. */
  readonly u: Vec3;
  readonly v: Vec3;
  /** Metres, by angle from `u` to `v`. */
  readonly reach: readonly number[];
}

/** Directions in which a loop is measured. */
const SIDES = 48;

/**
 * The loop in which a string lies that is drawn tight around surfaces, in the plane through `through` along `u` and `v` (unit
 * vectors at right angles).
 *
 * @returns undefined where the plane meets nothing.
 */
export function tautLoop(surfaces: readonly Surface[], through: Vec3, u: Vec3, v: Vec3): TautLoop | undefined {
  const hull = hullOf(cut(surfaces, through, u, v));
  if (hull.length < 3) return undefined;
  const [cx, cy] = hull.reduce(([x, y], [px, py]) => [x + px / hull.length, y + py / hull.length], [0, 0]);
  const reach = Array.from({ length: SIDES }, (_, i) => {
    const way = [cos((i / SIDES) * TAU), sin((i / SIDES) * TAU)] as const;
    return reachOf(hull, [cx, cy], way);
  });
  return { middle: add(through, add(scale(u, cx), scale(v, cy))), u, v, reach };
}

/** A point of the loop, `out` metres outside of it; the angle in radians. */
export function onLoop({ middle, u, v, reach }: TautLoop, angle: number, out: number): Vec3 {
  const turn = (((angle / TAU) % 1) + 1) % 1;
  const at = turn * reach.length;
  const [i, t] = [Math.floor(at) % reach.length, at - Math.floor(at)];
  const r = (reach[i] as number) * (1 - t) + (reach[(i + 1) % reach.length] as number) * t + out;
  return add(middle, add(scale(u, r * cos(angle)), scale(v, r * sin(angle))));
}

/** How far out the loop lies on the whole, metres. */
export const meanReach = ({ reach }: TautLoop): number => reach.reduce((sum, each) => sum + each, 0) / reach.length;

/** Where the edges of triangles go through the plane, in its own axes from `through`. */
function cut(surfaces: readonly Surface[], through: Vec3, u: Vec3, v: Vec3): Point[] {
  const normal: Vec3 = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const points: Point[] = [];
  for (const { positions, indices } of surfaces)
    for (let t = 0; t < indices.length; t += 3)
      for (let k = 0; k < 3; k += 1) {
        const a = pointAt(positions, indices[t + k] as number);
        const b = pointAt(positions, indices[t + ((k + 1) % 3)] as number);
        const [da, db] = [dot(normal, subtract(a, through)), dot(normal, subtract(b, through))];
        if (da > 0 === db > 0) continue;
        const at = subtract(add(a, scale(subtract(b, a), da / (da - db))), through);
        points.push([dot(at, u), dot(at, v)]);
      }
  return points;
}

const pointAt = (positions: Float32Array, index: number): Vec3 => [
  positions[3 * index] as number,
  positions[3 * index + 1] as number,
  positions[3 * index + 2] as number,
];

const turnOf = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Convex hull, counter-clockwise (monotone chain). */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chainOf = (along: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of along) {
      while (chain.length > 1 && turnOf(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 1e-12) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...chainOf(sorted), ...chainOf(sorted.reverse())];
}

/** How far it is from a point within a hull to its border. */
function reachOf(hull: readonly Point[], [cx, cy]: Point, [wx, wy]: Point): number {
  let best = 0;
  for (const [i, [ax, ay]] of hull.entries()) {
    const [bx, by] = hull[(i + 1) % hull.length] as Point;
    const [ex, ey] = [bx - ax, by - ay];
    const across = wx * ey - wy * ex;
    if (Math.abs(across) < 1e-12) continue;
    const t = ((ax - cx) * ey - (ay - cy) * ex) / across;
    const s = ((ax - cx) * wy - (ay - cy) * wx) / across;
    if (t > 0 && s >= -1e-6 && s <= 1 + 1e-6) best = Math.max(best, t);
  }
  return best;
}
