import type { Part } from "../geometry/part.ts";
import type { Draw } from "../math/draw.ts";
import { cross, distance, dot, normalize, subtract, type Vec3 } from "../math/vec3.ts";

/** A place on a surface. */
export interface Spot {
  readonly position: Vec3;
  /** Unit vector outwards. */
  readonly normal: Vec3;
  /** What it is on, and where there in the rest frame. */
  readonly part: Part;
  readonly rest: Vec3;
}

export interface SpotOptions {
  readonly count: number;
  /** Metres between any two. */
  readonly apart: number;
  /** Larger where a spot is wanted more, 0 where none is wanted. Default 1 everywhere. */
  readonly favour?: (spot: Spot) => number;
  /** Times `count` places that are looked at. Default 12. */
  readonly tries?: number;
}

/** Spreads spots over the parts, as even as chance by area allows. Fewer where they find no room. */
export function surfaceSpots(parts: readonly Part[], draw: Draw, options: SpotOptions): Spot[] {
  const { count, apart, favour = () => 1, tries = 12 } = options;
  const triangles: { part: Part; at: number; end: number; normal: Vec3 }[] = [];
  let total = 0;
  for (const part of parts) {
    const { indices } = part.geometry;
    for (let at = 0; at < indices.length; at += 3) {
      const [a, b, c] = cornersOf(part, at, part.geometry.positions);
      const out = cross(subtract(b, a), subtract(c, a));
      const twice = Math.sqrt(dot(out, out));
      if (twice < 1e-14) continue;
      total += twice;
      triangles.push({ part, at, end: total, normal: normalize(out) });
    }
  }
  const next = draw.stream("spots");
  const spots: Spot[] = [];
  for (let k = 0; k < count * tries && spots.length < count && triangles.length > 0; k += 1) {
    const [pick, u, v, luck] = [next() * total, next(), next(), next()];
    const triangle = triangles[findFirst(triangles, pick)];
    if (!triangle) continue;
    const root = Math.sqrt(u);
    const weights: Vec3 = [1 - root, root * (1 - v), root * v];
    const { part, at, normal } = triangle;
    const spot: Spot = {
      position: weigh(cornersOf(part, at, part.geometry.positions), weights),
      normal,
      part,
      rest: weigh(cornersOf(part, at, part.geometry.rest), weights),
    };
    if (luck > favour(spot) || spots.some((other) => distance(other.position, spot.position) < apart)) continue;
    spots.push(spot);
  }
  return spots;
}

function findFirst(list: readonly { end: number }[], value: number): number {
  let [low, high] = [0, list.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as { end: number }).end < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function cornersOf({ geometry }: Part, at: number, from: Float32Array): [Vec3, Vec3, Vec3] {
  const corner = (k: number): Vec3 => {
    const v = (geometry.indices[at + k] as number) * 3;
    return [from[v] as number, from[v + 1] as number, from[v + 2] as number];
  };
  return [corner(0), corner(1), corner(2)];
}

const weigh = ([a, b, c]: readonly [Vec3, Vec3, Vec3], [u, v, w]: Vec3): Vec3 => [
  a[0] * u + b[0] * v + c[0] * w,
  a[1] * u + b[1] * v + c[1] * w,
  a[2] * u + b[2] * v + c[2] * w,
];
