import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "./geometry.ts";

/** An octahedron as large as a geometry, or with less than 8 faces a tetrahedron. @param most 4 or more. */
export function standIn(geometry: Geometry, most: number): Geometry {
  const { min, max } = boundsOf([geometry.positions]);
  const middle = [0, 1, 2].map((axis) => ((min[axis] as number) + (max[axis] as number)) / 2);
  const half = [0, 1, 2].map((axis) => ((max[axis] as number) - (min[axis] as number)) / 2);
  const corners = most >= 8 ? OCTAHEDRON : TETRAHEDRON;
  const positions = Float32Array.from(
    corners.points.flatMap((point) => point.map((at, axis) => (middle[axis] as number) + at * (half[axis] as number))),
  );
  return { positions, indices: Uint32Array.from(corners.faces), rest: nearestRest(geometry, positions) };
}

/** For each of some places where the nearest vertex of a geometry is in its rest frame, xyz triplets. */
export function nearestRest({ positions, rest }: Geometry, places: ArrayLike<number>): Float32Array {
  const found = new Float32Array(places.length);
  for (let at = 0; at < places.length; at += 3) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < positions.length; i += 3) {
      const x = (positions[i] as number) - (places[at] as number);
      const y = (positions[i + 1] as number) - (places[at + 1] as number);
      const z = (positions[i + 2] as number) - (places[at + 2] as number);
      const far = x * x + y * y + z * z;
      if (far < least) [best, least] = [i, far];
    }
    found.set(rest.subarray(best, best + 3), at);
  }
  return found;
}

const OCTAHEDRON = {
  points: [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 1],
    [0, 0, -1],
  ],
  faces: [0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4, 2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5],
};

const TETRAHEDRON = {
  points: [
    [1, 1, 1],
    [-1, -1, 1],
    [-1, 1, -1],
    [1, -1, -1],
  ],
  faces: [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3],
};
