import { MeshoptSimplifier } from "meshoptimizer/simplifier";
import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { collapseEdges } from "./collapse-edges.ts";
import type { Geometry } from "./geometry.ts";
import { mendEdges } from "./mend-edges.ts";
import { merge } from "./merge.ts";
import { compact, findShells, keepLargestShells, splitShells } from "./shells.ts";

/** Fewest triangles that enclose a volume. */
export const FEWEST_TRIANGLES = 4;

/** Triangles a shell should be left with before whole shells go. */
const SHELL_TRIANGLES = 6;

/** Multiples of the wanted number at which a sound result is looked for; the rest is done by careful single steps. */
const TRIES = [1, 0.97, 1.06, 1.2, 1.5, 2, 3];

/** Triangles of a shell that is not worth reducing. */
const SMALL_SHELL = 24;

/** How far a small step goes, and the multiples of that at which a sound result is looked for. */
const STEP = 0.7;
const STEP_TRIES = [1, 0.96, 1.05, 0.9, 1.12, 0.82];

/** Triangles up to which careful single steps are quick. */
const MOST_CAREFUL = 400;

/**
 * A closed geometry with at most `most` triangles, as like the given one as can be; closed like it.
 *
 * Edge collapses by quadric error (meshoptimizer); when shells are too many for the number, the smallest go; when nothing
 * closed comes out, an octahedron or tetrahedron of the same size stands in.
 *
 * @param most 4 or more.
 */
export function simplifyGeometry(geometry: Geometry, most: number): Geometry {
  if (geometry.indices.length / 3 <= most) return geometry;
  const { count } = findShells(geometry);
  const mostShells = Math.max(1, Math.floor(most / SHELL_TRIANGLES));
  const kept = count > mostShells ? keepLargestShells(geometry, mostShells) : geometry;
  if (kept.indices.length / 3 <= most) return kept;
  const start = most < 250 && kept.indices.length > 9000 ? reduce(kept, 1000) : kept;
  for (const share of TRIES) {
    const wanted = Math.max(FEWEST_TRIANGLES, Math.floor(most * share));
    if (wanted > most && wanted > MOST_CAREFUL) break;
    const found = reduce(start, wanted);
    if (!isSound(found)) continue;
    const last = found.indices.length / 3 > most ? collapseEdges(found, most) : found;
    if (last.indices.length / 3 <= most && isSound(last)) return last;
  }
  for (const share of [0.9, 0.75, 0.5]) {
    const found = reduce(start, Math.max(FEWEST_TRIANGLES, Math.floor(most * share)));
    if (isSound(found) && found.indices.length / 3 <= most) return found;
  }
  return reduceByShells(kept, most) ?? reduceBySteps(kept, most) ?? standIn(kept, most);
}

/** Each shell by itself; where they are small already, as many whole ones as fit. Undefined for a single shell. */
function reduceByShells(geometry: Geometry, most: number): Geometry | undefined {
  const { count } = findShells(geometry);
  if (count === 1) return undefined;
  const faces = geometry.indices.length / 3;
  if (faces / count <= SMALL_SHELL) {
    const whole = keepLargestShells(geometry, Math.max(1, Math.floor((most * count) / faces)));
    return whole.indices.length / 3 <= most ? whole : undefined;
  }
  const shells = splitShells(geometry);
  const share = (shell: Geometry) => Math.max(SHELL_TRIANGLES, Math.floor((most * shell.indices.length) / 3 / faces));
  const reduced = shells.map((shell) => simplifyGeometry(shell, share(shell)));
  const whole = merge(reduced);
  return whole.indices.length / 3 <= most && isSound(whole) ? whole : undefined;
}

/** Down in small steps, each from a sound one: an edge that tears at one number often holds at another. */
function reduceBySteps(geometry: Geometry, most: number): Geometry | undefined {
  let current = geometry;
  while (current.indices.length / 3 > most) {
    const faces = current.indices.length / 3;
    const wanted = Math.max(most, Math.floor(faces * STEP));
    const next = STEP_TRIES.map((share) => Math.floor(wanted * share))
      .filter((target) => target >= FEWEST_TRIANGLES && target < faces)
      .reduce<Geometry | undefined>((found, target) => {
        if (found) return found;
        const candidate = reduce(current, target);
        return isSound(candidate) && candidate.indices.length / 3 < faces ? candidate : undefined;
      }, undefined);
    // careful single steps take too long for more
    if (!next && faces > MOST_CAREFUL) return undefined;
    if (!next) {
      const careful = collapseEdges(current, most);
      return careful.indices.length / 3 <= most && isSound(careful) ? careful : undefined;
    }
    current = next;
  }
  return current;
}

/** Reduced and, where that tore it, mended. */
function reduce(geometry: Geometry, wanted: number): Geometry {
  const found = collapse(geometry, wanted);
  return isSound(found) ? found : mendEdges(found);
}

function collapse(geometry: Geometry, most: number): Geometry {
  const [indices] = MeshoptSimplifier.simplify(geometry.indices, geometry.positions, 3, most * 3, 1e6, [
    "ErrorAbsolute",
  ]);
  return dropFlatShells(compact(geometry, indices));
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

const isSound = (geometry: Geometry): boolean =>
  geometry.indices.length >= 3 * FEWEST_TRIANGLES && measureClosedness(geometry.indices).closed;

function standIn(geometry: Geometry, most: number): Geometry {
  const { min, max } = boundsOf([geometry.positions]);
  const middle = [0, 1, 2].map((axis) => ((min[axis] as number) + (max[axis] as number)) / 2);
  const half = [0, 1, 2].map((axis) => ((max[axis] as number) - (min[axis] as number)) / 2);
  const corners = most >= 8 ? OCTAHEDRON : TETRAHEDRON;
  const positions = Float32Array.from(
    corners.points.flatMap((point) => point.map((at, axis) => (middle[axis] as number) + at * (half[axis] as number))),
  );
  const rest = Float32Array.from(corners.points.flatMap((_, i) => nearestRest(geometry, positions, i)));
  return { positions, indices: Uint32Array.from(corners.faces), rest };
}

function nearestRest(geometry: Geometry, positions: Float32Array, vertex: number): number[] {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < geometry.positions.length; i += 3) {
    let d = 0;
    for (let axis = 0; axis < 3; axis += 1) {
      const gap = (geometry.positions[i + axis] as number) - (positions[vertex * 3 + axis] as number);
      d += gap * gap;
    }
    if (d < least) {
      least = d;
      best = i;
    }
  }
  return [geometry.rest[best], geometry.rest[best + 1], geometry.rest[best + 2]] as number[];
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
