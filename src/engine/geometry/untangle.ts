import { boundsOf } from "#measure/bounds.ts";
import { findSelfCrossings } from "#measure/self-crossings.ts";
import type { Geometry } from "./geometry.ts";
import { findShells } from "./shells.ts";

/** Rounds after which the surface is taken as it is, and rounds without any gain after which it is given up. */
const MOST_ROUNDS = 12;
const MOST_IDLE = 4;
/** Of the way to the middle of its neighbours, how much a vertex goes at each round. */
const STEP = 0.6;
/** Rounds after which a further ring of vertices around what crosses moves along. */
const WIDEN_AFTER = 3;
/** How far around a face that crosses it is looked what else may come to cross, in its longest sides. */
const AROUND = 2;

/**
 * Smooths a surface there, and only there, where it passes through itself: a fold that was bent tighter than it is thick opens,
 * and a corner that fewer faces have pulled through the next wall goes back. What crosses as a whole, as a coil that lies through
 * another coil, stays.
 *
 * @param crosses For each face 1 where it passes through another one, where that is known.
 * @returns The same vertices and faces, crossing on fewer faces; or the geometry itself.
 */
export function untangle(
  geometry: Geometry,
  crosses = findSelfCrossings(geometry.positions, geometry.indices),
): Geometry {
  const first = count(crosses);
  if (first === 0) return geometry;
  const { shellOf } = findShells(geometry);
  const corners = valences(geometry.indices, shellOf.length);
  const { indices, marks } = cutOut(geometry, crosses);
  let positions = geometry.positions;
  let best = positions;
  let fewest = first;
  let now = marks;
  for (let round = 0, idle = 0; round < MOST_ROUNDS && idle < MOST_IDLE && fewest > 0; round += 1) {
    const moving = around(now, indices, shellOf.length, Math.floor(round / WIDEN_AFTER));
    positions = smooth(positions, indices, moving, corners);
    now = findSelfCrossings(positions, indices, shellOf);
    const left = count(now);
    idle = left < fewest ? 0 : idle + 1;
    if (left < fewest) [best, fewest] = [positions, left];
  }
  return fewest < first ? { ...geometry, positions: best } : geometry;
}

const count = (marks: Uint8Array): number => marks.reduce((sum, mark) => sum + mark, 0);

/** How many corners of faces each vertex is. */
function valences(indices: Uint32Array, vertices: number): Uint32Array {
  const corners = new Uint32Array(vertices);
  for (const vertex of indices) corners[vertex] = (corners[vertex] as number) + 1;
  return corners;
}

/** The faces near marked ones, with their marks. */
function cutOut({ positions, indices }: Geometry, marks: Uint8Array): { indices: Uint32Array; marks: Uint8Array } {
  const cornersOf = (face: number) =>
    [...indices.subarray(face * 3, face * 3 + 3)].map((v) => positions.subarray(v * 3, v * 3 + 3));
  const boxes: number[] = [];
  for (let face = 0; face < marks.length; face += 1) {
    if (!marks[face]) continue;
    const { min, max } = boundsOf(cornersOf(face));
    const room = AROUND * Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    boxes.push(...min.map((at) => at - room), ...max.map((at) => at + room));
  }
  const isNear = new Uint8Array(positions.length / 3);
  for (let vertex = 0; vertex < isNear.length; vertex += 1) {
    const [x, y, z] = [
      positions[vertex * 3] as number,
      positions[vertex * 3 + 1] as number,
      positions[vertex * 3 + 2] as number,
    ];
    for (let at = 0; at < boxes.length && !isNear[vertex]; at += 6)
      if (
        x >= (boxes[at] as number) &&
        y >= (boxes[at + 1] as number) &&
        z >= (boxes[at + 2] as number) &&
        x <= (boxes[at + 3] as number) &&
        y <= (boxes[at + 4] as number) &&
        z <= (boxes[at + 5] as number)
      )
        isNear[vertex] = 1;
  }
  const near: number[] = [];
  const its: number[] = [];
  for (let face = 0; face < marks.length; face += 1) {
    const [a, b, c] = [indices[face * 3] as number, indices[face * 3 + 1] as number, indices[face * 3 + 2] as number];
    if (!isNear[a] && !isNear[b] && !isNear[c]) continue;
    near.push(a, b, c);
    its.push(marks[face] as number);
  }
  return { indices: Uint32Array.from(near), marks: Uint8Array.from(its) };
}

/** Marks the vertices of marked faces, and so many rings of neighbours. */
function around(faces: Uint8Array, indices: Uint32Array, vertices: number, rings: number): Uint8Array {
  let marked = new Uint8Array(vertices);
  for (const [corner, vertex] of indices.entries()) if (faces[(corner - (corner % 3)) / 3]) marked[vertex] = 1;
  for (let ring = 0; ring < rings; ring += 1) {
    const wider = marked.slice();
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [indices[i] as number, indices[i + 1] as number, indices[i + 2] as number];
      if (marked[a] || marked[b] || marked[c]) wider[a] = wider[b] = wider[c] = 1;
    }
    marked = wider;
  }
  return marked;
}

/** Moves marked vertices, all at once, towards the middle of their neighbours, but for those of which not all faces are there. */
function smooth(positions: Float32Array, indices: Uint32Array, marked: Uint8Array, corners: Uint32Array): Float32Array {
  const sums = new Float64Array(positions.length);
  const counts = new Uint32Array(marked.length);
  for (const [corner, vertex] of indices.entries()) {
    if (!marked[vertex]) continue;
    // in one of the two faces that they share, each neighbour comes after the vertex
    const next = indices[corner % 3 === 2 ? corner - 2 : corner + 1] as number;
    counts[vertex] = (counts[vertex] as number) + 1;
    for (let k = 0; k < 3; k += 1)
      sums[vertex * 3 + k] = (sums[vertex * 3 + k] as number) + (positions[next * 3 + k] as number);
  }
  const moved = positions.slice();
  for (let vertex = 0; vertex < counts.length; vertex += 1) {
    const n = counts[vertex] as number;
    if (n === 0 || n < (corners[vertex] as number)) continue;
    for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
      const at = positions[i] as number;
      moved[i] = at + STEP * ((sums[i] as number) / n - at);
    }
  }
  return moved;
}
