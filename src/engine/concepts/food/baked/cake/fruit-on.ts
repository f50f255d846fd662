import { makePart } from "../../../../geometry/make-part.ts";
import { merge } from "../../../../geometry/merge.ts";
import type { Part } from "../../../../geometry/part.ts";
import { move, place } from "../../../../geometry/place.ts";
import { sphere } from "../../../../geometry/sphere.ts";
import { chain, type Mat4, rotation, scaling, translation } from "../../../../math/mat4.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../../../math/vec3.ts";
import { strawberryPaint, strawberryPieces } from "../../fruit/strawberry.ts";
import { ringOf } from "../../shapes.ts";
import { glossy } from "../../tint.ts";

/** Height of a strawberry on a cake, over its usual one. */
const SMALL = 0.8;
/** Metres from its middle to its point. */
const POINT = 0.0295;

/** Strawberries stood on their points at some places, leaning a little this way and that, their leaves on top. */
export function strawberriesOn(places: readonly Vec3[]): Part[] {
  const [flesh, leaves, stem] = strawberryPieces();
  const at = places.map(
    ([x, y, z], i): Mat4 =>
      chain(
        scaling([SMALL, SMALL, SMALL]),
        rotation(X_AXIS, 0.3 * ((i % 3) - 1)),
        rotation(Z_AXIS, 0.25 * ((i % 2) - 0.5)),
        rotation(Y_AXIS, i * 2.4),
        translation([x, y + POINT * SMALL * 0.86, z]),
      ),
  );
  return [
    makePart("strawberries", "topping", merge(at.map((each) => place(flesh, each))), {
      weight: 1,
      paint: strawberryPaint,
      crease: 1.2,
    }),
    makePart("leaves", "leaf", merge(at.flatMap((each) => [place(leaves, each), place(stem, each)])), { weight: 0.7 }),
  ];
}

/** A heap of small round berries. */
export function berriesOn(radius: number, y: number): Part {
  const round = sphere(0.0085, 14, 9);
  const heap: Vec3[] = [
    ...ringOf(13, radius, y + 0.006),
    ...ringOf(8, radius * 0.62, y + 0.007, 0.3),
    ...ringOf(4, radius * 0.26, y + 0.008, 0.1),
    ...ringOf(6, radius * 0.5, y + 0.019, 0.5),
    [0, y + 0.022, 0],
  ];
  return makePart("berries", "berry", merge(heap.map((at) => move(round, at))), { weight: 0.8, paint: glossy(0.35) });
}
