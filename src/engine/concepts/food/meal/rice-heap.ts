import { makePart } from "../../../geometry/make-part.ts";
import type { Part } from "../../../geometry/part.ts";
import { deform, move } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { add, type Vec3, X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { oval, spread, strew } from "../shapes.ts";
import { shade } from "../tint.ts";

/** Metres of a half, quarter and half axis of one grain. */
const GRAIN: Vec3 = [0.0021, 0.0021, 0.005];

/**
 * A heap of boiled rice: a rounded mound with grains all over it, lying every way.
 *
 * @param middle Of its floor, metres.
 * @param radii Half axes of the mound, metres.
 * @param next Numbers from 0 to 1.
 */
export function riceHeap(middle: Vec3, [a, b, c]: Vec3, next: () => number, slot = "rice"): Part[] {
  const grain = deform(sphere(1, 7, 5), ([x, y, z]) => [x * GRAIN[0], y * GRAIN[1], z * GRAIN[2]]);
  const count = Math.round((260 * a * c) / (0.052 * 0.06));
  const grains = spread(Math.min(count, 700), 0.05, 1).map(([x, y, z], i) =>
    chain(
      rotation(X_AXIS, next() * 3),
      rotation(Y_AXIS, i * 1.7),
      translation(add(middle, [x * a, y * b + 0.002, z * c])),
    ),
  );
  return [
    makePart("rice-heap", slot, move(oval([a * 0.962, b * 0.97, c * 0.967], 28), middle), {
      weight: 0.8,
      paint: (surface) => shade(surface, 0.85),
    }),
    makePart("rice", slot, strew(grain, grains), { weight: 0.8 }),
  ];
}
