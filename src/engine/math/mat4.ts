import { cos, sin } from "./elementary.ts";
import type { Vec3 } from "./vec3.ts";

/** 4 x 4 affine transform, column-major as in WebGL: `m[12..14]` is the translation. Plain numbers, so it is JSON. */
export type Mat4 = readonly number[];

export const IDENTITY: Mat4 = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

export const translation = ([x, y, z]: Vec3): Mat4 => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1];
export const scaling = ([x, y, z]: Vec3): Mat4 => [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1];

/** Rotation about a unit axis by `angle` radians, counter-clockwise seen from the axis' tip (Rodrigues). */
export function rotation([x, y, z]: Vec3, angle: number): Mat4 {
  const c = cos(angle);
  const s = sin(angle);
  const t = 1 - c;
  return [
    t * x * x + c,
    t * x * y + s * z,
    t * x * z - s * y,
    0,
    t * x * y - s * z,
    t * y * y + c,
    t * y * z + s * x,
    0,
    t * x * z + s * y,
    t * y * z - s * x,
    t * z * z + c,
    0,
    0,
    0,
    0,
    1,
  ];
}

/** First `b`, then `a`. */
export function multiply(a: Mat4, b: Mat4): Mat4 {
  const out = new Array<number>(16);
  for (let column = 0; column < 4; column += 1) {
    for (let row = 0; row < 4; row += 1) {
      let sum = 0;
      for (let k = 0; k < 4; k += 1) sum += (a[k * 4 + row] as number) * (b[column * 4 + k] as number);
      out[column * 4 + row] = sum;
    }
  }
  return out;
}

/** Applies the transforms in reading order: `chain(first, second)` moves by `first`, then by `second`. */
export const chain = (...steps: readonly Mat4[]): Mat4 => steps.reduce((done, step) => multiply(step, done), IDENTITY);

export function transformPoint(m: Mat4, [x, y, z]: Vec3): Vec3 {
  const at = (row: number) =>
    (m[row] as number) * x + (m[4 + row] as number) * y + (m[8 + row] as number) * z + (m[12 + row] as number);
  return [at(0), at(1), at(2)];
}

/** Rotates and scales, does not translate. */
export function transformDirection(m: Mat4, [x, y, z]: Vec3): Vec3 {
  const at = (row: number) => (m[row] as number) * x + (m[4 + row] as number) * y + (m[8 + row] as number) * z;
  return [at(0), at(1), at(2)];
}

/** Determinant of the upper 3 x 3: negative when the transform mirrors. */
export function determinant(m: Mat4): number {
  const [a, b, c, , d, e, f, , g, h, i] = m as unknown as number[];
  return (
    (a as number) * ((e as number) * (i as number) - (f as number) * (h as number)) -
    (d as number) * ((b as number) * (i as number) - (c as number) * (h as number)) +
    (g as number) * ((b as number) * (f as number) - (c as number) * (e as number))
  );
}
