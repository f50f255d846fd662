import type { Bounds } from "#measure/bounds.ts";

/**
 * A solid as a field: metres to its surface, negative inside.
 *
 * Fields are bounds rather than exact distances: never further from zero than the true distance outside, and never
 * deeper than the solid is thick, so that a sphere of `|at|` metres around a point holds no surface.
 */
export interface Sdf {
  /** Encloses the solid, metres. */
  readonly bounds: Bounds;
  readonly at: (x: number, y: number, z: number) => number;
  /**
   * A field for the ball of `radius` metres around a point: the same there wherever the surface is, and quicker, since what
   * cannot reach the ball is left out.
   */
  readonly near: (x: number, y: number, z: number, radius: number) => Sdf;
}

/** How many times nearer than a field of estimates says a surface may be. */
export const ESTIMATE_SLACK = 1.3;

/** A field without parts: near any point it is itself. */
export function primitive(bounds: Bounds, at: Sdf["at"]): Sdf {
  const self: Sdf = { bounds, at, near: () => self };
  return self;
}

/** The smallest bounds around both. */
export const joinBounds = (a: Bounds, b: Bounds): Bounds => ({
  min: [Math.min(a.min[0], b.min[0]), Math.min(a.min[1], b.min[1]), Math.min(a.min[2], b.min[2])],
  max: [Math.max(a.max[0], b.max[0]), Math.max(a.max[1], b.max[1]), Math.max(a.max[2], b.max[2])],
});

/** Bounds moved outwards by `by` metres on all sides. */
export const growBounds = ({ min, max }: Bounds, by: number): Bounds => ({
  min: [min[0] - by, min[1] - by, min[2] - by],
  max: [max[0] + by, max[1] + by, max[2] + by],
});

/**
 * Raises and lowers a surface.
 *
 * @param amount Metres at most.
 * @param relief -1 to 1 at any point; its bumps should be several times wider than `amount`.
 */
export function displace(sdf: Sdf, amount: number, relief: Sdf["at"]): Sdf {
  const { at } = sdf;
  return {
    bounds: growBounds(sdf.bounds, amount),
    at: (x, y, z) => {
      const d = at(x, y, z);
      return d > amount * 4 ? d - amount : d - amount * relief(x, y, z);
    },
    near: (x, y, z, radius) => displace(sdf.near(x, y, z, radius), amount, relief),
  };
}

/** The solid with its surface moved outwards by `by` metres: a shell for clothes, a wall around a hollow. Below 0 inwards. */
export function inflate(sdf: Sdf, by: number): Sdf {
  const { at } = sdf;
  return {
    bounds: growBounds(sdf.bounds, by),
    at: (x, y, z) => at(x, y, z) - by,
    near: (x, y, z, radius) => inflate(sdf.near(x, y, z, radius + Math.abs(by)), by),
  };
}
