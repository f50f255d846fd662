import { graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Paint } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { SlotSpec } from "../concept.ts";

const GIRTH = graph([
  [0, 0.35],
  [0.12, 0.78],
  [0.3, 1],
  [0.55, 0.68],
  [0.8, 0.26],
  [1, 0.02],
]);

/**
 * A tongue of fire from y = 0 up that licks to the side.
 *
 * @param lick How far its tip sways, as part of the height.
 * @param segments Around; `rings` up.
 */
export function flame(height: number, radius: number, lick = 0.08, phase = 0, segments = 16, rings = 12): Geometry {
  const profile = Array.from({ length: rings + 1 }, (_, i): Point2 => {
    const t = i / rings;
    return [i === rings || i === 0 ? 0 : radius * GIRTH(t), height * t];
  });
  return deform(lathe(profile, segments), ([x, y, z]) => {
    const t = y / height;
    const sway = height * lick * t * sin(t * 4.2 + phase);
    return [x + sway, y, z + height * lick * 0.6 * t * sin(t * 3.1 + phase * 1.7)];
  });
}

const CORE = fromHex("#ffea94");
const GLOW = fromHex("#ffc22e");
const TIP = fromHex("#f2640f");
const ROOT = fromHex("#d8420a");

/** Pale at the heart, yellow, orange at the tip; the rest frame is the upright flame. */
export const flamePaint =
  (height: number): Paint =>
  (surface, _x, y) => {
    const t = clamp01(y / height);
    const [a, b, f] =
      t < 0.12
        ? [ROOT, GLOW, t / 0.12]
        : t < 0.3
          ? [GLOW, CORE, (t - 0.12) / 0.18]
          : t < 0.6
            ? [CORE, GLOW, (t - 0.3) / 0.3]
            : [GLOW, TIP, (t - 0.6) / 0.4];
    surface.r = a[0] + (b[0] - a[0]) * f;
    surface.g = a[1] + (b[1] - a[1]) * f;
    surface.b = a[2] + (b[2] - a[2]) * f;
    surface.roughness = 0.9;
  };

export const FLAME_SLOT: SlotSpec = {
  words: ["fire", "light", "glow"],
  materials: ["plaster"],
  colours: [fromHex("#ffbe3c")],
  takesWhole: false,
};
