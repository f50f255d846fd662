import { numberShells } from "#measure/shells.ts";
import { measureVolume } from "#measure/volume.ts";
import type { Geometry } from "./geometry.ts";

/** Vertex -> number of the connected shell it belongs to, counted from 0 in order of appearance. */
export const findShells = ({ indices, positions }: Geometry) => numberShells(indices, positions.length / 3);

/** Areas over the largest one's from which on shells are alike. */
const ALIKE = 0.9;

/**
 * Keeps the shells with the largest surface, and of such as are alike an even choice: pickets all around a garden. At least one.
 * Vertices that are no longer used are left out.
 */
export function keepLargestShells(geometry: Geometry, most: number): Geometry {
  const { shellOf, count } = findShells(geometry);
  if (count <= most) return geometry;
  const areas = shellAreas(geometry, shellOf, count);
  const areaOf = (shell: number) => areas[shell] as number;
  const byArea = Array.from(areas.keys()).sort((a, b) => areaOf(b) - areaOf(a) || a - b);
  const kept = new Set<number>();
  for (let at = 0; at < byArea.length && kept.size < Math.max(1, most); ) {
    const largest = areaOf(byArea[at] as number);
    const alike = byArea.slice(at).filter((shell) => areaOf(shell) >= ALIKE * largest);
    for (const shell of spreadOut(alike).slice(0, Math.max(1, most) - kept.size)) kept.add(shell);
    at += alike.length;
  }
  return keepShells(geometry, shellOf, kept);
}

/** In such an order that the first ones of any number are spread evenly, and are among those of any greater number. */
function spreadOut(shells: readonly number[]): number[] {
  const inOrder = [...shells].sort((a, b) => a - b);
  // van der Corput: the digits of a place, as a binary fraction of all, the other way round
  const rankOf = (place: number) => {
    let rank = 0;
    for (let bit = 0, rest = place / inOrder.length; bit < 20; bit += 1) {
      rest *= 2;
      if (rest < 1) continue;
      rest -= 1;
      rank += 1 << bit;
    }
    return rank;
  };
  const ranks = new Map(inOrder.map((shell, place) => [shell, rankOf(place)]));
  return inOrder.sort((a, b) => (ranks.get(a) as number) - (ranks.get(b) as number) || a - b);
}

/** Leaves out the shells with less surface than so many square metres; all stay where none is larger. */
export function dropDust(geometry: Geometry, least: number): Geometry {
  const { shellOf, count } = findShells(geometry);
  if (count <= 1) return geometry;
  const areas = shellAreas(geometry, shellOf, count);
  const kept = new Set([...areas.keys()].filter((shell) => (areas[shell] as number) >= least));
  return kept.size === 0 || kept.size === count ? geometry : keepShells(geometry, shellOf, kept);
}

/** Volume of a hollow, as a share of the solid around it, up to which it is a bubble that nobody meant: where a mouth shuts. */
const BUBBLE = 0.1;

/** Leaves out the walls of small hollows within a solid: nobody sees them. */
export function dropBubbles(geometry: Geometry): Geometry {
  const { shellOf, count } = findShells(geometry);
  if (count <= 1) return geometry;
  const volumes = shellVolumes(geometry);
  const whole = volumes.reduce((sum, volume) => sum + volume, 0);
  const isBubble = (volume: number) => volume < 0 && -volume < BUBBLE * whole;
  const kept = new Set([...volumes.keys()].filter((shell) => !isBubble(volumes[shell] as number)));
  return kept.size === count ? geometry : keepShells(geometry, shellOf, kept);
}

/** Square metres of every shell. */
export function shellAreas(geometry: Geometry, shellOf: Int32Array, count: number): Float64Array {
  const areas = new Float64Array(count);
  for (let i = 0; i < geometry.indices.length; i += 3) {
    const shell = shellOf[geometry.indices[i] as number] as number;
    areas[shell] = (areas[shell] as number) + triangleArea(geometry, i);
  }
  return areas;
}

