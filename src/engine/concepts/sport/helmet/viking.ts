import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { mirror, move, stretch } from "../../../geometry/place.ts";
import { sphere, torus } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { layColour } from "../../lay-colour.ts";

const darken =
  (f: number): ((surface: Parameters<Paint>[0]) => void) =>
  (s) =>
    layColour(s, [s.r * f, s.g * f, s.b * f]);

export function viking(): Part[] {
  const dome = lathe(
    [
      [0, 0.03],
      [0.112, 0.0],
      [0.124, 0.0],
      [0.126, 0.02],
      [0.118, 0.08],
      [0.095, 0.14],
      [0.055, 0.18],
      [0.012, 0.198],
      [0, 0.199],
    ],
    48,
  );
  const horn = tube(
    0.033,
    curveThrough(
      [
        [0.1, 0.06, 0],
        [0.15, 0.075, 0],
        [0.195, 0.125, 0.004],
        [0.205, 0.2, 0.01],
        [0.18, 0.27, 0.012],
      ],
      6,
    ),
    20,
    { scale: (t) => 1.05 - t * 0.98 },
  );
  const ribs = [0, PI / 2].map((a) => {
    const path = Array.from({ length: 19 }, (_, i): Vec3 => {
      const t = PI * (i / 18);
      const r = 0.119 * cos(t);
      return [r * cos(a), 0.018 + 0.184 * sin(t), r * 1.08 * sin(a)];
    });
    return tube(0.0095, path, 8);
  });
  const nose = move(box([0.024, 0.085, 0.012], { bevel: 0.004 }), [0, -0.015, 0.136]);
  const studs = Array.from({ length: 14 }, (_, i) =>
    move(sphere(0.0075, 10), [0.128 * cos((i / 14) * TAU), 0.022, 0.137 * sin((i / 14) * TAU)]),
  );
  return [
    makePart("dome", "body", stretch(dome, [1, 1, 1.08]), { weight: 1 }),
    makePart("brow", "trim", move(stretch(torus(0.124, 0.01, 56, 10), [1, 1.9, 1.08]), [0, 0.022, 0]), { weight: 0.8 }),
    ...makeParts("rib", "trim", ribs, { weight: 0.7 }),
    makePart("nasal", "trim", nose, { weight: 0.8 }),
    ...makeParts("stud", "body", studs, { weight: 0.3 }),
    ...makeParts("horn", "horn", [horn, mirror(horn)], { weight: 1, paint: (s, _x, y) => y > 0.2 && darken(0.35)(s) }),
    ...makeParts(
      "ferrule",
      "trim",
      [1, -1].map((s) => move(sphere(0.038, 20, 12), [s * 0.112, 0.062, 0])),
      { weight: 0.5 },
    ),
  ];
}
