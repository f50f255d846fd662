/** How a triangle mesh holds together. Edges are pairs of vertex indices; equal positions are not joined. */
export interface Closedness {
  /** Every edge is used exactly once in each direction, no triangle uses a vertex twice, and there is a triangle. */
  readonly closed: boolean;
  readonly triangles: number;
  /** Edges with one triangle only. */
  readonly borderEdges: number;
  /** Edges with more than two triangles, or two that run the same way. */
  readonly nonManifoldEdges: number;
  /** Triangles that use a vertex twice. */
  readonly degenerateTriangles: number;
}

/** @param indices Vertex index triplets. */
export function measureClosedness(indices: ArrayLike<number>): Closedness {
  const triangles = Math.floor(indices.length / 3);
  const corners = triangles * 3;
  const lower = new Uint32Array(corners);
  const upper = new Uint32Array(corners);
  const isForward = new Uint8Array(corners);
  let degenerateTriangles = 0;
  let top = 0;
  for (let i = 0; i < corners; i += 3) {
    const [a, b, c] = [indices[i] as number, indices[i + 1] as number, indices[i + 2] as number];
    if (a === b || b === c || c === a) degenerateTriangles += 1;
    for (let k = 0; k < 3; k += 1) {
      const from = indices[i + k] as number;
      const to = indices[k === 2 ? i : i + k + 1] as number;
      lower[i + k] = Math.min(from, to);
      upper[i + k] = Math.max(from, to);
      isForward[i + k] = from < to ? 1 : 0;
      top = Math.max(top, from);
    }
  }
  // one edge's uses side by side: sorted by the one end, then by the other
  const order = sortBy(lower, top, sortBy(upper, top));
  let borderEdges = 0;
  let nonManifoldEdges = 0;
  for (let at = 0, end = 0; at < corners; at = end) {
    const edge = order[at] as number;
    let forward = 0;
    for (end = at; end < corners; end += 1) {
      const use = order[end] as number;
      if (lower[use] !== lower[edge] || upper[use] !== upper[edge]) break;
      forward += isForward[use] as number;
    }
    if (end - at === 1) borderEdges += 1;
    else if (end - at !== 2 || forward !== 1) nonManifoldEdges += 1;
  }
  const closed = triangles > 0 && borderEdges === 0 && nonManifoldEdges === 0 && degenerateTriangles === 0;
  return { closed, triangles, borderEdges, nonManifoldEdges, degenerateTriangles };
}

/** The places of some keys, 0..top, in the order of the keys; equal keys stay in the given order. */
function sortBy(keys: Uint32Array, top: number, order?: Uint32Array): Uint32Array {
  const next = new Uint32Array(top + 2);
  for (const key of keys) next[key + 1] = (next[key + 1] as number) + 1;
  for (let key = 1; key <= top + 1; key += 1) next[key] = (next[key] as number) + (next[key - 1] as number);
  const sorted = new Uint32Array(keys.length);
  for (let i = 0; i < keys.length; i += 1) {
    const place = order ? (order[i] as number) : i;
    const key = keys[place] as number;
    sorted[next[key] as number] = place;
    next[key] = (next[key] as number) + 1;
  }
  return sorted;
}
