import { boundsOf } from "#measure/bounds.ts";
import { findShells, triangleArea } from "../../geometry/shells.ts";
import { distance, length, type Vec3 } from "../../math/vec3.ts";
import type { Surface } from "./contact-field.ts";

/** Surface over the square of its length, up to which a shell is a straw, a spine or a hair. */
const SLENDER = 0.4;
/** Least rise of such a shell in its own lengths: what stands up bends under what is laid on it, bars that lie carry it. */
const STANDING = 0.5;
/** Length over that of the whole thing up to which a shell is a crumb: a seed on a loaf, a pebble in the grass. */
const CRUMB = 0.08;
/** Fewest such shells in a part that count: the bars of a grill are few and carry. */
const CROWD = 16;

/**
 * What of a support carries weight: without the many thin or small shells that stick out of it, such as stalks, blades of grass,
 * spines and seeds.
 */
export function bulkBelow(surfaces: readonly Surface[]): Surface[] {
  const whole = diagonalOf(surfaces.map(({ positions }) => positions));
  return surfaces.flatMap((surface) => {
    const { wisps, count, shellOf } = wispsOf(surface, whole);
    if (wisps.size < CROWD) return surface;
    if (wisps.size === count) return [];
    const { positions, indices } = surface;
    return {
      positions,
      indices: indices.filter((_, i) => !wisps.has(shellOf[indices[i - (i % 3)] as number] as number)),
    };
  });
}

function wispsOf(surface: Surface, whole: number) {
  const { positions, indices } = surface;
  const { shellOf, count } = findShells({ ...surface, rest: positions });
  const min = new Float64Array(count * 3).fill(Number.POSITIVE_INFINITY);
  const max = new Float64Array(count * 3).fill(Number.NEGATIVE_INFINITY);
  for (let i = 0; i < positions.length; i += 1) {
    const at = (shellOf[(i / 3) | 0] as number) * 3 + (i % 3);
    min[at] = Math.min(min[at] as number, positions[i] as number);
    max[at] = Math.max(max[at] as number, positions[i] as number);
  }
  const areas = new Float64Array(count);
  for (let i = 0; i < indices.length; i += 3) {
    const shell = shellOf[indices[i] as number] as number;
    areas[shell] = (areas[shell] as number) + triangleArea({ ...surface, rest: positions }, i);
  }
  const wisps = new Set<number>();
  for (let shell = 0; shell < count; shell += 1) {
    const size = [0, 1, 2].map((axis) => (max[shell * 3 + axis] as number) - (min[shell * 3 + axis] as number));
    const long = length(size as unknown as Vec3);
    const isStraw = (areas[shell] as number) < SLENDER * long * long && (size[1] as number) > STANDING * long;
    if (long < CRUMB * whole || isStraw) wisps.add(shell);
  }
  return { wisps, count, shellOf };
}

function diagonalOf(positions: readonly Float32Array[]): number {
  const { min, max } = boundsOf(positions);
  return distance(min as Vec3, max as Vec3);
}
