import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, halfSpace, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Rgb } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { layColour } from "../lay-colour.ts";
import { eyes } from "./mask-eyes.ts";

/** A long wooden face with carved brows, painted bands, teeth and raffia. */
export function tribalMask(hue: Rgb): Part[] {
  const clay = sculpt([
    add(ellipsoid([0, 0.2, -0.02], [0.105, 0.19, 0.075]), 0),
    add(both(roundCone([0.02, 0.262, 0.05], [0.085, 0.272, 0.02], 0.016, 0.012)), 0.012),
    add(roundCone([0, 0.265, 0.05], [0, 0.165, 0.072], 0.014, 0.022), 0.014),
    add(ellipsoid([0, 0.098, 0.038], [0.046, 0.028, 0.032]), 0.012),
    add(both(ellipsoid([0.062, 0.165, 0.028], [0.03, 0.036, 0.024])), 0.02),
    carve(ellipsoid([0, 0.098, 0.066], [0.034, 0.0125, 0.04]), 0.003),
    carve(ellipsoid([0, 0.2, -0.05], [0.09, 0.17, 0.07]), 0.004),
    carve(halfSpace([0, 0, -0.045], [0, 0, 1]), 0),
    eyes(0.046, 0.225, 0.025, 0.0115),
  ]);
  const paint: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.1) return;
    const u = Math.abs(x);
    const white: Rgb = [0.82, 0.78, 0.68];
    if (y > 0.305) {
      const zig = Math.abs((((u * 28) % 1) - 0.5) * 0.02 + y - 0.33);
      if (zig < 0.008) layColour(surface, white, 0.8);
      else if (y > 0.35) layColour(surface, hue, 0.7);
    } else if (y < 0.215 && y > 0.12 && u > 0.036) {
      const band = (y - u * 0.3) / 0.018;
      if (Math.abs(band - Math.round(band)) < 0.22) layColour(surface, white, 0.8);
    } else if (u < 0.01 && y > 0.15 && y < 0.29) layColour(surface, hue, 0.7);
    const [mx, my] = [u / 0.044, (y - 0.098) / 0.022];
    if (mx * mx + my * my < 1.25 && y < 0.17) layColour(surface, hue, 0.6);
  };
  const straw = Array.from({ length: 19 }, (_, i) => {
    const a = -1.9 + (i / 18) * 3.8;
    const [sx, cy] = [sin(a), -cos(a)];
    return tube(
      0.0065,
      curveThrough(
        [
          [sx * 0.098, 0.2 + cy * 0.17, -0.02],
          [sx * 0.125, 0.19 + cy * 0.22, -0.02],
          [sx * 0.13, 0.16 + cy * 0.255, -0.015],
        ],
        4,
      ),
      6,
      { scale: (t) => 1 - 0.6 * t },
    );
  });
  return [
    makePart("face", "body", meshSdf(clay, 0.0062), { weight: 1, paint }),
    ...makeParts("raffia", "feather", straw, { weight: 0.5 }),
  ];
}
