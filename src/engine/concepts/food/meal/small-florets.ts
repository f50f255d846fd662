import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, place } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import type { Mat4 } from "../../../math/mat4.ts";
import { slot } from "../../define-from-plan.ts";
import { lumpy, roundBody, spread } from "../shapes.ts";
import { buds } from "../vegetable/florets.ts";

/** Bites of broccoli in a dish. */
export const FLORET_SLOT = slot("felt", "#3f7a2a #376f28", "broccoli floret|broccoli florets|floret|florets");
export const STALK_SLOT = slot("plastic", "#a3bf62");

/** The heads and the stalk of one bite-sized floret that stands on the floor, `size` metres high. */
function floret(size: number): { readonly head: Geometry; readonly stalk: Geometry } {
  const ball = lumpy(sphere(0.21 * size, 10, 7), 0.12, 0.1 * size, 4);
  const head = merge(
    spread(9, -0.05, 1).map(([x, y, z]) => move(ball, [0.3 * size * x, (0.56 + 0.24 * y) * size, 0.3 * size * z])),
  );
  const stalk = roundBody(
    [
      [0, 0],
      [0.13 * size, 0.02 * size],
      [0.12 * size, 0.25 * size],
      [0.24 * size, 0.55 * size],
      [0, 0.6 * size],
    ],
    12,
    3,
  );
  return { head, stalk };
}

/** Florets at these places, `size` metres high: slots `broccoli` and `stalk`. */
export function smallFlorets(places: readonly Mat4[], size: number): Part[] {
  const { head, stalk } = floret(size);
  return [
    makePart("broccoli", "broccoli", merge(places.map((at) => place(head, at))), {
      weight: 1,
      paint: buds(0.12 * size, 0.35),
      crease: 1.3,
    }),
    makePart("broccoli-stalks", "stalk", merge(places.map((at) => place(stalk, at))), { weight: 0.5 }),
  ];
}
