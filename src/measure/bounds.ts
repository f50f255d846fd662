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
  const min: [number, number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max: [number, number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const positions of arrays) {
    for (let i = 0; i < positions.length; i += 1) {
      const axis = (i % 3) as 0 | 1 | 2;
      const x = positions[i] as number;
      if (x < min[axis]) min[axis] = x;
      if (x > max[axis]) max[axis] = x;
    }
  }
  return { min, max };
}

/** Whether two boxes share a point, or lie no further apart than `slack` metres along any axis. */
export const boundsMeet = (a: Bounds, b: Bounds, slack = 0): boolean =>
  ([0, 1, 2] as const).every((k) => a.min[k] <= b.max[k] + slack && b.min[k] <= a.max[k] + slack);
