import type { Paint } from "../../geometry/part.ts";
import { displace, type Sdf } from "../../geometry/sdf.ts";
import { atan2, sin } from "../../math/elementary.ts";
import { distance, mix } from "../../math/vec3.ts";
import { bellSdf } from "./bell.ts";
import { sideAt } from "./cloth.ts";
import type { DressableBody } from "./dressable-body.ts";

/** Tiers of a flounced skirt, from which share of the way from hips to hem, and their heights in heights of the body. */
const TIERS = 4;
const FROM = 0.34;
const TALL = 0.085;
/** How far a tier stands out, and the depth and number of its waves. */
const FLARE = 0.055;
const WAVE = 0.02;
const WAVES = 15;

/** The flounces of a dancer's gown, one below the other, each wavy at its hem. */
export function ruffles(body: DressableBody): Sdf[] {
  const h = body.height;
  const [left, right] = body.legs;
  const foot = mix(left.joints[2], right.joints[2], 0.5);
  const spread = distance(left.joints[2], right.joints[2]) / 2 + left.radii[2];
  const top = body.hips[1];
  const hip = sideAt(body, top) + 0.016 * h;
  const hem = Math.max(hip + 0.12 * h, spread + 0.02 * h);
  return Array.from({ length: TIERS }, (_, i) => {
    const t = FROM + ((0.98 - FROM) * i) / (TIERS - 1);
    const low = top + (foot[1] + 0.03 * h - top) * t;
    const girth = hip + (hem - hip) * t;
    const bell = bellSdf([0, low + TALL * h, body.hips[2]], low, girth * 0.86, girth + FLARE * h, 0.9);
    return displace(bell, WAVE * h, (x, y, z) => {
      const down = Math.min(1, Math.max(0, (low + TALL * h - y) / (TALL * h)));
      return down * sin(atan2(z, x) * WAVES + i);
    });
  });
}

/** White dots in rows, every other row between those of the one before. */
export const polkaDots = (height: number): Paint => {
  const step = 0.05 * height;
  return (surface, x, y, z) => {
    const row = Math.round(y / step);
    const across = (atan2(z, x) * 0.2 * height) / step + (row % 2 === 0 ? 0 : 0.5);
    const [u, v] = [across - Math.round(across), y / step - row];
    if (u * u + v * v > 0.07) return;
    surface.r = 0.86;
    surface.g = 0.84;
    surface.b = 0.8;
  };
};
