import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import { deform, place } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { chain, type Mat4, rotation } from "../../math/mat4.ts";
import { cross, normalize, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";

/** A round body through few (radius, y) points from the lower pole to the upper, in metres. */
export function roundBody(points: readonly Point2[], segments = 40, pieces = 5): Geometry {
  const line = curveThrough(
    points.map(([r, y]) => [r, y, 0] as const),
    pieces,
  );
  const last = line.length - 1;
  return lathe(
    line.map(([r, y], i) => [i === 0 || i === last ? 0 : Math.max(r, 0.0002), y] as const),
    segments,
  );
}

/** An ellipsoid about the origin. */
export function oval([a, b, c]: Vec3, segments = 24): Geometry {
  const rings = Math.max(4, Math.round(segments / 2));
  const unit = lathe(
    Array.from({ length: rings + 1 }, (_, i): Point2 => {
      const angle = (i / rings - 0.5) * (TAU / 2);
      return [i === 0 || i === rings ? 0 : a * cos(angle), b * sin(angle)];
    }),
    segments,
  );
  return a === c ? unit : deform(unit, ([x, y, z]) => [x, y, (z * c) / a]);
}

/** Makes a body lumpy: moves every vertex to or from the Y axis and the middle by up to `amount` of its place. */
export const lumpy = (geometry: Geometry, amount: number, grain: number, seed: number): Geometry =>
  deform(geometry, ([x, y, z]) => {
    const f = 1 + amount * noise(x / grain, y / grain, z / grain, seed);
    return [x * f, y * f, z * f];
  });

/** Stands what points up (+Y) on a surface at `at` with that normal, turned about it by `spin`. */
export function standOn(at: Vec3, normal: Vec3, spin = 0): Mat4 {
  const up = normalize(normal);
  const right = normalize(cross(up, Math.abs(up[1]) > 0.9 ? Z_AXIS : Y_AXIS), X_AXIS);
  const front = cross(right, up);
  const turned = [...right, 0, ...up, 0, ...front, 0, ...at, 1];
  return chain(rotation(Y_AXIS, spin), turned);
}

/** Many copies of a small piece, each on its place. */
export const strew = (piece: Geometry, places: readonly Mat4[]): Geometry =>
  merge(places.map((at) => place(piece, at)));

/** `count` points spread evenly over the unit ball's zone between two heights (-1 to 1): a golden spiral. */
export function spread(count: number, low: number, high: number): Vec3[] {
  return Array.from({ length: count }, (_, i) => {
    const y = low + ((i + 0.5) / count) * (high - low);
    const r = Math.sqrt(Math.max(0, 1 - y * y));
    const angle = i * 2.399963;
    return [r * cos(angle), y, r * sin(angle)];
  });
}

/** A stalk along a smooth line, thicker at its end. */
export const stalk = (points: readonly Vec3[], radius: number, flare = 0.5, sides = 10): Geometry =>
  tube(radius, curveThrough(points, 4), sides, {
    scale: (t) => 1 + flare * t * t,
    endRounding: radius * 0.4,
    endSteps: 2,
  });

/** Points of a ring around the Y axis. */
export const ringOf = (count: number, radius: number, y: number, from = 0): Vec3[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = from + (i / count) * TAU;
    return [radius * cos(angle), y, radius * sin(angle)];
  });
