import type { Mat4 } from "../math/mat4.ts";
import type { Paint, Part } from "./part.ts";
import { place } from "./place.ts";

/** Moves a part by a transform, its paint with it: on its side or turned round, a thing is painted as it was upright. */
export const placePart = (part: Part, transform: Mat4): Part => ({
  ...part,
  geometry: place(part.geometry, transform),
  ...(part.paint && turns(transform) && { paint: turnPaint(part.paint, transform) }),
});

const turns = (m: Mat4): boolean => [1, 2, 4, 6, 8, 9].some((i) => m[i] !== 0) || m[0] !== m[5] || m[5] !== m[10];

type Matrix = readonly [number, number, number, number, number, number, number, number, number, number, number];

/**
 * A normal of the placed part is brought back by the transpose, which undoes what the inverse transpose did to it. Without a
 * list for each: this is done for every texel.
 */
function turnPaint(paint: Paint, transform: Mat4): Paint {
  const [xx, xy, xz, , yx, yy, yz, , zx, zy, zz] = transform as unknown as Matrix;
  return (surface, x, y, z, nx, ny, nz) => {
    const bx = xx * nx + xy * ny + xz * nz;
    const by = yx * nx + yy * ny + yz * nz;
    const bz = zx * nx + zy * ny + zz * nz;
    const size = Math.sqrt(bx * bx + by * by + bz * bz);
    const unit = 1 / size;
    if (size < 1e-12) paint(surface, x, y, z, 0, 1, 0);
    else paint(surface, x, y, z, bx * unit, by * unit, bz * unit);
  };
}
