import { MeshoptSimplifier } from "meshoptimizer/simplifier";
import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { findSelfCrossings } from "#measure/self-crossings.ts";
import { measureArea, measureVolume } from "#measure/volume.ts";
import { collapseEdges } from "./collapse-edges.ts";
import type { Geometry } from "./geometry.ts";
import { merge } from "./merge.ts";
import { plumpFlat } from "./plump-flat.ts";
import { FEWEST_OF_A_RING, MOST_ROUGH, roughRing } from "./rough-ring.ts";
import {
  compact,
  countHandles,
  findShells,
  keepLargestShells,
  shellVolumes,
  splitShells,
  turnOutwards,
} from "./shells.ts";
import { standIn } from "./stand-in.ts";
import { isCrowd, thinOut } from "./thin-out.ts";
import { untangle } from "./untangle.ts";

/** Faces that may still be handled with care, which takes about 0.05 ms a face. */
export interface Care {
  faces: number;
}

/** For a geometry by itself. */
const MUCH_CARE = 30_000;
/** Of the care that collapsing its edges takes, the share that looking for a face's crossings takes. */
const MEASURED = 0.1;

/** Fewest triangles that enclose a volume. */
export const FEWEST_TRIANGLES = 4;

/** Triangles a shell should be left with before whole shells go. */
const SHELL_TRIANGLES = 6;

/** Triangles down to which the stones of a crowd are reduced before any of them go. */
const STONE_TRIANGLES = 6;

/** Volume of a shell over its area to the power of 1.5 from which it is a stone: a ball has 0.094, a cube 0.068, a leaf less than 0.02. */
const STONE = 0.035;

/** Volume, as a share of that of a cube's with sides as large as the whole surface, up to which a geometry is flat: a sheet of paper has a hundred times more. */
const FLAT = 1e-7;

/** Multiples of the wanted number from which edges are collapsed with care that nothing passes through itself. */
const GUARDED_STARTS = [1.5, 3, 6, 12];

/** Multiples of the volume that was from which on a ring is better drawn anew. */
const MARRED = 1.3;

/** How far around faces that cross it is looked, in their longest sides. */
const AROUND = 1;

/** Multiples of the wanted number down to which the quick way is tried; the rest is done by the careful one. */
const HEAD_STARTS = [1, 1.5, 3];

/**
 * A closed geometry with at most `most` triangles, as like the given one as can be; closed like it.
 *
 * Edge collapses by quadric error: meshoptimizer's, and where that tears the surface, careful ones. Crowds of small shells, as
 * leaves are, are thinned out; when shells are too many for the number, the smallest go; when nothing closed comes out, an
 * octahedron or tetrahedron of the same size stands in.
 *
 * @param most 4 or more.
 * @param care What may still be spent on not letting anything pass through itself; what is spent is taken off.
 */
export function simplifyGeometry(geometry: Geometry, most: number, care: Care = { faces: MUCH_CARE }): Geometry {
  const reduced = reduceFaces(geometry, most, care);
  if (reduced === geometry) return geometry;
  const plump = plumpFlat(dropFlaps(reduced));
  // a small shell may be pulled through itself until its inside is out; a hollow's wall is meant to look inwards
  const turned = turnOutwards(plump);
  return turned === plump || shellVolumes(geometry).some((volume) => volume < 0) ? plump : turned;
}

function reduceFaces(geometry: Geometry, most: number, care: Care): Geometry {
  const kept = leaveOutShells(geometry, most);
  // the shells that are left may hold nothing by themselves
  if (kept !== geometry && !isSound(kept)) return simplifyFullest(geometry, most);
  if (facesOf(kept) <= most) return kept;
  const rings = ringsOf(kept, most);
  const found = rings && boxCrossings(rings).length === 0 ? rings : uncross(kept, reduce(kept, most), most, care);
  if (!isMarred(kept, found)) return found;
  return (
    roughRing(kept, most) ?? (most < FEWEST_OF_A_RING && boxCrossings(found).length > 0 ? standIn(kept, most) : found)
  );
}

/** Each shell by itself where rings are among so many that a common choice of edges would shrink some to nothing. */
function ringsOf(kept: Geometry, most: number): Geometry | undefined {
  const { count } = findShells(kept);
  const isRoom = count > 1 && most <= MOST_ROUGH * count && countHandles(kept) > 0;
  return isRoom ? reduceByShells(kept, most) : undefined;
}

/** Whether few faces have lost much of what a surface with a hole is. */
function isMarred(kept: Geometry, found: Geometry): boolean {
  if (facesOf(found) > MOST_ROUGH || countHandles(kept) === 0) return false;
  const share = measureVolume(found.positions, found.indices) / measureVolume(kept.positions, kept.indices);
  return share < 1 / MARRED || share > MARRED || boxCrossings(found).length > 0;
}

/** Edge collapses, wherever they lead. */
function reduce(kept: Geometry, most: number): Geometry {
  for (const share of HEAD_STARTS) {
    if (most * share >= facesOf(kept)) break;
    const start = collapse(kept, Math.floor(most * share));
    if (!isSound(start)) continue;
    const found = facesOf(start) > most ? collapseEdges(start, most) : start;
    if (facesOf(found) <= most && isSound(found)) return found;
  }
  const found = collapseEdges(kept, most);
  if (facesOf(found) <= most && isSound(found)) return found;
  return reduceByShells(kept, most) ?? standIn(kept, most);
}

/**
 * What was reduced to `quick`, with care that it does not pass through itself, where it does and did not before: thin cloth goes
 * through its lining, a fold through its neighbour.
 */
