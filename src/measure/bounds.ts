/** The smallest upright box around points, metres. */
export interface Bounds {
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
}

/**
 * Bounds of one or more position arrays (xyz triplets).
 * No points at all give min +Infinity and max -Infinity.
 */
export function boundsOf(arrays: readonly ArrayLike<number>[]): Bounds {
  // six numbers of its own: an axis looked up for each number takes four times as long
  let x0 = Number.POSITIVE_INFINITY;
  let y0 = Number.POSITIVE_INFINITY;
  let z0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  let y1 = Number.NEGATIVE_INFINITY;
  let z1 = Number.NEGATIVE_INFINITY;
  for (const positions of arrays) {
    for (let i = 0; i < positions.length; i += 3) {
      const x = positions[i] as number;
      const y = positions[i + 1] as number;
      const z = positions[i + 2] as number;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
      if (z < z0) z0 = z;
      if (z > z1) z1 = z;
    }
  }
  return { min: [x0, y0, z0], max: [x1, y1, z1] };
}

/** Whether two boxes share a point, or lie no further apart than `slack` metres along any axis. */
export const boundsMeet = (a: Bounds, b: Bounds, slack = 0): boolean =>
  ([0, 1, 2] as const).every((k) => a.min[k] <= b.max[k] + slack && b.min[k] <= a.max[k] + slack);
