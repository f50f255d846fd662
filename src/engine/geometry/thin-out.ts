import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "./geometry.ts";
import { compact, findShells } from "./shells.ts";

/** Most a shell grows along each axis to stand for those that went; and multiples of how far the crowd reaches up to which it may: spokes stay within their rim. */
const MOST_GROWTH = 1.8;
const MOST_REACH = 1.04;

/** Triangles of a shell that is not worth reducing, and the number of such shells from which on they are a crowd. */
const SMALL_SHELL = 24;
const FEWEST_OF_A_CROWD = 12;

/** Many small shells rather than one thing. */
export const isCrowd = (faces: number, shells: number): boolean =>
  shells >= FEWEST_OF_A_CROWD && faces / shells <= SMALL_SHELL;

/** How much less of its faces a crowd needs than single things of the same bends would: it can be thinned out. */
export const crowdShare = (shells: number): number => Math.sqrt(Math.sqrt(FEWEST_OF_A_CROWD / shells));

/**
 * Keeps an even choice of the shells and lets them grow about their middles, so that the crowd covers about as much as
 * before: leaves of a tree, petals, pebbles.
 *
 * @param most Shells to keep, 1 or more.
 * @see Cook, Halstead, Planck and Ryu, Stochastic simplification of aggregate detail (SIGGRAPH 2007)
 */
export function thinOut(geometry: Geometry, most: number): Geometry {
  const { shellOf, count } = findShells(geometry);
  if (count <= most) return geometry;
  const isKept = (shell: number) => Math.floor(((shell + 1) * most) / count) > Math.floor((shell * most) / count);
  const growth = Math.min(MOST_GROWTH, Math.sqrt(count / most));
  const middles = new Float64Array(count * 3);
  const corners = new Float64Array(count);
  for (let vertex = 0; vertex < shellOf.length; vertex += 1) {
    const shell = shellOf[vertex] as number;
    corners[shell] = (corners[shell] as number) + 1;
    for (let axis = 0; axis < 3; axis += 1) {
      const at = shell * 3 + axis;
      middles[at] = (middles[at] as number) + (geometry.positions[vertex * 3 + axis] as number);
    }
  }
  const middleOf = (shell: number, axis: number) => (middles[shell * 3 + axis] as number) / (corners[shell] as number);
  const growths = limitGrowth(geometry, shellOf, middleOf, count, growth);
  const positions = geometry.positions.map((place, i) => {
    const shell = shellOf[Math.floor(i / 3)] as number;
    const middle = middleOf(shell, i % 3);
    return middle + (place - middle) * (growths[shell] as number);
  });
  const indices = geometry.indices.filter((_, i) => isKept(shellOf[geometry.indices[i - (i % 3)] as number] as number));
  return compact({ ...geometry, positions }, indices);
}

/** For each shell how much it grows: none reaches much farther from the middle of all than the farthest does. */
function limitGrowth(
  { positions }: Geometry,
  shellOf: Int32Array,
  middleOf: (shell: number, axis: number) => number,
  count: number,
  growth: number,
): Float64Array {
  const { min, max } = boundsOf([positions]);
  const centre = ([0, 1, 2] as const).map((k) => (min[k] + max[k]) / 2);
  const growths = new Float64Array(count).fill(growth);
  const far = (shell: number, vertex: number, times: number) => {
    let sum = 0;
    for (let k = 0; k < 3; k += 1) {
      const from = middleOf(shell, k);
      const way = from + ((positions[vertex * 3 + k] as number) - from) * times - (centre[k] as number);
      sum += way * way;
    }
    return Math.sqrt(sum);
  };
  let reach = 0;
  for (const [vertex, shell] of shellOf.entries()) reach = Math.max(reach, far(shell, vertex, 1));
  for (const [vertex, shell] of shellOf.entries()) {
    const [near, grown] = [far(shell, vertex, 1), far(shell, vertex, growth)];
    if (grown <= MOST_REACH * reach) continue;
    // distances between are no farther than in a straight line
    const share = Math.max(0, (MOST_REACH * reach - near) / (grown - near));
    growths[shell] = Math.min(growths[shell] as number, 1 + (growth - 1) * share);
  }
  return growths;
}
