import type { Geometry } from "../geometry/geometry.ts";
import { holdApart } from "../geometry/hold-apart.ts";

/**
 * Rounds a closed shape off: long edges are cut, then vertices drift to the middle of their neighbours and are pushed out again, so
 * that it loses corners rather than size. Where that would drive it through itself, in the pit of an arm or between claws, it stays back.
 *
 * @param edge Metres: edges longer than that are halved until they are not.
 * @param steps Rounds of smoothing.
 * @param swell Metres the surface is pushed outwards in the end.
 * @param most Triangles beyond which no edge is cut.
 */
export function soften(geometry: Geometry, edge: number, steps: number, swell: number, most: number): Geometry {
  let fine = geometry;
  for (let round = 0; round < 6; round += 1) {
    const next = halveLongEdges(fine, edge);
    if (next === fine || next.indices.length / 3 > most) break;
    fine = next;
  }
  const positions = fine.positions.slice();
  const neighbours = neighbourSums(fine.indices, positions.length / 3);
  for (let step = 0; step < steps; step += 1) {
    drift(positions, neighbours, 0.5);
    drift(positions, neighbours, -0.34);
  }
  if (swell !== 0) pushOut(positions, fine.indices, swell);
  return holdApart(fine.positions, { ...fine, positions });
}

/** Cuts every edge longer than `edge` in the middle; triangles that share it stay joined. */
export function halveLongEdges(geometry: Geometry, edge: number): Geometry {
  const { positions, rest, indices } = geometry;
  const count = positions.length / 3;
  const middles = new Map<number, number>();
  const points: number[] = [];
  const rests: number[] = [];
  const isLong = (a: number, b: number): boolean => {
    let sum = 0;
    for (let k = 0; k < 3; k += 1) {
      const d = (positions[a * 3 + k] as number) - (positions[b * 3 + k] as number);
      sum += d * d;
    }
    return sum > edge * edge;
  };
  const middle = (a: number, b: number): number => {
    if (!isLong(a, b)) return -1;
    const key = Math.min(a, b) * count + Math.max(a, b);
    let found = middles.get(key);
    if (found === undefined) {
      found = count + points.length / 3;
      middles.set(key, found);
      for (let k = 0; k < 3; k += 1) {
        points.push(((positions[a * 3 + k] as number) + (positions[b * 3 + k] as number)) / 2);
        rests.push(((rest[a * 3 + k] as number) + (rest[b * 3 + k] as number)) / 2);
      }
    }
    return found;
  };
  const out: number[] = [];
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t], indices[t + 1], indices[t + 2]] as [number, number, number];
    cut(out, [a, b, c], [middle(a, b), middle(b, c), middle(c, a)]);
  }
  if (points.length === 0) return geometry;
  return {
    positions: Float32Array.from([...positions, ...points]),
    rest: Float32Array.from([...rest, ...rests]),
    indices: Uint32Array.from(out),
  };
}

function cut(out: number[], corners: [number, number, number], middles: [number, number, number]): void {
  const cuts = middles.filter((m) => m >= 0).length;
  if (cuts === 0) {
    out.push(...corners);
    return;
  }
  // turned so that the first edge is a cut one, and for two cuts the last edge is the whole one
  let turn = middles.findIndex((m) => m >= 0);
  if (cuts === 2) turn = (middles.findIndex((m) => m < 0) + 1) % 3;
  const at = <T>(list: readonly T[], i: number): T => list[(turn + i) % 3] as T;
  const [a, b, c] = [at(corners, 0), at(corners, 1), at(corners, 2)];
  const [ab, bc, ca] = [at(middles, 0), at(middles, 1), at(middles, 2)];
  if (cuts === 1) out.push(a, ab, c, ab, b, c);
  else if (cuts === 2) out.push(a, ab, c, ab, bc, c, ab, b, bc);
  else out.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
}

/** Triangles each of so many parts may be cut into. */
export const cutsFor = (parts: number): number => 600 + 12_000 / parts;

interface Neighbours {
  /** Pairs of vertices, both ways. */
  readonly pairs: Uint32Array;
  readonly degrees: Uint16Array;
}

function neighbourSums(indices: Uint32Array, count: number): Neighbours {
  // in a closed mesh every edge comes once in each direction
  const pairs = new Uint32Array(indices.length * 2);
  const degrees = new Uint16Array(count);
  for (let i = 0; i < indices.length; i += 1) {
    const from = indices[i] as number;
    pairs[i * 2] = from;
    pairs[i * 2 + 1] = indices[i % 3 === 2 ? i - 2 : i + 1] as number;
    degrees[from] = (degrees[from] as number) + 1;
  }
  return { pairs, degrees };
}

function drift(positions: Float32Array, { pairs, degrees }: Neighbours, share: number): void {
  const sums = new Float64Array(positions.length);
  for (let i = 0; i < pairs.length; i += 2) {
    const [from, to] = [(pairs[i] as number) * 3, (pairs[i + 1] as number) * 3];
    for (let k = 0; k < 3; k += 1) sums[from + k] = (sums[from + k] as number) + (positions[to + k] as number);
  }
  for (let i = 0; i < positions.length; i += 1) {
    const degree = degrees[Math.floor(i / 3)] as number;
    if (degree === 0) continue;
    const at = positions[i] as number;
    positions[i] = at + share * ((sums[i] as number) / degree - at);
  }
}

/** Moves every vertex along its normal. */
export function pushOut(positions: Float32Array, indices: Uint32Array, by: number): void {
  const normals = new Float64Array(positions.length);
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t], indices[t + 1], indices[t + 2]].map((v) => (v as number) * 3) as [
      number,
      number,
      number,
    ];
    const edge = (to: number, k: number) => (positions[to + k] as number) - (positions[a + k] as number);
    const [ux, uy, uz] = [edge(b, 0), edge(b, 1), edge(b, 2)];
    const [vx, vy, vz] = [edge(c, 0), edge(c, 1), edge(c, 2)];
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const vertex of [a, b, c]) {
      for (let k = 0; k < 3; k += 1) normals[vertex + k] = (normals[vertex + k] as number) + (normal[k] as number);
    }
  }
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [normals[i], normals[i + 1], normals[i + 2]] as [number, number, number];
    const size = Math.sqrt(x * x + y * y + z * z);
    if (size < 1e-20) continue;
    for (let k = 0; k < 3; k += 1)
      positions[i + k] = (positions[i + k] as number) + (by * (normals[i + k] as number)) / size;
  }
}
