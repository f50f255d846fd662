import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { deform } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, PI, sin } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { shade, tint } from "../tint.ts";

/** A ball from the scoop: rough all over, with a ragged skirt where it was pressed down. */
export function scoop(r: number, seed: number): Geometry {
  const ball = lathe(
    Array.from({ length: 23 }, (_, i): Point2 => {
      const a = (i / 22 - 0.5) * PI;
      const skirt = 0.2 * smoothstep(0.3, 0.0, Math.abs(sin(a) + 0.62));
      return [i === 0 || i === 22 ? 0 : r * (cos(a) + skirt), r * Math.max(sin(a), -0.78)];
    }),
    48,
  );
  return deform(ball, ([x, y, z]) => {
    const a = atan2(z, x);
    const low = smoothstep(-0.3 * r, -0.62 * r, y);
    const f =
      1 +
      0.03 * noise((x / r) * 3, (y / r) * 3, (z / r) * 3, seed) +
      low * (0.07 * sin(a * 9 + seed) + 0.05 * sin(a * 17 + seed));
    return [x * f, y - low * r * 0.06 * (1 + sin(a * 7 + seed)), z * f];
  });
}

export const creamy =
  (chips: boolean): Paint =>
  (surface, x, y, z) => {
    const n = noise(x * 170, y * 170, z * 170, 3) * 0.6 + noise(x * 420, y * 420, z * 420, 4) * 0.4;
    shade(surface, 1 + 0.1 * n);
    surface.height += 0.0009 * n;
    surface.roughness = 0.5;
    if (chips) tint(surface, fromHex("#2e150b"), smoothstep(0.52, 0.58, noise(x * 150, y * 150, z * 150, 12)));
  };
