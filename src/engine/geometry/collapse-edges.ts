import type { Geometry } from "./geometry.ts";
import { compact } from "./shells.ts";

type Face = [number, number, number];

/**
 * Collapses edges one by one, cheapest first, and only such as leave the surface closed and manifold: the two ends of an
 * edge may have no neighbours in common but the two beside it. Quadratic in the number of triangles: for the last few hundred.
 *
 * @returns At most `most` triangles, or as few as the surface's holes allow.
 * @see Garland and Heckbert, Surface simplification using quadric error metrics (SIGGRAPH 1997); Dey, Edelsbrunner, Guha
 *   and Nekhayev, Topology preserving edge contraction (1999)
 */
export function collapseEdges(geometry: Geometry, most: number): Geometry {
  let faces: Face[] = [];
  for (let i = 0; i < geometry.indices.length; i += 3) {
    faces.push([geometry.indices[i], geometry.indices[i + 1], geometry.indices[i + 2]] as Face);
  }
  while (faces.length > most) {
    const step = cheapest(geometry.positions, faces);
    if (!step) break;
    const [from, to] = step;
    faces = faces
      .filter((face) => !(face.includes(from) && face.includes(to)))
      .map((face) => face.map((vertex) => (vertex === from ? to : vertex)) as Face);
  }
  return compact(geometry, Uint32Array.from(faces.flat()));
}

function cheapest(positions: Float32Array, faces: readonly Face[]): readonly [number, number] | undefined {
  const around = new Map<number, Face[]>();
  for (const face of faces) {
    for (const vertex of face) around.set(vertex, [...(around.get(vertex) ?? []), face]);
  }
  const neighbours = new Map([...around].map(([vertex, list]) => [vertex, new Set(list.flat())] as const));
  let best: readonly [number, number] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [from, list] of around) {
    const near = neighbours.get(from) as Set<number>;
    for (const to of near) {
      if (to === from) continue;
      const cost = costOf(positions, list, from, to);
      if (cost >= least) continue;
      let shared = 0;
      for (const other of neighbours.get(to) as Set<number>)
        if (other !== from && other !== to && near.has(other)) shared += 1;
      if (shared !== 2 || isTetrahedron(list, around.get(to) as Face[])) continue;
      least = cost;
      best = [from, to];
    }
  }
  return best;
}

/** The last four faces of a shell cannot be collapsed further. */
const isTetrahedron = (a: readonly Face[], b: readonly Face[]): boolean =>
  a.length === 3 && b.length === 3 && new Set([...a, ...b].flat()).size === 4;

/** Squared distances from where a vertex goes to the planes of its faces, weighted by area, and a little for the way. */
function costOf(positions: Float32Array, faces: readonly Face[], from: number, to: number): number {
  const at = (vertex: number, axis: number) => positions[vertex * 3 + axis] as number;
  const way = [0, 1, 2].map((axis) => at(to, axis) - at(from, axis)) as Face;
  let cost = 0;
  for (const [a, b, c] of faces) {
    const [ux, uy, uz] = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1), at(b, 2) - at(a, 2)];
    const [vx, vy, vz] = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1), at(c, 2) - at(a, 2)];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const size = Math.sqrt(x * x + y * y + z * z) || 1;
    const off = (way[0] * x + way[1] * y + way[2] * z) / size;
    cost += off * off * size;
  }
  return cost + 1e-4 * (way[0] * way[0] + way[1] * way[1] + way[2] * way[2]);
}
