import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { deform } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos } from "../../../math/elementary.ts";
import { radiusAt } from "../../vessel/hollow.ts";

/** A cloth that lies inside and hangs over the rim. */
export function basketCloth(outside: readonly Point2[], h: number): Geometry {
  const rim = radiusAt(outside, h);
  const hang = h * 0.45;
  const low = radiusAt(outside, h - hang);
  const profile: Point2[] = [
    [rim - 0.02, h - 0.05],
    [low + 0.016, h - hang],
    [rim + 0.017, h + 0.004],
    [rim + 0.006, h + 0.0135],
    [rim - 0.008, h + 0.01],
  ];
  const skirt: Point2[] = [
    [low + 0.013, h - hang],
    [low + 0.018, h - hang],
    [rim + 0.019, h],
    [rim + 0.011, h + 0.013],
    [rim - 0.009, h + 0.013],
    [rim - 0.02, h - 0.02],
    [rim - 0.017, h - 0.02],
    [rim - 0.007, h + 0.009],
    [rim + 0.01, h + 0.009],
    [rim + 0.014, h - 0.002],
  ];
  return deform(lathe(profile.length > 0 ? skirt : profile, 96, true), ([x, y, z]) => {
    const fall = Math.max(0, h - y) / hang;
    const out = Math.sqrt(x * x + z * z) > rim ? 1 : 0;
    const wave = cos(atan2(z, x) * 14);
    const f = 1 + out * fall * 0.03 * (1 + wave);
    return [x * f, y - out * fall * 0.012 * wave + (fall > 0.9 ? 0.02 * cos(atan2(z, x) * 4) : 0), z * f];
  });
}

const RED = fromHex("#b9242a");

/** White cloth with red checks. */
export const gingham: Paint = (surface, x, y, z) => {
  const u = Math.floor((atan2(z, x) * 0.17) / 0.022) & 1;
  const v = Math.floor(y / 0.022) & 1;
  if (u === 0 && v === 0) return;
  const f = u + v === 2 ? 1 : 0.5;
  surface.r += (RED[0] - surface.r) * f;
  surface.g += (RED[1] - surface.g) * f;
  surface.b += (RED[2] - surface.b) * f;
};
