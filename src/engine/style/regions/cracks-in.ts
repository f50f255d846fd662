import { layColour } from "../../concepts/lay-colour.ts";
import type { SurfacePoint } from "../../geometry/part.ts";
import type { Conditions } from "../../materials/material.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { sherdsOf } from "../broken/sherds.ts";

/** Half a crack's width and how deep it is, in sizes of the place; pieces along each side of it. */
const WIDE = 0.009;
const DEEP = 0.008;
const ACROSS = 4;
/** What is left of the light in a crack. */
const DARK = 0.08;

/** Whether a place is to be seen in pieces. */
export const isBroken = ({ cracked = 0, broken = 0 }: Conditions): boolean => Math.max(cracked, broken) > 0.3;

/** Dark cracks between the pieces that the box from `min` to `max` is broken into, each wider where it begins. */
export function cracksIn(min: Vec3, max: Vec3): (surface: SurfacePoint, point: Vec3) => void {
  const spans = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
  const size = Math.max(...spans);
  const middles: Vec3[] = [];
  for (let i = 0; i < ACROSS * ACROSS; i += 1) {
    // spread evenly, yet on no grid
    const at = [0.5 + 0.7549 * i, 0.5 + 0.5698 * i, 0.5 + 0.3412 * i].map((t) => t - Math.floor(t));
    middles.push(
      [0, 1, 2].map((k) => (min[k] as number) + (at[k] as number) * (spans[k] as number)) as unknown as Vec3,
    );
  }
  const away = sherdsOf(middles, size);
  const wide = WIDE * size;
  return (surface, point) => {
    const off = away(point);
    if (off > wide) return;
    const { r, g, b } = surface;
    const left = DARK + (1 - DARK) * clamp01(off / wide - 0.45);
    layColour(surface, [r * left, g * left, b * left], 0.9);
    surface.height -= DEEP * size * (1 - off / wide);
  };
}
