import { determinant, type Mat4, rotation, scaling, translation } from "../math/mat4.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../math/vec3.ts";
import type { Geometry } from "./geometry.ts";

/** Moves a geometry by a transform. `rest` stays; a transform that mirrors turns the faces round again. */
export function place(geometry: Geometry, transform: Mat4): Geometry {
  const positions = transformPoints(geometry.positions, transform);
  const indices = determinant(transform) < 0 ? flip(geometry.indices) : geometry.indices;
  return { positions, indices, rest: geometry.rest };
}

export const move = (geometry: Geometry, by: Vec3): Geometry => place(geometry, translation(by));

/** Turns about a unit axis through the origin, counter-clockwise seen from the axis' tip, radians. */
export const turn = (geometry: Geometry, axis: Vec3, angle: number): Geometry => place(geometry, rotation(axis, angle));

export const turnX = (geometry: Geometry, angle: number): Geometry => turn(geometry, X_AXIS, angle);
export const turnY = (geometry: Geometry, angle: number): Geometry => turn(geometry, Y_AXIS, angle);
export const turnZ = (geometry: Geometry, angle: number): Geometry => turn(geometry, Z_AXIS, angle);

/** Stretches about the origin; negative factors mirror. */
export const stretch = (geometry: Geometry, factors: Vec3): Geometry => place(geometry, scaling(factors));

/** The mirror image in the plane x = 0: left becomes right. */
export const mirror = (geometry: Geometry): Geometry => stretch(geometry, [-1, 1, 1]);

/** Moves every vertex by a function of its place; `rest` stays. The function must not fold the surface over. */
export function deform(geometry: Geometry, map: (point: Vec3) => Vec3): Geometry {
  return { ...geometry, positions: mapPoints(geometry.positions, map) };
}

/** Makes the present places the rest places: what was carved rather than bent. */
export const settle = (geometry: Geometry): Geometry => ({ ...geometry, rest: geometry.positions.slice() });

/**
 * Moves the rest frame, so that two pieces of the same shape are cut from different places of the same wood.
 * Not for parts that are painted: paints are drawn in the rest frame.
 */
export const shiftRest = (geometry: Geometry, by: Vec3): Geometry => ({
  ...geometry,
  rest: mapPoints(geometry.rest, ([x, y, z]) => [x + by[0], y + by[1], z + by[2]]),
});

type Matrix = readonly [...Vec3, number, ...Vec3, number, ...Vec3, number, ...Vec3, number];

/** `transformPoint` of every point, without a list for each: a treasure's coins are a million of them. */
export function transformPoints(points: Float32Array, transform: Mat4): Float32Array {
  const [xx, xy, xz, , yx, yy, yz, , zx, zy, zz, , tx, ty, tz] = transform as Matrix;
  const out = new Float32Array(points.length);
  for (let i = 0; i < points.length; i += 3) {
    const x = points[i] as number;
    const y = points[i + 1] as number;
    const z = points[i + 2] as number;
    out[i] = xx * x + yx * y + zx * z + tx;
    out[i + 1] = xy * x + yy * y + zy * z + ty;
    out[i + 2] = xz * x + yz * y + zz * z + tz;
  }
  return out;
}

function mapPoints(points: Float32Array, map: (point: Vec3) => Vec3): Float32Array {
  const out = new Float32Array(points.length);
  for (let i = 0; i < points.length; i += 3) {
    const [x, y, z] = map([points[i] as number, points[i + 1] as number, points[i + 2] as number]);
    out[i] = x;
    out[i + 1] = y;
    out[i + 2] = z;
  }
  return out;
}

function flip(indices: Uint32Array): Uint32Array {
  const out = indices.slice();
  for (let i = 0; i < out.length; i += 3) {
    out[i + 1] = indices[i + 2] as number;
    out[i + 2] = indices[i + 1] as number;
  }
  return out;
}