function uncross(kept: Geometry, quick: Geometry, most: number, care: Care): Geometry {
  if (care.faces <= 0) return untangle(quick);
  const where = boxCrossings(quick);
  if (where.length === 0) return quick;
  care.faces -= MEASURED * facesOf(kept);
  const before = boxCrossings(kept).length;
  let best = quick;
  let fewest = where.length;
  for (const share of GUARDED_STARTS) {
    if (fewest <= before || care.faces <= 0) break;
    const start = most * share < facesOf(kept) ? collapse(kept, Math.floor(most * share)) : kept;
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

/** The boxes around faces that pass through another one: six numbers each, lowest corner and highest. */
function boxCrossings({ positions, indices }: Geometry): number[] {
  const boxes: number[] = [];
  for (const [face, does] of findSelfCrossings(positions, indices).entries()) {
    if (!does) continue;
    const corners = [...indices.subarray(face * 3, face * 3 + 3)].map((v) => positions.subarray(v * 3, v * 3 + 3));
    const { min, max } = boundsOf(corners);
    const room = AROUND * Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    boxes.push(...min.map((at) => at - room), ...max.map((at) => at + room));
  }
  return boxes;
}

const facesOf = (geometry: Geometry): number => geometry.indices.length / 3;

function leaveOutShells(geometry: Geometry, most: number): Geometry {
  const faces = facesOf(geometry);
  if (faces <= most) return geometry;
  const { count } = findShells(geometry);
  if (isCrowd(faces, count))
    return fillsOut(geometry, count)
      ? roughHew(geometry, count, most)
      : thinOut(geometry, wholeShells(most, faces / count));
  const mostShells = Math.max(1, Math.floor(most / SHELL_TRIANGLES));
  return count > mostShells ? keepLargestShells(geometry, mostShells) : geometry;
}

const wholeShells = (most: number, each: number): number => Math.max(1, Math.floor(most / each));

/** Whether its shells are stones, beads or seeds rather than leaves or straws. */
const fillsOut = ({ positions, indices }: Geometry, shells: number): boolean => {
  const area = measureArea(positions, indices) / shells;
  return measureVolume(positions, indices) / shells > STONE * area * Math.sqrt(area);
};

/** As many of its stones as can be, each with fewer faces: a row of them keeps its beat. */
function roughHew(geometry: Geometry, count: number, most: number): Geometry {
  const kept = Math.min(count, wholeShells(most, STONE_TRIANGLES));
  const each = Math.floor(most / kept);
  return merge(splitShells(thinOut(geometry, kept)).map((stone) => simplifyGeometry(stone, each)));
}

/** The shell that holds most, alone. */
function simplifyFullest(geometry: Geometry, most: number): Geometry {
  const volumeOf = ({ positions, indices }: Geometry) => measureVolume(positions, indices);
  const [fullest] = splitShells(geometry).sort((a, b) => volumeOf(b) - volumeOf(a));
  return fullest && isSound(fullest) ? simplifyGeometry(fullest, most) : standIn(geometry, most);
}

/** Each shell by itself. Undefined for a single shell. */
function reduceByShells(geometry: Geometry, most: number): Geometry | undefined {
  const shells = splitShells(geometry);
  if (shells.length === 1) return undefined;
  const share = (shell: Geometry) =>
    Math.max(FEWEST_TRIANGLES, Math.floor((most * facesOf(shell)) / facesOf(geometry)));
  const whole = merge(shells.map((shell) => simplifyGeometry(shell, share(shell))));
  return facesOf(whole) <= most && isSound(whole) ? whole : undefined;
}

function collapse(geometry: Geometry, most: number): Geometry {
  const [indices] = MeshoptSimplifier.simplify(geometry.indices, geometry.positions, 3, most * 3, 1e6, [
    "ErrorAbsolute",
  ]);
  return dropFlatShells(compact(geometry, indices));
}

/** Two faces back to back hold nothing, though they hang by a corner on what does: two faces alone have their other corners. */
function dropFlaps(geometry: Geometry): Geometry {
  const faces = new Uint32Array(geometry.positions.length / 3);
  for (const vertex of geometry.indices) faces[vertex] = (faces[vertex] as number) + 1;
  if (!faces.includes(2)) return geometry;
  const isFlap = (at: number) => geometry.indices.subarray(at, at + 3).some((vertex) => faces[vertex] === 2);
  return compact(
    geometry,
    geometry.indices.filter((_, i) => !isFlap(i - (i % 3))),
  );
}

/** Shells of two faces back to back hold nothing. */
function dropFlatShells(geometry: Geometry): Geometry {
  const { shellOf, count } = findShells(geometry);
  if (count === 1) return geometry;
  const faces = new Int32Array(count);
  for (let i = 0; i < geometry.indices.length; i += 3) {
    const shell = shellOf[geometry.indices[i] as number] as number;
    faces[shell] = (faces[shell] as number) + 1;
  }
  if (faces.every((n) => n >= FEWEST_TRIANGLES)) return geometry;
  const shellAt = (i: number) => shellOf[geometry.indices[i - (i % 3)] as number] as number;
  return compact(
    geometry,
    geometry.indices.filter((_, i) => (faces[shellAt(i)] as number) >= FEWEST_TRIANGLES),
  );
}

function isSound({ positions, indices }: Geometry): boolean {
  if (indices.length < 3 * FEWEST_TRIANGLES || !measureClosedness(indices).closed) return false;
  const area = measureArea(positions, indices);
  return measureVolume(positions, indices) > FLAT * area * Math.sqrt(area);
}
