import type { Geometry } from "./geometry.ts";
import { compact, findShells } from "./shells.ts";

/** Most a shell grows along each axis to stand for those that went. */
const MOST_GROWTH = 1.8;

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
  const positions = geometry.positions.map((place, i) => {
    const shell = shellOf[Math.floor(i / 3)] as number;
    const middle = (middles[shell * 3 + (i % 3)] as number) / (corners[shell] as number);
    return middle + (place - middle) * growth;
  });
  const indices = geometry.indices.filter((_, i) => isKept(shellOf[geometry.indices[i - (i % 3)] as number] as number));
  return compact({ ...geometry, positions }, indices);
}
