import type { Geometry } from "../../../geometry/geometry.ts";
import { loft } from "../../../geometry/loft.ts";
import type { Vec3 } from "../../../math/vec3.ts";

/** A thin skin over arches, both sides closed. */
export function archedCanvas(arches: readonly (readonly Vec3[])[], thick: number): Geometry {
  return loft(
    arches.map((line) => [...line, ...[...line].reverse().map(([x, y, z]): Vec3 => [x * (1 - thick), y - thick, z])]),
  );
}
