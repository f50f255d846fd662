import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { closeCorners } from "../../geometry/outline.ts";
import { deform, settle, turnY } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";

/** A split fountain nib: a shield bent around the pen's axis, its point at y = 0. @param r Radius of the pen. */
export function makeNib(r: number, length: number): Geometry {
  const half = r * 0.82;
  const shield = closeCorners(
    [
      [r * 0.05, 0, r * 0.03],
      [half, length * 0.55, length * 0.2],
      [half * 0.78, length, 0],
      [-half * 0.78, length, 0],
      [-half, length * 0.55, length * 0.2],
      [-r * 0.05, 0, r * 0.03],
    ],
    6,
  );
  const slit = closeCorners(
    [
      [-r * 0.035, length * 0.14],
      [-r * 0.035, length * 0.5],
      [-r * 0.14, length * 0.56],
      [0, length * 0.62],
      [r * 0.14, length * 0.56],
      [r * 0.035, length * 0.5],
      [r * 0.035, length * 0.14],
    ],
    2,
  );
  const flat = extrude(shield, { depth: r * 0.12, bevel: r * 0.03, holes: [slit] });
  const bent = deform(flat, ([x, y, z]) => [x, y, z + r * 0.62 * (y / length) - (x * x) / (r * 1.1)]);
  return settle(turnY(bent, -PI / 2));
}
