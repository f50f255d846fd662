import { graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { circleOutline } from "../../geometry/outline.ts";
import { sweep } from "../../geometry/sweep.ts";
import { mix, type Vec3 } from "../../math/vec3.ts";

/** A leg off the lathe: foot, taper, vase, beads and a plain top, put along the line from foot to top. */
export function turnedLeg(radius: number, foot: Vec3, top: Vec3): Geometry {
  const girth = graph([
    [0, 0.5],
    [0.03, 0.62],
    [0.3, 0.86],
    [0.36, 0.98],
    [0.375, 0.74],
    [0.4, 1.12],
    [0.425, 0.74],
    [0.44, 0.86],
    [0.62, 1.2],
    [0.72, 0.86],
    [0.735, 0.74],
    [0.755, 1.06],
    [0.775, 0.74],
    [0.79, 0.95],
    [1, 0.9],
  ]);
  const at = [
    0, 0.03, 0.1, 0.2, 0.3, 0.345, 0.36, 0.375, 0.39, 0.4, 0.41, 0.425, 0.44, 0.5, 0.56, 0.62, 0.68, 0.72, 0.735, 0.745,
    0.755, 0.765, 0.775, 0.79, 0.9, 1,
  ];
  const path = at.map((f) => mix(foot, top, f));
  return sweep(circleOutline(radius, 20), path, { scale: (f) => girth(f), up: [0, 0, 1] });
}
