import { measureArea, measureVolume } from "#measure/volume.ts";
import { collapseEdges } from "./collapse-edges.ts";
import { drawAnew } from "./draw-anew.ts";
import type { Geometry } from "./geometry.ts";
import { merge } from "./merge.ts";
import { plumpFlat } from "./plump-flat.ts";
import { FEWEST_TRIANGLES, facesOf, isSound, quickCollapse } from "./quick-collapse.ts";
import { roughCast } from "./rough-cast.ts";
import { MOST_ROUGH } from "./rough-ring.ts";
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
import { thinChain } from "./thin-chain.ts";
import { isCrowd, thinOut } from "./thin-out.ts";
import { type Care, crosses, uncross } from "./uncross.ts";

/** For a geometry by itself. */
const MUCH_CARE = 30_000;

/** Triangles a shell should be left with before whole shells go; and where there are rings among them, as wheels among their spokes. */
const SHELL_TRIANGLES = 6;
const RING_TRIANGLES = 12;

/** Triangles down to which the stones of a crowd are reduced before any of them go. */
const STONE_TRIANGLES = 6;

/** Volume of a shell over its area to the power of 1.5 from which it is a stone: a ball has 0.094, a cube 0.068, a leaf less than 0.02. */
const STONE = 0.035;

/**
 * Multiples of the wanted number down to which the quick way is tried; the rest is done by the careful one. The last are for
 * crowds: a chest full of gold, a thousand coins of 960 faces each, took 4.7 s and takes 3.3 s with them.
 */
const HEAD_STARTS = [1, 1.5, 3, 12, 24];

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
  const found = rings && !crosses(rings) ? rings : uncross(kept, reduce(kept, most), most, care);
  return drawAnew(kept, found, most);
}

/** Each shell by itself where rings are among so many that a common choice of edges would shrink some to nothing. */
function ringsOf(kept: Geometry, most: number): Geometry | undefined {
  const { count } = findShells(kept);
  const isRoom = count > 1 && most <= MOST_ROUGH * count && countHandles(kept) > 0;
  return isRoom ? reduceByShells(kept, most) : undefined;
}

/** Edge collapses, wherever they lead. */
function reduce(kept: Geometry, most: number): Geometry {
  for (const share of HEAD_STARTS) {
    if (most * share >= facesOf(kept)) break;
    const start = quickCollapse(kept, Math.floor(most * share));
    if (!isSound(start)) continue;
    const found = facesOf(start) > most ? collapseEdges(start, most) : start;
    if (facesOf(found) <= most && isSound(found)) return found;
  }
  const found = collapseEdges(kept, most);
  if (facesOf(found) <= most && isSound(found)) return found;
  return reduceByShells(kept, most) ?? roughCast(kept, most) ?? standIn(kept, most);
}

function leaveOutShells(geometry: Geometry, most: number): Geometry {
  const faces = facesOf(geometry);
  if (faces <= most) return geometry;
  const { count } = findShells(geometry);
  if (isCrowd(faces, count))
    return fillsOut(geometry, count)
      ? roughHew(geometry, count, most)
      : thinOut(geometry, wholeShells(most, faces / count));
  const handles = countHandles(geometry);
  const each = handles > 0 && handles < count && handles * RING_TRIANGLES <= most ? RING_TRIANGLES : SHELL_TRIANGLES;
  const mostShells = Math.max(1, Math.floor(most / each));
  if (count <= mostShells) return geometry;
  return thinChain(geometry, mostShells) ?? keepLargestShells(geometry, mostShells);
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
