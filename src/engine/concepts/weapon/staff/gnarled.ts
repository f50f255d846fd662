import { curveThrough } from "../../../geometry/curve.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnY } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { shining } from "./shining.ts";

export function gnarled(): Part[] {
  const stem: Vec3[] = [
    [0, 0, 0],
    [0.014, 0.25, 0.008],
    [-0.012, 0.5, -0.006],
    [0.012, 0.75, 0.006],
    [0, 1.0, 0],
    [0, 1.08, 0],
  ];
  const claws = Array.from({ length: 4 }, (_, i) =>
    turnY(
      tube(
        0.017,
        curveThrough(
          [
            [0.005, 1.03, 0],
            [0.055, 1.09, 0],
            [0.088, 1.165, 0.01],
            [0.072, 1.25, 0.02],
            [0.035, 1.29, 0.02],
          ],
          5,
        ),
        8,
        { scale: (t) => 1.05 - 0.72 * t, endRounding: 0.004 },
      ),
      (i / 4) * TAU + 0.5,
    ),
  );
  const knots = [
    [0.016, 0.3],
    [-0.014, 0.56],
    [0.014, 0.84],
  ].map(([x, y]) => move(sphere(0.036, 12, 8), [(x as number) * 1.3, y as number, 0.01]));
  return [
    makePart(
      "stem",
      "body",
      tube(0.027, curveThrough(stem, 8), 12, { endRounding: 0.01, scale: (t) => 0.72 + 0.5 * t + 0.09 * sin(t * 40) }),
      { weight: 1 },
    ),
    ...makeParts("claw", "body", claws, { weight: 0.9 }),
    ...makeParts("knot", "body", knots, { weight: 0.4 }),
    makePart("orb", "orb", move(sphere(0.074, 32, 20), [0, 1.175, 0]), { weight: 1, paint: shining }),
  ];
}
