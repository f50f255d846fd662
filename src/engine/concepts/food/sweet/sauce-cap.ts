import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import { deform } from "../../../geometry/place.ts";
import { atan2, cos, PI, sin } from "../../../math/elementary.ts";

export function sauceCap(r: number, seed: number): Geometry {
  const cap = lathe(
    Array.from(
      { length: 14 },
      (_, i): Point2 => [i === 13 ? 0 : cos((i / 13) * PI * 0.5), sin((i / 13) * PI * 0.5)],
    ).concat(),
    72,
  );
  return deform(cap, ([x, y, z]) => {
    const a = atan2(z, x);
    const drip = 0.32 * (0.5 + 0.5 * sin(a * 6 + seed)) * (0.6 + 0.4 * sin(a * 2.0 + seed * 2));
    const t = y < 0.5 ? y - drip * (1 - y * 2) : y;
    const q = Math.sqrt(Math.max(0, 1 - t * t));
    const flat = Math.max(1e-6, Math.sqrt(x * x + z * z));
    const s = y < 0.001 && flat < 0.999 ? 0 : q / flat;
    return [x * s * r, t * r, z * s * r];
  });
}
