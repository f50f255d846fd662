import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { PI, sin } from "../../math/elementary.ts";
import { softSheet } from "./soft-sheet.ts";

/** A stuffed pillow on y = 0: fullest in the middle, drawn in along its sides, pointed at its corners, with a few creases. Metres. `rumpled` 1 has soft corners and deep dents. */
export function pillowShape(
  width: number,
  height: number,
  depth: number,
  seed = 0,
  pieces = 22,
  rumpled = 0,
): Geometry {
  return softSheet(pieces, pieces, (u, v, side) => {
    const [a, b] = [sin((u - 0.5) * PI), sin((v - 0.5) * PI)];
    const [a2, b2] = [a * a, b * b];
    const full = Math.sqrt((1 - a2 * a2) * (1 - b2 * b2));
    const draw = 0.1 - 0.16 * rumpled;
    const x = (width / 2) * a * (1 - draw * (1 - b2) * a2);
    const z = (depth / 2) * b * (1 - draw * (1 - a2) * b2);
    const crease =
      0.16 * full * noise(a * 2.2 + 9, b * 2.2, side * 3, seed) * (1 - 0.5 * full) +
      0.07 * noise(a * 7 + b * 3, b * 7 - a * 3, 5, seed) * full * (1 - full) +
      rumpled * full * (0.34 * noise(a * 1.6, b * 1.9, 2, seed + 5) + 0.13 * noise(a * 4, b * 4.6, 8, seed + 6));
    const half = (height / 2) * (0.03 + 0.97 * full + crease);
    return [x, side > 0 ? height * 0.45 + half * 1.1 : height * 0.45 - Math.min(half * 0.95, height * 0.45), z];
  });
}
