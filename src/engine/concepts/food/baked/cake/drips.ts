import { noise } from "../../../../geometry/deform.ts";
import type { Geometry } from "../../../../geometry/geometry.ts";
import { lathe } from "../../../../geometry/lathe.ts";
import { type Corner, roundCorners } from "../../../../geometry/outline.ts";
import { deform } from "../../../../geometry/place.ts";
import { atan2, cos, sin } from "../../../../math/elementary.ts";

/**
 * Icing over the top of a round cake that runs down its side in drips of different lengths.
 *
 * @param r Radius of the cake, metres.
 * @param top Height of the icing, metres.
 * @param longest How far the longest drip runs down, metres.
 * @param drops About how many drips there are.
 */
export function drips(r: number, top: number, seed: number, longest: number, drops = 13): Geometry {
  const fall = (angle: number) => {
    const n = 0.5 + 0.5 * cos(angle * drops + 2 * noise(cos(angle) * 2, sin(angle) * 2, 1, seed));
    return longest * (0.22 + 0.78 * n * n * (0.5 + 0.5 * noise(cos(angle) * 4, sin(angle) * 4, 5, seed)));
  };
  const thick = 0.0045;
  const corners: Corner[] = [
    [0, -0.004],
    [r * 0.97, -0.004],
    [r - 0.001, -1],
    [r + thick * 0.8, -1],
    [r + thick, -0.5],
    [r + thick * 0.8, 0.0],
    [r * 0.965, thick],
    [0, thick],
  ];
  const skirt = lathe(roundCorners(corners), 112);
  return deform(skirt, ([x, y, z]) => {
    const angle = atan2(z, x);
    const drop = y <= -0.1 ? y * fall(angle) : y;
    return [x, top + drop, z];
  });
}
