import { boundsOf } from "#measure/bounds.ts";
import { findSelfCrossings } from "#measure/self-crossings.ts";
import { collapseEdges } from "./collapse-edges.ts";
import type { Geometry } from "./geometry.ts";
import { facesOf, isSound, quickCollapse } from "./quick-collapse.ts";
import { untangle } from "./untangle.ts";

/** Faces that may still be handled with care, which takes about 0.05 ms a face. */
export interface Care {
  faces: number;
}

/** Of the care that collapsing its edges takes, the share that looking for a face's crossings takes. */
const MEASURED = 0.1;

/** Multiples of the wanted number from which edges are collapsed with care that nothing passes through itself. */
const GUARDED_STARTS = [1.5, 3, 6, 12];
/** The same where the whole surface is watched, and faces from which that would take too long. */
const WATCHED_STARTS = [24, 96];
const MOST_WATCHED = 8_000;

/** How far around faces that cross it is looked, in their longest sides. */
const AROUND = 1;

/**
 * What was reduced to `quick`, with care that it does not pass through itself, where it does and did not before: thin cloth goes
 * through its lining, a fold through its neighbour.
 */
export function uncross(kept: Geometry, quick: Geometry, most: number, care: Care): Geometry {
  if (care.faces <= 0) return untangle(quick);
  const where = boxCrossings(quick);
  if (where.length === 0) return quick;
  care.faces -= MEASURED * facesOf(kept);
  const before = boxCrossings(kept).length;
  let best = quick;
  let fewest = where.length;
  for (const share of GUARDED_STARTS) {
    if (fewest <= before || care.faces <= 0) break;
    const start = most * share < facesOf(kept) ? quickCollapse(kept, Math.floor(most * share)) : kept;
    if (start !== kept && (!isSound(start) || boxCrossings(start).length >= fewest)) continue;
    care.faces -= facesOf(start);
    const found = collapseEdges(start, most, where);
    if (facesOf(found) > most || !isSound(found)) continue;
    const crossings = boxCrossings(found);
    if (crossings.length < fewest) [best, fewest] = [found, crossings.length];
    where.push(...crossings);
  }
  return fewest > 0 ? untangle(best) : best;
}

/**
 * What is collapsed to few faces with an eye on the whole surface: slower, and it comes out uncrossed where faces are too few for
 * what is beyond the next fold to be left alone.
 *
 * @returns Undefined where it passes through itself all the same.
 */
export function collapseWatched(kept: Geometry, most: number): Geometry | undefined {
  const { min, max } = boundsOf([kept.positions]);
  for (const share of WATCHED_STARTS) {
    const isWhole = most * share >= facesOf(kept);
    const start = isWhole ? kept : quickCollapse(kept, most * share);
    if (facesOf(start) > MOST_WATCHED) return undefined;
    if (isSound(start)) {
      const found = untangle(collapseEdges(start, most, [...min, ...max]));
      if (facesOf(found) <= most && isSound(found) && !crosses(found)) return found;
    }
    if (isWhole) return undefined;
  }
  return undefined;
}

/** Whether a face passes through another one of its surface. */
export const crosses = ({ positions, indices }: Geometry): boolean => findSelfCrossings(positions, indices).includes(1);

/** The boxes around faces that pass through another one: six numbers each, lowest corner and highest. */
function boxCrossings({ positions, indices }: Geometry): number[] {
  const boxes: number[] = [];
  const crossing = findSelfCrossings(positions, indices);
  for (let face = crossing.indexOf(1); face !== -1; face = crossing.indexOf(1, face + 1)) {
    const corners = [...indices.subarray(face * 3, face * 3 + 3)].map((v) => positions.subarray(v * 3, v * 3 + 3));
    const { min, max } = boundsOf(corners);
    const room = AROUND * Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    boxes.push(...min.map((at) => at - room), ...max.map((at) => at + room));
  }
  return boxes;
}