/** The faces of the shells with these numbers. */
export const keepShells = (geometry: Geometry, shellOf: Int32Array, kept: ReadonlySet<number>): Geometry =>
  compact(
    geometry,
    geometry.indices.filter((_, i) => kept.has(shellOf[geometry.indices[i - (i % 3)] as number] as number)),
  );

/** The same faces with only the vertices they use. */
export function compact(geometry: Geometry, indices: Uint32Array): Geometry {
  const renamed = new Int32Array(geometry.positions.length / 3).fill(-1);
  const used: number[] = [];
  const out = indices.map((vertex) => {
    if (renamed[vertex] === -1) {
      renamed[vertex] = used.length;
      used.push(vertex);
    }
    return renamed[vertex] as number;
  });
  const gather = (from: Float32Array) => {
    const gathered = new Float32Array(used.length * 3);
    for (let i = 0; i < used.length; i += 1) {
      const at = (used[i] as number) * 3;
      gathered[i * 3] = from[at] as number;
      gathered[i * 3 + 1] = from[at + 1] as number;
      gathered[i * 3 + 2] = from[at + 2] as number;
    }
    return gathered;
  };
  return { positions: gather(geometry.positions), indices: out, rest: gather(geometry.rest) };
}

/** Area in square metres of the triangle whose indices start at `at`. */
export function triangleArea({ positions, indices }: Geometry, at: number): number {
  const a = (indices[at] as number) * 3;
  const b = (indices[at + 1] as number) * 3;
  const c = (indices[at + 2] as number) * 3;
  const ax = positions[a] as number;
  const ay = positions[a + 1] as number;
  const az = positions[a + 2] as number;
  const ux = (positions[b] as number) - ax;
  const uy = (positions[b + 1] as number) - ay;
  const uz = (positions[b + 2] as number) - az;
  const vx = (positions[c] as number) - ax;
  const vy = (positions[c + 1] as number) - ay;
  const vz = (positions[c + 2] as number) - az;
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  return Math.sqrt(x * x + y * y + z * z) / 2;
}

/** Turns the faces of shells about whose volume is negative, so that all look outwards. A hollow's inner wall is such a shell too. */
export function turnOutwards(geometry: Geometry): Geometry {
  const { shellOf } = findShells(geometry);
  const volumes = shellVolumes(geometry);
  if (!volumes.some((volume) => volume < 0)) return geometry;
  const indices = geometry.indices.map((vertex, i, all) => {
    if ((volumes[shellOf[vertex] as number] as number) >= 0) return vertex;
    return all[i % 3 === 1 ? i + 1 : i % 3 === 2 ? i - 1 : i] as number;
  });
  return { ...geometry, indices };
}

/** Cubic metres in every shell, negative where its faces look inwards. */
export function shellVolumes(geometry: Geometry): Float64Array {
  const { positions, indices } = geometry;
  const { shellOf, count } = findShells(geometry);
  const volumes = new Float64Array(count);
  for (let i = 0; i < indices.length; i += 3) {
    const shell = shellOf[indices[i] as number] as number;
    volumes[shell] = (volumes[shell] as number) + measureVolume(positions, indices.subarray(i, i + 3));
  }
  return volumes;
}

/** How many holes go through closed surfaces, all together: a ball has none, a ring one. */
export function countHandles(geometry: Geometry): number {
  // of a closed surface: vertices, less half the faces, are two less twice the holes
  return findShells(geometry).count - (geometry.positions.length / 3 - geometry.indices.length / 6) / 2;
}

/** Every shell as a geometry of its own, in the order of their first vertices. */
export function splitShells(geometry: Geometry): Geometry[] {
  const { shellOf, count } = findShells(geometry);
  const lists = Array.from({ length: count }, (): number[] => []);
  for (let i = 0; i < geometry.indices.length; i += 3) {
    const corners = geometry.indices.subarray(i, i + 3);
    lists[shellOf[corners[0] as number] as number]?.push(...corners);
  }
  return lists.filter((list) => list.length > 0).map((list) => compact(geometry, Uint32Array.from(list)));
}
