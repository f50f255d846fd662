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
  let top = 0;
  for (let i = 0; i < indices.length; i += 1) top = Math.max(top, indices[i] as number);
  const span = top + 1;
  const uses = new Map<number, { forward: number; backward: number }>();
  let degenerateTriangles = 0;
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const corners = [indices[i], indices[i + 1], indices[i + 2]] as [number, number, number];
    if (corners[0] === corners[1] || corners[1] === corners[2] || corners[2] === corners[0]) degenerateTriangles += 1;
    for (let k = 0; k < 3; k += 1) {
      const from = corners[k] as number;
      const to = corners[(k + 1) % 3] as number;
      const key = Math.min(from, to) * span + Math.max(from, to);
      const use = uses.get(key) ?? { forward: 0, backward: 0 };
      if (from < to) use.forward += 1;
      else use.backward += 1;
      uses.set(key, use);
    }
  }
  let borderEdges = 0;
  let nonManifoldEdges = 0;
  for (const { forward, backward } of uses.values()) {
    if (forward + backward === 1) borderEdges += 1;
    else if (forward !== 1 || backward !== 1) nonManifoldEdges += 1;
  }
  const triangles = Math.floor(indices.length / 3);
  const closed = triangles > 0 && borderEdges === 0 && nonManifoldEdges === 0 && degenerateTriangles === 0;
  return { closed, triangles, borderEdges, nonManifoldEdges, degenerateTriangles };
}
