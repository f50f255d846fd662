/**
 * Finds for every half-edge the one that runs the other way along the same edge.
 *
 * Half-edge `3 f + k` runs from corner k of triangle f to its next corner.
 *
 * @returns One index a half-edge; -1 where the surface ends. Where more than two triangles meet at an edge, they are
 * paired in the order they come.
 */
export function pairHalfEdges(indices: Uint32Array, vertexCount: number): Int32Array {
  const count = indices.length;
  const twins = new Int32Array(count).fill(-1);
  // open half-edges by the vertex they start from: a linked list a vertex, walked from its newest entry
  const head = new Int32Array(vertexCount).fill(-1);
  const next = new Int32Array(count).fill(-1);
  for (let h = 0; h < count; h += 1) {
    const from = indices[h] as number;
    const to = indices[nextCorner(h)] as number;
    let before = -1;
    let other = head[to] as number;
    while (other >= 0 && indices[nextCorner(other)] !== from) {
      before = other;
      other = next[other] as number;
    }
    if (other >= 0) {
      twins[h] = other;
      twins[other] = h;
      const after = next[other] as number;
      if (before < 0) head[to] = after;
      else next[before] = after;
    } else {
      next[h] = head[from] as number;
      head[from] = h;
    }
  }
  return twins;
}

/** The corner after `corner` in its triangle. */
export const nextCorner = (corner: number): number => (corner % 3 === 2 ? corner - 2 : corner + 1);

/** The corner before `corner` in its triangle. */
export const previousCorner = (corner: number): number => (corner % 3 === 0 ? corner + 2 : corner - 1);
