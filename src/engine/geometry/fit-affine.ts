import type { Vec3 } from "../math/vec3.ts";
import type { Geometry } from "./geometry.ts";

/** Keeps flat parts solvable, as a share of their mean square reach. */
const RIDGE = 1e-6;

/**
 * The affine map that takes a geometry's rest frame to where it lies now, by least squares: exact for what was moved, turned and
 * stretched, near enough for what was bent.
 *
 * @returns Takes a place, and optionally where to write the other: a list for each of a million texels takes its time.
 */
export function fitAffine({
  rest,
  positions,
}: Geometry): (x: number, y: number, z: number, into?: [number, number, number]) => Vec3 {
  const count = Math.max(1, rest.length / 3);
  const [from, to] = [meanOf(rest, count), meanOf(positions, count)];
  // normal equations of the centred points: M rows = C^-1 S
  const own = new Float64Array(9);
  const mixed = new Float64Array(9);
  for (let i = 0; i < rest.length; i += 3) {
    for (let a = 0; a < 3; a += 1) {
      const r = (rest[i + a] as number) - (from[a] as number);
      for (let b = 0; b < 3; b += 1) {
        own[a * 3 + b] = (own[a * 3 + b] as number) + r * ((rest[i + b] as number) - (from[b] as number));
        mixed[a * 3 + b] = (mixed[a * 3 + b] as number) + r * ((positions[i + b] as number) - (to[b] as number));
      }
    }
  }
  const ridge = RIDGE * ((own[0] as number) + (own[4] as number) + (own[8] as number)) + 1e-18;
  for (let a = 0; a < 3; a += 1) {
    own[a * 4] = (own[a * 4] as number) + ridge;
    mixed[a * 4] = (mixed[a * 4] as number) + ridge;
  }
  const inverse = invert(own);
  const at = (a: number, b: number) =>
    [0, 1, 2].reduce((sum, k) => sum + (inverse[a * 3 + k] as number) * (mixed[k * 3 + b] as number), 0);
  // numbers of their own, no list: paints ask for a million places
  const column = (b: number): Vec3 => [at(0, b), at(1, b), at(2, b)];
  const [[xx, yx, zx], [xy, yy, zy], [xz, yz, zz]] = [column(0), column(1), column(2)];
  const [[fx, fy, fz], [tx, ty, tz]] = [from, to];
  return (x, y, z, into = [0, 0, 0]) => {
    const dx = x - fx;
    const dy = y - fy;
    const dz = z - fz;
    into[0] = tx + dx * xx + dy * yx + dz * zx;
    into[1] = ty + dx * xy + dy * yy + dz * zy;
    into[2] = tz + dx * xz + dy * yz + dz * zz;
    return into;
  };
}

function meanOf(points: Float32Array, count: number): Vec3 {
  const sum = [0, 0, 0];
  for (let i = 0; i < points.length; i += 1) sum[i % 3] = (sum[i % 3] as number) + (points[i] as number);
  return [(sum[0] as number) / count, (sum[1] as number) / count, (sum[2] as number) / count];
}

/** Of a symmetric 3 x 3 matrix, by cofactors. */
function invert(m: Float64Array): Float64Array {
  const [a, b, c, d, e, f, g, h, i] = m as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const scale = 1 / determinant;
  return Float64Array.of(
    (e * i - f * h) * scale,
    (c * h - b * i) * scale,
    (b * f - c * e) * scale,
    (f * g - d * i) * scale,
    (a * i - c * g) * scale,
    (c * d - a * f) * scale,
    (d * h - e * g) * scale,
    (b * g - a * h) * scale,
    (a * e - b * d) * scale,
  );
}

/** Vertices looked at, and metres over the reach that they may lie off. */
const LOOKED = 60;
const OFF = 0.08;

/** Whether the affine map is near enough to lay a picture on: not for a sleeve that was bent in a bow. */
export function isNearlyAffine(geometry: Geometry): boolean {
  const { rest, positions } = geometry;
  const toModel = fitAffine(geometry);
  const step = 3 * Math.max(1, Math.floor(positions.length / 3 / LOOKED));
  let [off, count] = [0, 0];
  const [low, high] = [[...positions.subarray(0, 3)], [...positions.subarray(0, 3)]];
  for (let i = 0; i < positions.length; i += step) {
    const fitted = toModel(rest[i] as number, rest[i + 1] as number, rest[i + 2] as number);
    for (let k = 0; k < 3; k += 1) {
      const p = positions[i + k] as number;
      off += Math.abs(p - (fitted[k] as number));
      low[k] = Math.min(low[k] as number, p);
      high[k] = Math.max(high[k] as number, p);
    }
    count += 1;
  }
  const reach = Math.max(...[0, 1, 2].map((k) => (high[k] as number) - (low[k] as number)));
  return off / Math.max(1, count) < OFF * reach;
}
