import { boundsOf } from "#measure/bounds.ts";
import type { Part } from "../../geometry/part.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** Where a thing lies and how far it reaches, metres. */
export interface Extent {
  readonly min: Vec3;
  readonly max: Vec3;
  readonly middle: Vec3;
  readonly span: Vec3;
}

export function extentOf(parts: readonly Part[]): Extent {
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  return {
    min,
    max,
    middle: [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2],
    span: [max[0] - min[0], max[1] - min[1], max[2] - min[2]],
  };
}

export type Axis = 0 | 1 | 2;
/** The axes across one. */
export const others = (axis: Axis): readonly [Axis, Axis] => (axis === 0 ? [1, 2] : axis === 1 ? [0, 2] : [0, 1]);
/** The axis along which it is longest or shortest. */
export const axisOf = ({ span }: Extent, pick: (...values: number[]) => number): Axis =>
  span.indexOf(pick(...span)) as Axis;
