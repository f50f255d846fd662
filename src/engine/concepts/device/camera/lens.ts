import { makePart } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { turnedCorners } from "../../../geometry/slab.ts";
import { cos, sin } from "../../../math/elementary.ts";
import { layColour } from "../../lay-colour.ts";

/** Coated glass seen in its barrel: dark with rings and two coloured reflections. */
function lensPaint(radius: number): Paint {
  return (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.2) return;
    const r = Math.sqrt(x * x + y * y) / radius;
    layColour(surface, [0.012, 0.014, 0.03], 0.04, 0);
    if (r > 0.55 && r < 0.6) layColour(surface, [0.1, 0.08, 0.16], 0.05);
    const [u, v] = [x / radius + 0.3, y / radius - 0.32];
    const [s, t] = [x / radius - 0.26, y / radius + 0.34];
    if (u * u + v * v < 0.05) layColour(surface, [0.32, 0.36, 0.62], 0.04);
    if (s * s + t * t < 0.02) layColour(surface, [0.3, 0.08, 0.3], 0.04);
  };
}

/** Barrel, rings, ribbed focus ring and glass on z = 0. */
export function makeLens(r: number, length: number, metal: string): Part[] {
  const barrel = turnedCorners(
    [
      [0, 0],
      [r * 1.08, 0],
      [r * 1.08, length * 0.14, r * 0.04],
      [r * 0.96, length * 0.16],
      [r * 0.96, length * 0.34],
      [r * 1.02, length * 0.36, r * 0.03],
      [r * 1.02, length * 0.74, r * 0.03],
      [r * 0.94, length * 0.76],
      [r * 0.98, length * 0.98, r * 0.03],
      [r * 0.86, length, r * 0.02],
      [r * 0.78, length * 0.86],
      [0, length * 0.84],
    ],
    48,
  );
  const ribs: Paint = (surface, x, y, z, _nx, _ny, nz) => {
    const d = Math.sqrt(x * x + y * y);
    if (Math.abs(nz) < 0.5 && z > length * 0.38 && z < length * 0.72) {
      const angle = x / d;
      const wave = cos(angle * 46) * cos((y / d) * 46);
      surface.height += wave * r * 0.012;
      const shade = 0.75 + 0.25 * wave;
      surface.r *= shade;
      surface.g *= shade;
      surface.b *= shade;
    }
    if (z > length * 0.2 && z < length * 0.3 && Math.abs(nz) < 0.5 && y > 0 && sin(x * (90 / r)) > 0.5)
      layColour(surface, [0.8, 0.8, 0.78], 0.5, 0);
  };
  return [
    makePart("lens", metal, barrel, { weight: 1, crease: 0.45, paint: ribs }),
    makePart(
      "glass",
      "glass",
      move(
        turnedCorners(
          [
            [0, 0],
            [r * 0.8, 0],
            [r * 0.78, r * 0.05, r * 0.05],
            [0, r * 0.16],
          ],
          36,
          5,
        ),
        [0, 0, length * 0.82],
      ),
      {
        weight: 0.9,
        paint: lensPaint(r * 0.8),
      },
    ),
  ];
}
