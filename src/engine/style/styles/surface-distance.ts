import { CostQueue } from "../../geometry/cost-queue.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { distance, dot, subtract, type Vec3 } from "../../math/vec3.ts";

/** Rounds in which a vertex takes half of what its neighbours have: levels become round lines. */
const ROUNDS = 4;

/** How far the vertices of a mesh are from one of them, along its surface. */
export interface SurfaceDistance {
  /** Metres, a vertex; infinite in other shells. */
  readonly far: Float64Array;
  /** The neighbour through which a vertex is reached; -1 at the source. */
  readonly back: Int32Array;
}

export const vertexOf = ({ positions }: Pick<Geometry, "positions">, vertex: number): Vec3 => [
  positions[vertex * 3] as number,
  positions[vertex * 3 + 1] as number,
  positions[vertex * 3 + 2] as number,
];

/**
 * Fast marching over the triangles: a front that starts at a vertex and crosses faces straight.
 *
 * @see Kimmel and Sethian, Computing geodesic paths on manifolds (PNAS 95, 1998)
 */
export function surfaceDistance(geometry: Geometry, source: number): SurfaceDistance {
  const count = geometry.positions.length / 3;
  const around: number[][] = Array.from({ length: count }, () => []);
  const { indices } = geometry;
  for (let i = 0; i < indices.length; i += 1) (around[indices[i] as number] as number[]).push(i - (i % 3));
  const far = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const back = new Int32Array(count).fill(-1);
  const isSettled = new Uint8Array(count);
  const queue = new CostQueue();
  far[source] = 0;
  queue.push(0, source);
  for (let at = queue.pop(); at >= 0; at = queue.pop()) {
    if (isSettled[at]) continue;
    isSettled[at] = 1;
    for (const face of around[at] as number[])
      for (let k = 0; k < 3; k += 1) {
        const to = indices[face + k] as number;
        if (isSettled[to]) continue;
        const third = [0, 1, 2].map((j) => indices[face + j] as number).find((v) => v !== at && v !== to) as number;
        const ends = [vertexOf(geometry, at), vertexOf(geometry, to), vertexOf(geometry, third)] as const;
        const direct = (far[at] as number) + distance(ends[0], ends[1]);
        const through = isSettled[third] ? acrossFace(ends, far[at] as number, far[third] as number) : direct;
        const reach = Math.min(direct, through);
        if (reach >= (far[to] as number)) continue;
        far[to] = reach;
        back[to] = at;
        queue.push(reach, to);
      }
  }
  return { far: smoothed(far, geometry), back };
}

/** Where a straight front that passes `a` and `c` at their times comes to `b`; infinite where it does not cross the face. */
function acrossFace([a, b, c]: readonly [Vec3, Vec3, Vec3], atA: number, atC: number): number {
  const [p, q] = [subtract(a, b), subtract(c, b)];
  const [pp, pq, qq] = [dot(p, p), dot(p, q), dot(q, q)];
  const twice = pp * qq - pq * pq;
  if (twice < 1e-12 * pp * qq) return Number.POSITIVE_INFINITY;
  const [i, j, k] = [qq / twice, -pq / twice, pp / twice];
  const ones = i + 2 * j + k;
  const mixed = i * atA + j * (atA + atC) + k * atC;
  const own = i * atA * atA + 2 * j * atA * atC + k * atC * atC - 1;
  const under = mixed * mixed - ones * own;
  if (under < 0) return Number.POSITIVE_INFINITY;
  const time = (mixed + Math.sqrt(under)) / ones;
  const [da, dc] = [atA - time, atC - time];
  return i * da + j * dc < 0 && j * da + k * dc < 0 ? time : Number.POSITIVE_INFINITY;
}

function smoothed(far: Float64Array, { indices }: Geometry): Float64Array {
  let field = far;
  for (let round = 0; round < ROUNDS; round += 1) {
    const sum = new Float64Array(far.length);
    const share = new Float64Array(far.length);
    for (let i = 0; i < indices.length; i += 1) {
      const [from, to] = [indices[i] as number, indices[i - (i % 3) + ((i + 1) % 3)] as number];
      sum[to] = (sum[to] as number) + (field[from] as number);
      share[to] = (share[to] as number) + 1;
    }
    field = field.map((own, v) => (share[v] ? (own + (sum[v] as number) / (share[v] as number)) / 2 : own));
  }
  return field;
}
