import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { merge } from "../../geometry/merge.ts";
import { deform, move, turnY } from "../../geometry/place.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import { add, normalize, scale, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { type LeafPlace, leaves } from "./foliage.ts";

export interface ConiferShape {
  readonly height: number;
  readonly spread: number;
  readonly bole: number;
  readonly girth: number;
  readonly density: number;
}

/** A straight trunk with whorls of drooping fronds, each a spray of needle blades. */
export function growConifer(
  { height: h, spread, bole, girth, density, solid = false }: ConiferShape & { readonly solid?: boolean },
  chance: () => number,
): { wood: Geometry; foliage: Geometry } {
  const r = 0.026 * h * girth;
  const trunk = lathe(
    [
      [0, 0],
      [r * 1.7, 0],
      [r * 1.25, h * 0.02],
      [r, h * 0.08],
      [r * 0.62, h * 0.5],
      [r * 0.12, h * 0.97],
      [0, h * 0.975],
    ],
    20,
  );
  const wood = deform(trunk, ([x, y, z]): Vec3 => {
    const flare =
      1 +
      0.14 * Math.max(0, 1 - y / (h * 0.06)) * cos(5 * atan2(z, x)) +
      0.05 * noise((x / r) * 2, y / r, (z / r) * 2, 4);
    return [x * flare, y, z * flare];
  });
  if (solid) return { wood, foliage: stackCones({ height: h, spread, bole, girth, density }, chance) };
  const places: LeafPlace[] = [];
  const tiers = 22;
  for (let tier = 0; tier < tiers; tier += 1) {
    const t = tier / (tiers - 1);
    const y = lerp(bole * h, h * 0.955, 1 - (1 - t) * (0.62 + 0.38 * (1 - t)));
    const reach = (spread / 2) * h * (1 - t) * (0.92 + 0.16 * chance()) + h * 0.018;
    const fronds = Math.max(5, Math.round((9 + 8 * (1 - t)) * density));
    const shift = chance() * TAU;
    for (let i = 0; i < fronds; i += 1) {
      const angle = shift + ((i + 0.35 * (chance() - 0.5)) / fronds) * TAU;
      spray(places, [cos(angle), 0, sin(angle)], y + h * 0.012 * (chance() - 0.5), reach * (0.84 + 0.3 * chance()), t);
    }
  }
  places.push({ root: [0, h * 0.93, 0], along: Y_AXIS, up: [1, 0, 0], length: h * 0.075, width: h * 0.016 });
  return { wood, foliage: leaves(places) };
}

/** Cones that a crown of solid tiers has, and sides of each. */
const CONES = 5;
const SIDES = 9;
/** How far one cone hangs over the next, as a share of its height. */
const OVERLAP = 0.42;

/** The crown as a toy and a folded tree have it: a few solid cones, each smaller than the one below and stuck into it. */
function stackCones({ height: h, spread, bole }: ConiferShape, chance: () => number): Geometry {
  const [foot, top] = [bole * h, h];
  const step = (top - foot) / (CONES - OVERLAP * (CONES - 1));
  return merge(
    Array.from({ length: CONES }, (_, i) => {
      const t = i / CONES;
      const radius = (spread / 2) * h * (1 - 0.82 * t) * (0.96 + 0.08 * chance());
      const y = foot + i * step * (1 - OVERLAP);
      const cone = lathe(
        [
          [0, 0.06 * step],
          [radius, 0],
          [0, step],
        ],
        SIDES,
      );
      return move(turnY(cone, chance() * TAU), [0, y, 0]);
    }),
  );
}

/** One frond: a blade along its middle, shorter ones to both sides, the whole hanging, its tip rising again. */
function spray(places: LeafPlace[], out: Vec3, y: number, reach: number, t: number): void {
  const side: Vec3 = [-out[2], 0, out[0]];
  const droop = lerp(0.5, -0.25, t);
  const at = (f: number): Vec3 => [out[0] * reach * f, y - reach * droop * f * (1 - 0.45 * f), out[2] * reach * f];
  const slope = normalize([out[0], -droop * 0.6, out[2]]);
  places.push({
    root: at(0),
    along: normalize(add(at(1), [0, -y, 0])),
    up: Y_AXIS,
    length: reach * 1.02,
    width: reach * 0.13,
  });
  const pairs = 5;
  for (let k = 0; k < pairs; k += 1) {
    const f = 0.16 + (k / pairs) * 0.78;
    const length = reach * (0.46 - 0.24 * f) * (f < 0.25 ? 0.7 : 1);
    for (const sign of [1, -1]) {
      const along = normalize(add(add(scale(slope, 0.85), scale(side, sign * 0.8)), [0, -0.16, 0]));
      places.push({ root: at(f * 0.96), along, up: Y_AXIS, length, width: length * 0.36 });
    }
  }
}
