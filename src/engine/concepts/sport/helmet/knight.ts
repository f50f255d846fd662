import { curveThrough } from "../../../geometry/curve.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, stretch } from "../../../geometry/place.ts";
import { add, sculpt } from "../../../geometry/sculpt.ts";
import { ellipsoid } from "../../../geometry/sdf-primitives.ts";
import { torus } from "../../../geometry/sphere.ts";
import { meshSdf } from "../../../geometry/surface-nets.ts";
import { tube } from "../../../geometry/sweep.ts";
import type { Rgb } from "../../../math/color.ts";
import { atan2, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { layColour } from "../../lay-colour.ts";

const black: Rgb = [0.006, 0.006, 0.007];

/** A closed helm: sight slits, breathing holes, a cross of brass down the front, a plume. */
export function knight(look: number): Part[] {
  const shell = lathe(
    [
      [0, 0],
      [0.115, 0],
      [0.12, 0.004],
      [0.122, 0.05],
      [0.118, 0.16],
      [0.112, 0.2],
      [0.095, 0.25],
      [0.06, 0.285],
      [0.02, 0.3],
      [0, 0.302],
    ],
    56,
  );
  const face: Paint = (surface, x, y, z) => {
    if (z < 0) return;
    if (Math.abs(y - 0.178) < 0.0085 && Math.abs(x) > 0.016 && Math.abs(x) < 0.085) layColour(surface, black, 0.9, 0);
    const [u, v] = [(Math.abs(x) - 0.04) / 0.018, (y - 0.09) / 0.02];
    const [a, b] = [u - Math.round(u), v - Math.round(v)];
    if (Math.abs(u) < 1.4 && Math.abs(v) < 2.4 && a * a + b * b < 0.07) layColour(surface, black, 0.9, 0);
  };
  const at = (x: number, y: number): Vec3 => [x, y, 1.1 * Math.sqrt(Math.max(0, 0.0146 - x * x)) + 0.001];
  const across = tube(
    0.009,
    curveThrough(
      [-0.11, -0.08, -0.04, 0, 0.04, 0.08, 0.11].map((x) => at(x, 0.2)),
      4,
    ),
    8,
    { scale: () => [1, 0.6], endRounding: 0.003 },
  );
  const down = tube(
    0.009,
    curveThrough(
      [
        [0, 0.004, 0.136],
        [0, 0.1, 0.136],
        [0, 0.2, 0.125],
        [0, 0.255, 0.098],
        [0, 0.295, 0.04],
      ],
      5,
    ),
    8,
    { endRounding: 0.003 },
  );
  const plume = sculpt([
    add(ellipsoid([0, 0.34, 0.02], [0.022, 0.055, 0.05]), 0),
    add(ellipsoid([0, 0.35, -0.05], [0.026, 0.06, 0.075]), 0.03),
    add(ellipsoid([0, 0.28, -0.13], [0.022, 0.08, 0.042]), 0.04),
  ]);
  return [
    makePart("shell", "body", stretch(shell, [1, 1, 1.12]), { weight: 1, paint: face }),
    ...makeParts("band", "trim", [across, down], { weight: 0.8 }),
    makePart("hem", "trim", move(stretch(torus(0.121, 0.006, 56, 10), [1, 1.4, 1.12]), [0, 0.01, 0]), { weight: 0.6 }),
    ...(look % 2 ? [makePart("plume", "plume", meshSdf(plume, 0.007), { weight: 0.9, paint: tufts })] : []),
  ];
}

const tufts: Paint = (surface, x, y, z) => {
  const angle = atan2(y - 0.22, z + 0.02);
  const dim = 0.75 + 0.3 * sin(angle * 46 + x * 60);
  layColour(surface, [surface.r * dim, surface.g * dim, surface.b * dim], 0.9);
  surface.height += dim * 0.002;
};
