import { cos, sin } from "../math/elementary.ts";
import { clamp, lerp } from "../math/scalar.ts";
import { add, scale, subtract, type Vec3 } from "../math/vec3.ts";

/**
 * A smooth line through points (uniform Catmull-Rom, ends mirrored).
 *
 * @param pieces Straight pieces between two neighbouring points.
 * @param closed Goes on from the last point to the first; the first is not repeated.
 */
export function curveThrough(points: readonly Vec3[], pieces = 8, closed = false): Vec3[] {
  const n = points.length;
  const at = (i: number): Vec3 => {
    if (closed) return points[((i % n) + n) % n] as Vec3;
    if (i < 0) return subtract(scale(points[0] as Vec3, 2), points[Math.min(1, n - 1)] as Vec3);
    if (i >= n) return subtract(scale(points[n - 1] as Vec3, 2), points[Math.max(0, n - 2)] as Vec3);
    return points[i] as Vec3;
  };
  const out: Vec3[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    for (let k = 0; k < pieces; k += 1) out.push(spline(at(i - 1), at(i), at(i + 1), at(i + 2), k / pieces));
  }
  if (!closed) out.push(points[n - 1] as Vec3);
  return out;
}

function spline(a: Vec3, b: Vec3, c: Vec3, d: Vec3, t: number): Vec3 {
  const axis = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return [axis(a[0], b[0], c[0], d[0]), axis(a[1], b[1], c[1], d[1]), axis(a[2], b[2], c[2], d[2])];
}

/** A cubic Bézier from `a` to `d` with handles `b` and `c`. */
export function bezier(a: Vec3, b: Vec3, c: Vec3, d: Vec3, pieces = 12): Vec3[] {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces;
    const s = 1 - t;
    return add(add(scale(a, s * s * s), scale(b, 3 * s * s * t)), add(scale(c, 3 * s * t * t), scale(d, t * t * t)));
  });
}

/** Part of a circle in the XY plane about `centre`, angles in radians from +X towards +Y. */
export function arc(centre: Vec3, radius: number, from: number, to: number, pieces = 16): Vec3[] {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const angle = lerp(from, to, i / pieces);
    return [centre[0] + radius * cos(angle), centre[1] + radius * sin(angle), centre[2]];
  });
}

/** A straight line cut into `pieces`, for what is to be bent or scaled along the way. */
export const line = (a: Vec3, b: Vec3, pieces = 1): Vec3[] =>
  Array.from({ length: pieces + 1 }, (_, i) => add(a, scale(subtract(b, a), i / pieces)));

/**
 * A smooth function through (t, value) knots sorted by t: monotone cubic Hermite (Fritsch and Carlson, 1980), so it never
 * swings beyond its knots. Constant outside.
 */
export function graph(knots: readonly (readonly [number, number])[]): (t: number) => number {
  const slopes = knots.map((knot, i) => {
    const before = knots[i - 1];
    const after = knots[i + 1];
    if (!before || !after) return 0;
    const left = (knot[1] - before[1]) / (knot[0] - before[0]);
    const right = (after[1] - knot[1]) / (after[0] - knot[0]);
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  });
  return (t) => {
    const x = clamp(t, (knots[0] as readonly [number, number])[0], (knots.at(-1) as readonly [number, number])[0]);
    let i = 0;
    while (i < knots.length - 2 && x > (knots[i + 1] as readonly [number, number])[0]) i += 1;
    const [x0, y0] = knots[i] as readonly [number, number];
    const [x1, y1] = knots[i + 1] as readonly [number, number];
    const h = x1 - x0;
    const u = (x - x0) / h;
    const [v, w] = [u * u, u * u * u];
    return (
      y0 * (2 * w - 3 * v + 1) +
      (slopes[i] as number) * h * (w - 2 * v + u) +
      y1 * (3 * v - 2 * w) +
      (slopes[i + 1] as number) * h * (w - v)
    );
  };
}
