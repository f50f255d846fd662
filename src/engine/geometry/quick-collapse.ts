import { MeshoptSimplifier } from "meshoptimizer/simplifier";
import { measureClosedness } from "#measure/closedness.ts";
import { measureArea, measureVolume } from "#measure/volume.ts";
import type { Geometry } from "./geometry.ts";
import { compact, findShells } from "./shells.ts";

/** Fewest triangles that enclose a volume. */
export const FEWEST_TRIANGLES = 4;

/** Volume, as a share of that of a cube's with sides as large as the whole surface, up to which a geometry is flat: a sheet of paper has a hundred times more. */
const FLAT = 1e-7;

export const facesOf = (geometry: Geometry): number => geometry.indices.length / 3;

/** meshoptimizer's edge collapses by quadric error: quick, but they may tear the surface. */
export function quickCollapse(geometry: Geometry, most: number): Geometry {
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

/** Whether it is closed, and holds something. */
export function isSound({ positions, indices }: Geometry): boolean {
  if (indices.length < 3 * FEWEST_TRIANGLES || !measureClosedness(indices).closed) return false;
  const area = measureArea(positions, indices);
  return measureVolume(positions, indices) > FLAT * area * Math.sqrt(area);
}
