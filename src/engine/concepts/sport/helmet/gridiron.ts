import { curveThrough } from "../../../geometry/curve.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, turnX } from "../../../geometry/place.ts";
import { add, carve, sculpt } from "../../../geometry/sculpt.ts";
import { ball, ellipsoid, halfSpace, roundBox } from "../../../geometry/sdf-primitives.ts";
import { torus } from "../../../geometry/sphere.ts";
import { meshSdf } from "../../../geometry/surface-nets.ts";
import { tube } from "../../../geometry/sweep.ts";
import { layColour } from "../../lay-colour.ts";

export function gridiron(): Part[] {
  const clay = sculpt([
    add(ellipsoid([0, 0.15, -0.01], [0.118, 0.125, 0.142]), 0),
    add(roundBox([0, 0.085, -0.005], [0.21, 0.13, 0.17], 0.06), 0.03),
    carve(ball([0, 0.09, 0.13], 0.112), 0.01),
    carve(ellipsoid([0, 0.12, 0.0], [0.1, 0.105, 0.124]), 0.004),
    carve(halfSpace([0, 0.025, 0], [0, 1, 0]), 0.004),
  ]);
  const stripe: Paint = (surface, x, y, _z, _nx, ny) => {
    if (y > 0.13 && Math.abs(x) < 0.016 && ny > -0.3)
      layColour(surface, Math.abs(x) < 0.006 ? [surface.r, surface.g, surface.b] : [0.88, 0.87, 0.84]);
  };
  const wire = (y: number, out: number) =>
    tube(
      0.0058,
      curveThrough(
        [
          [-0.104, y + 0.008, 0.05],
          [-0.085, y, 0.11],
          [0, y - 0.004, 0.15 + out],
          [0.085, y, 0.11],
          [0.104, y + 0.008, 0.05],
        ],
        6,
      ),
      8,
      { endRounding: 0.003 },
    );
  const post = (x: number) =>
    tube(
      0.0058,
      curveThrough(
        [
          [x * 1.05, 0.118, 0.132],
          [x, 0.08, 0.152],
          [x * 0.8, 0.03, 0.146],
        ],
        5,
      ),
      8,
      { endRounding: 0.003 },
    );
  return [
    makePart("shell", "body", meshSdf(clay, 0.0058), { weight: 1, paint: stripe }),
    ...makeParts("wire", "mask", [wire(0.108, 0.0), wire(0.072, 0.008), wire(0.034, 0.002)], { weight: 0.9 }),
    ...makeParts("post", "mask", [post(0.032), post(-0.032)], { weight: 0.7 }),
    ...makeParts(
      "ear",
      "mask",
      [1, -1].map((s) => move(turnX(torus(0.015, 0.004, 20, 8), 0), [s * 0.113, 0.1, -0.01])),
      { weight: 0.2 },
    ),
  ];
}
