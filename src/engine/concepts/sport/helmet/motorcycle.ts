import { makePart, makeParts } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, stretch } from "../../../geometry/place.ts";
import { add, carve, sculpt } from "../../../geometry/sculpt.ts";
import { ellipsoid, halfSpace, roundBox } from "../../../geometry/sdf-primitives.ts";
import { sphere, torus } from "../../../geometry/sphere.ts";
import { meshSdf } from "../../../geometry/surface-nets.ts";
import type { Rgb } from "../../../math/color.ts";
import { layColour } from "../../lay-colour.ts";

const black: Rgb = [0.006, 0.006, 0.007];

export function motorcycle(look: number): Part[] {
  const clay = sculpt([
    add(ellipsoid([0, 0.165, 0], [0.126, 0.132, 0.148]), 0),
    add(ellipsoid([0, 0.085, 0.03], [0.108, 0.085, 0.132]), 0.04),
    carve(halfSpace([0, 0.02, 0], [0, 1, 0]), 0.01),
    carve(roundBox([0, 0.158, 0.16], [0.25, 0.075, 0.16], 0.03), 0.006),
  ]);
  const visor = sculpt([add(ellipsoid([0, 0.165, 0], [0.1215, 0.1275, 0.1435]), 0)]);
  const stripes: Paint = (surface, x, y, z) => {
    if (y > 0.19 && Math.abs(Math.abs(x) - 0.026) < 0.012) layColour(surface, [0.85, 0.85, 0.84]);
    if (z > 0.08 && y < 0.08 && Math.abs(y - 0.062) < 0.008 && Math.abs(x) < 0.045) layColour(surface, black, 0.8);
  };
  return [
    makePart("shell", "body", meshSdf(clay, 0.0068), { weight: 1, ...(look % 2 ? { paint: stripes } : {}) }),
    makePart("visor", "visor", meshSdf(visor, 0.01), { weight: 0.9 }),
    ...makeParts(
      "hinge",
      "visor",
      [1, -1].map((s) => move(stretch(sphere(0.026, 20, 12), [0.4, 1, 1]), [s * 0.121, 0.165, 0.03])),
      { weight: 0.5 },
    ),
    makePart("hem", "visor", move(stretch(torus(0.088, 0.009, 44, 10), [1, 1, 1.2]), [0, 0.018, 0.018]), {
      weight: 0.5,
    }),
  ];
}
