import { type Mat4, transformDirection, transpose } from "../math/mat4.ts";
import { normalize } from "../math/vec3.ts";
import type { Paint, Part } from "./part.ts";
import { place } from "./place.ts";

/** Moves a part by a transform, its paint with it: on its side or turned round, a thing is painted as it was upright. */
export const placePart = (part: Part, transform: Mat4): Part => ({
  ...part,
  geometry: place(part.geometry, transform),
  ...(part.paint && turns(transform) && { paint: turnPaint(part.paint, transform) }),
});

const turns = (m: Mat4): boolean => [1, 2, 4, 6, 8, 9].some((i) => m[i] !== 0) || m[0] !== m[5] || m[5] !== m[10];

/** A normal of the placed part is brought back by the transpose, which undoes what the inverse transpose did to it. */
function turnPaint(paint: Paint, transform: Mat4): Paint {
  const back = transpose(transform);
  return (surface, x, y, z, nx, ny, nz) =>
    paint(surface, x, y, z, ...normalize(transformDirection(back, [nx, ny, nz])));
}
