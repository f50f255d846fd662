import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** A tub of staves with two iron hoops, open above, in the slots `basket` and `iron`. */
export const woodenBucket = (name: string, radius: number, height: number, at: Vec3): Part[] => [
  makePart(
    name,
    "basket",
    move(
      lathe(
        [
          [0, 0],
          [radius * 0.86, 0],
          [radius, height],
          [radius * 0.93, height],
          [radius * 0.8, height * 0.12],
          [0, height * 0.12],
        ],
        36,
      ),
      at,
    ),
    { weight: 0.7, crease: 0.4 },
  ),
  makePart(
    `${name}-hoops`,
    "iron",
    move(
      merge([0.18, 0.78].map((t) => move(torus(radius * (0.86 + 0.14 * t) + 0.003, 0.007, 40, 6), [0, height * t, 0]))),
      at,
    ),
    { weight: 0.4 },
  ),
];
