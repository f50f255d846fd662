import { findSelfCrossings } from "#measure/self-crossings.ts";
import type { Geometry } from "./geometry.ts";

/** What is left of the way at each round of those that cross, and rounds after which the surface is taken as it is. */
const LEFT = 0.55;
const MOST_ROUNDS = 7;
/** Of the way of a neighbour of one that was held back, how much more it may go: without it the edge of what is held would tear up. */
const SLOPE = 0.3;

/**
 * Takes back so much of a deformation, and only there, that the surface passes through itself no more than it did before: what is
 * stuffed, smoothed, torn or creased without looking where else the surface is runs into it in narrow places.
 *
 * @param before Where the vertices were, xyz triplets.
 * @param after The surface as it was deformed; it has the same vertices.
 */
export function holdApart(before: ArrayLike<number>, after: Geometry): Geometry {
  const { indices } = after;
  const positions = after.positions.slice();
  const share = new Float64Array(positions.length / 3).fill(1);
  let held = false;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const crosses = findSelfCrossings(positions, indices);
    const hit = new Set<number>();
    for (let corner = 0; corner < indices.length; corner += 1)
      if (crosses[(corner - (corner % 3)) / 3] === 1) hit.add(indices[corner] as number);
    if (hit.size === 0) break;
    held = true;
    for (const vertex of hit) share[vertex] = (share[vertex] as number) * LEFT;
    spread(share, indices);
    for (let i = 0; i < positions.length; i += 1) {
      const from = before[i] as number;
      positions[i] = from + ((after.positions[i] as number) - from) * (share[Math.floor(i / 3)] as number);
    }
  }
  return held ? { ...after, positions } : after;
}

/** Lets no vertex go much further than its neighbour, over two rings. */
function spread(share: Float64Array, indices: Uint32Array): void {
  for (let ring = 0; ring < 2; ring += 1) {
    const last = share.slice();
    for (let i = 0; i < indices.length; i += 1) {
      const [a, b] = [indices[i] as number, indices[i % 3 === 2 ? i - 2 : i + 1] as number];
      share[a] = Math.min(share[a] as number, (last[b] as number) + SLOPE);
      share[b] = Math.min(share[b] as number, (last[a] as number) + SLOPE);
    }
  }
}
