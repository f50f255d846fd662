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

/** Of the mean length of the edges at a vertex, how much it goes outwards at each round. */
const SWELL = 0.06;

/**
 * Opens a surface there, and only there, where it passes through itself. It is smoothed: a fold that was bent tighter than it is
 * thick opens, and a corner that fewer faces have pulled through the next wall goes back. Where that does not do, it swells: the two
 * sides of a sheet that few faces cut differently go apart. What crosses as a whole, as a coil that lies through another coil, stays.
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
  const patch: Patch = { ...cutOut(geometry, crosses), shellOf, corners: valences(geometry.indices, shellOf.length) };
  const given: Tried = { positions: geometry.positions, marks: patch.marks, left: first };
  const smoothed = tryRounds(given, patch, smooth);
  const fuller = smoothed.left > 0 ? tryRounds(given, patch, swell) : smoothed;
  const both = smoothed.left > 0 && fuller.left > 0 ? tryRounds(smoothed, patch, swell) : smoothed;
  const best = [smoothed, fuller, both].reduce((least, each) => (each.left < least.left ? each : least));
  return best.left < first ? { ...geometry, positions: best.positions } : geometry;
}

/** The part of a surface that is worked at. */
interface Patch {
  readonly indices: Uint32Array;
  /** Face -> whether it passes through another one at first. */
  readonly marks: Uint8Array;
  /** Vertex -> its connected surface, and of how many faces of the whole it is a corner. */
  readonly shellOf: Int32Array;
  readonly corners: Uint32Array;
}

interface Tried {
  readonly positions: Float32Array;
  readonly marks: Uint8Array;
  /** Faces that pass through another one. */
  readonly left: number;
}

/** Moves a vertex: `by` is the way from it to the middle of its neighbours, `out` its normal, as long as its edges are in the mean. */
type Mover = (by: number, out: number) => number;
const smooth: Mover = (by) => STEP * by;
const swell: Mover = (_, out) => SWELL * out;

function tryRounds(from: Tried, patch: Patch, mover: Mover): Tried {
  const { indices, shellOf } = patch;
  let best = from;
  let { positions, marks } = from;
  for (let round = 0, idle = 0; round < MOST_ROUNDS && idle < MOST_IDLE && best.left > 0; round += 1) {
    const moving = around(marks, indices, shellOf.length, Math.floor(round / WIDEN_AFTER));
    positions = moveMarked(positions, patch, moving, mover);
    marks = findSelfCrossings(positions, indices, shellOf);
    const left = count(marks);
    idle = left < best.left ? 0 : idle + 1;
    if (left < best.left) best = { positions, marks, left };
  }
  return best;
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

/** Moves marked vertices, all at once, but for those of which not all faces are there. */
function moveMarked(
  positions: Float32Array,
  { indices, corners }: Patch,
  marked: Uint8Array,
  mover: Mover,
): Float32Array {
  const middles = new Float64Array(positions.length);
  const normals = new Float64Array(positions.length);
  const lengths = new Float64Array(marked.length);
  const counts = new Uint32Array(marked.length);
  for (const [corner, vertex] of indices.entries()) {
    if (!marked[vertex]) continue;
    // in one of the two faces that they share, each neighbour comes after the vertex
    const next = (indices[corner % 3 === 2 ? corner - 2 : corner + 1] as number) * 3;
    const last = (indices[corner % 3 === 0 ? corner + 2 : corner - 1] as number) * 3;
    const way = (to: number, k: number) => (positions[to + k] as number) - (positions[vertex * 3 + k] as number);
    const [ux, uy, uz, vx, vy, vz] = [
      way(next, 0),
      way(next, 1),
      way(next, 2),
      way(last, 0),
      way(last, 1),
      way(last, 2),
    ];
    counts[vertex] = (counts[vertex] as number) + 1;
    lengths[vertex] = (lengths[vertex] as number) + Math.sqrt(ux * ux + uy * uy + uz * uz);
    for (const [k, u, n] of [
      [0, ux, uy * vz - uz * vy],
      [1, uy, uz * vx - ux * vz],
      [2, uz, ux * vy - uy * vx],
    ] as const) {
      middles[vertex * 3 + k] = (middles[vertex * 3 + k] as number) + u;
      normals[vertex * 3 + k] = (normals[vertex * 3 + k] as number) + n;
    }
  }
  const moved = positions.slice();
  for (let vertex = 0; vertex < counts.length; vertex += 1) {
    const n = counts[vertex] as number;
    if (n === 0 || n < (corners[vertex] as number)) continue;
    const at = vertex * 3;
    const [x, y, z] = [normals[at] as number, normals[at + 1] as number, normals[at + 2] as number];
    const size = Math.sqrt(x * x + y * y + z * z) || 1;
    const long = (lengths[vertex] as number) / n / size;
    for (let i = at; i < at + 3; i += 1)
      moved[i] = (positions[i] as number) + mover((middles[i] as number) / n, (normals[i] as number) * long);
  }
  return moved;
}
