import { weld } from "./weld.ts";

/** How a mesh lies on its texture. */
export interface UvCharts {
  /** Pieces that hang together on the sheet. */
  readonly count: number;
  /** Where the pieces end: two uv pairs a line. */
  readonly outlines: Float32Array<ArrayBuffer>;
  /** Sum of the triangles' areas; 1 is the whole sheet. */
  readonly area: number;
}

/**
 * Finds the charts of a mesh: triangles belong together when they share an edge in space and on the sheet.
 *
 * @param positions xyz of each vertex.
 * @param uvs Of each vertex.
 * @param indices Three a triangle.
 */
export function findUvCharts(positions: Float32Array, uvs: Float32Array, indices: Uint32Array): UvCharts {
  const corners = sheetCorners(positions, uvs, indices);
  const mates = findMates(corners, uvs.length / 2);
  const triangles = indices.length / 3;
  const parent = Uint32Array.from({ length: triangles }, (_, index) => index);
  let count = triangles;
  let border = 0;
  for (let edge = 0; edge < mates.length; edge += 1) {
    const mate = mates[edge] as number;
    if (mate < 0) border += 1;
    else if (mate > edge && join(parent, Math.floor(edge / 3), Math.floor(mate / 3))) count -= 1;
  }
  const outlines = new Float32Array(border * 4);
  let at = 0;
  for (let edge = 0; edge < mates.length; edge += 1) {
    if ((mates[edge] as number) >= 0) continue;
    for (const corner of [edge, nextCorner(edge)]) {
      const vertex = corners[corner] as number;
      outlines[at++] = uvs[2 * vertex] as number;
      outlines[at++] = uvs[2 * vertex + 1] as number;
    }
  }
  return { count, outlines, area: sheetArea(uvs, indices) };
}

/** Corners by a vertex that is the same for all at its place and uv, whatever their normals. */
function sheetCorners(positions: Float32Array, uvs: Float32Array, indices: Uint32Array): Uint32Array {
  const places = weld(positions);
  const keys = new Float32Array(places.length * 3);
  for (let vertex = 0; vertex < places.length; vertex += 1) {
    keys[3 * vertex] = uvs[2 * vertex] as number;
    keys[3 * vertex + 1] = uvs[2 * vertex + 1] as number;
    // exact in 32 bits up to 16 million places
    keys[3 * vertex + 2] = places[vertex] as number;
  }
  const first = weld(keys);
  return indices.map((vertex) => first[vertex] as number);
}

/** For each edge, named by its first corner, the edge on its other side; -1 at a border. */
function findMates(corners: Uint32Array, vertexCount: number): Int32Array {
  const mates = new Int32Array(corners.length).fill(-1);
  // open edges hang in a chain at their lower vertex: a handful each
  const head = new Int32Array(vertexCount).fill(-1);
  const next = new Int32Array(corners.length).fill(-1);
  for (let edge = 0; edge < corners.length; edge += 1) {
    const from = corners[edge] as number;
    const to = corners[nextCorner(edge)] as number;
    const low = Math.min(from, to);
    let other = head[low] as number;
    let before = -1;
    while (other >= 0 && (corners[other] as number) + (corners[nextCorner(other)] as number) !== from + to) {
      before = other;
      other = next[other] as number;
    }
    if (other < 0) {
      next[edge] = head[low] as number;
      head[low] = edge;
    } else {
      if (before < 0) head[low] = next[other] as number;
      else next[before] = next[other] as number;
      mates[edge] = other;
      mates[other] = edge;
    }
  }
  return mates;
}

const nextCorner = (corner: number): number => (corner % 3 === 2 ? corner - 2 : corner + 1);

/** Whether the two were apart before. */
function join(parent: Uint32Array, a: number, b: number): boolean {
  const rootA = rootOf(parent, a);
  const rootB = rootOf(parent, b);
  if (rootA === rootB) return false;
  parent[rootB] = rootA;
  return true;
}

function rootOf(parent: Uint32Array, start: number): number {
  let index = start;
  while (parent[index] !== index) {
    const up = parent[index] as number;
    parent[index] = parent[up] as number;
    index = up;
  }
  return index;
}

function sheetArea(uvs: Float32Array, indices: Uint32Array): number {
  let sum = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i], indices[i + 1], indices[i + 2]].map((index) => 2 * (index as number)) as [
      number,
      number,
      number,
    ];
    const edge = (to: number, axis: number) => (uvs[to + axis] as number) - (uvs[a + axis] as number);
    sum += Math.abs(edge(b, 0) * edge(c, 1) - edge(b, 1) * edge(c, 0)) / 2;
  }
  return sum;
}
