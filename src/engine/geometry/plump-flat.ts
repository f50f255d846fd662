import type { Geometry } from "./geometry.ts";
import { findShells, keepShells, shellAreas, shellVolumes, triangleArea } from "./shells.ts";

/** Volume of a shell over its area to the power of 1.5 up to which it holds nothing: a sheet of paper has ten times more. */
const FLAT = 1e-6;
/** How thick such a one becomes, as a ratio of the root of its largest face's area. */
const THICK = 0.1;

/**
 * Gives shells that hold nothing some thickness: the corners that are not their largest face's go behind it. A thin post of which
 * four faces are left would be gone where it is looked at from its side, and inside out as likely as not. What still holds nothing,
 * as faces back to back, goes.
 */
export function plumpFlat(geometry: Geometry): Geometry {
  const flat = findFlat(geometry);
  if (flat.size === 0) return geometry;
  const { shellOf, count } = findShells(geometry);
  const plump = drawIn(geometry, shellOf, flat);
  const empty = findFlat(plump);
  if (empty.size === 0 || empty.size === count) return plump;
  return keepShells(plump, shellOf, new Set(Array.from({ length: count }, (_, i) => i).filter((i) => !empty.has(i))));
}

/** Numbers of the shells that hold nothing. */
function findFlat(geometry: Geometry): Set<number> {
  const { shellOf, count } = findShells(geometry);
  const volumes = shellVolumes(geometry);
  const flat = new Set<number>();
  for (const [shell, area] of shellAreas(geometry, shellOf, count).entries())
    if (Math.abs(volumes[shell] as number) <= FLAT * area * Math.sqrt(area)) flat.add(shell);
  return flat;
}

function drawIn(geometry: Geometry, shellOf: Int32Array, flat: ReadonlySet<number>): Geometry {
  const { indices } = geometry;
  const largest = new Map<number, { face: Uint32Array; area: number }>();
  for (let at = 0; at < indices.length; at += 3) {
    const shell = shellOf[indices[at] as number] as number;
    if (!flat.has(shell)) continue;
    const area = triangleArea(geometry, at);
    if (area > (largest.get(shell)?.area ?? 0)) largest.set(shell, { face: indices.subarray(at, at + 3), area });
  }
  const positions = geometry.positions.slice();
  for (const [vertex, shell] of shellOf.entries()) {
    const its = largest.get(shell);
    if (!its || its.face.includes(vertex)) continue;
    const normal = normalOf(geometry, its.face);
    const far = THICK * Math.sqrt(its.area);
    for (let k = 0; k < 3; k += 1)
      positions[vertex * 3 + k] = (positions[vertex * 3 + k] as number) - far * (normal[k] as number);
  }
  return { ...geometry, positions };
}

/** Unit normal of a face that has an area. */
function normalOf({ positions }: Geometry, [a = 0, b = 0, c = 0]: Uint32Array): readonly number[] {
  const along = (to: number, k: number) => (positions[to * 3 + k] as number) - (positions[a * 3 + k] as number);
  const [ux, uy, uz] = [along(b, 0), along(b, 1), along(b, 2)];
  const [vx, vy, vz] = [along(c, 0), along(c, 1), along(c, 2)];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const long = Math.sqrt(x * x + y * y + z * z);
  return [x / long, y / long, z / long];
}
