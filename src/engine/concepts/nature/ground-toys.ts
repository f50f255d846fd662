import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { blockOn } from "../building/masonry.ts";
import { bar } from "../pieces.ts";
import { shelved } from "./ground-rooms.ts";
import { HALF } from "./ground-settings.ts";

/** Ears, head, belly and paws. */
function bear(): Geometry {
  const at = (r: number, x: number, y: number, z = 0) => move(sphere(r, 14, 9), [x, y, z]);
  return merge([
    at(0.3, 0, 0.3),
    at(0.23, 0, 0.7),
    at(0.1, 0, 0.64, 0.2),
    ...[-1, 1].flatMap((s) => [at(0.09, s * 0.18, 0.9), at(0.12, s * 0.2, 0.12, 0.25), at(0.1, s * 0.3, 0.42, 0.12)]),
  ]);
}

const cubes = (): Geometry =>
  merge([
    blockOn([0.38, 0.38, 0.38], -0.22, 0, 0, 0.02),
    blockOn([0.38, 0.38, 0.38], 0.22, 0, 0, 0.02),
    blockOn([0.38, 0.38, 0.38], 0, 0.375, 0, 0.02),
  ]);

/** Rings on a peg, the smallest on top. */
const rings = (): Geometry =>
  merge([
    bar([0, 0, 0], [0, 0.95, 0], 0.05, 8),
    ...[0, 1, 2, 3].map((i) => move(torus(0.26 - 0.05 * i, 0.1, 20, 8), [0, 0.1 + 0.19 * i, 0])),
  ]);

const car = (): Geometry =>
  merge([
    blockOn([0.95, 0.3, 0.5], 0, 0.14, 0, 0.08),
    blockOn([0.5, 0.28, 0.44], -0.05, 0.4, 0, 0.08),
    ...[-0.28, 0.28].map((x) => bar([x, 0.16, -0.28], [x, 0.16, 0.28], 0.15, 14)),
  ]);

const drum = (): Geometry =>
  merge([
    lathe(
      [
        [0, 0],
        [0.36, 0],
        [0.36, 0.55],
        [0, 0.55],
      ],
      20,
    ),
    ...[0.04, 0.51].map((y) => move(torus(0.36, 0.045, 20, 6), [0, y, 0])),
  ]);

const ball = (): Geometry => move(sphere(0.42, 18, 12), [0, 0.42, 0]);

/** Each stands over the origin, some 1 high. */
const TOYS: readonly (() => Geometry)[] = [ball, bear, cubes, rings, car, drum];

/** Shelves along both walls with balls, bears, bricks, rings, cars and drums on them. */
export const toyShop = (): Part[] =>
  shelved(undefined, 0.94, 0.24, (turn, x, y, space) => {
    const toy = (TOYS[(turn * 5 + Math.round(40 * (x + y))) % TOYS.length] ?? ball)();
    const size = Math.min(0.215, space * 0.95);
    return move(stretch(toy, [size, size, size]), [x, y, -HALF + 0.12]);
  });
