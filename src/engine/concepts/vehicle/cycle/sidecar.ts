import { arc } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { loft, type Ring } from "../../../geometry/loft.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, settle } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import { lerp } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { block, rod, skinOver } from "../bodywork.ts";
import { wireWheel } from "./wire-wheel.ts";

/** How far beside the motorcycle the tub's middle and its wheel run, and how high its rim is, metres. */
const BESIDE = 0.68;
const WHEEL = 1.12;
const RIM = 0.66;

/** Along the tub, from its tail to its nose: z, half its width and its lowest height, metres. */
const CUTS: readonly (readonly [z: number, half: number, low: number])[] = [
  [-0.86, 0.05, 0.56],
  [-0.82, 0.13, 0.46],
  [-0.68, 0.22, 0.36],
  [-0.42, 0.275, 0.31],
  [-0.1, 0.29, 0.3],
  [0.22, 0.275, 0.31],
  [0.5, 0.225, 0.36],
  [0.7, 0.15, 0.44],
  [0.8, 0.075, 0.53],
  [0.83, 0.02, 0.6],
];

/** The tub's round underside, open above: outside from rim to rim, and back along the inside. */
function tub(): Geometry {
  const wall = 0.018;
  const n = 16;
  const half = (w: number, d: number): Vec3[] =>
    Array.from({ length: n + 1 }, (_, i): Vec3 => {
      const a = (i / n) * PI;
      const [c, s] = [cos(a), sin(a)];
      return [w * Math.sign(c) * Math.sqrt(Math.abs(c)), -d * Math.sqrt(Math.max(s, 0)), 0];
    });
  return loft(
    CUTS.map(([z, w, low]): Ring => {
      const outside = half(w, RIM - low);
      const inside = half(Math.max(w - wall, w * 0.5), Math.max(RIM - low - wall, (RIM - low) * 0.5)).reverse();
      return [...outside, ...inside].reverse().map(([x, y]): Vec3 => [x, RIM + y, z]);
    }),
  );
}

/** What closes the tub ahead of the opening and behind it. */
const decks = (): Geometry[] => [
  skinOver(
    [
      { z: 0.16, y: RIM, half: 0.275, up: 0.1, down: 0.008, square: 2.3 },
      { z: 0.34, y: RIM, half: 0.26, up: 0.1, down: 0.008, square: 2.3 },
      { z: 0.55, y: RIM, half: 0.21, up: 0.085, down: 0.008, square: 2.2 },
      { z: 0.72, y: RIM, half: 0.142, up: 0.06, down: 0.008 },
      { z: 0.83, y: RIM - 0.01, half: 0.03, up: 0.02, down: 0.008 },
    ],
    32,
  ),
  skinOver(
    [
      { z: -0.86, y: RIM - 0.01, half: 0.05, up: 0.02, down: 0.008 },
      { z: -0.76, y: RIM, half: 0.18, up: 0.07, down: 0.008, square: 2.3 },
      { z: -0.6, y: RIM, half: 0.245, up: 0.105, down: 0.008, square: 2.3 },
      { z: -0.46, y: RIM, half: 0.27, up: 0.115, down: 0.008, square: 2.3 },
    ],
    32,
  ),
];

/** A bullet-shaped tub with a seat, a little screen and its own wheel, beside a motorcycle whose axles are `base` metres apart. */
export function sidecar(radius: number, tyre: number, base: number): Part[] {
  const put = (geometry: Geometry): Geometry => settle(move(geometry, [BESIDE, 0, 0]));
  const axle: Vec3 = [WHEEL, radius, -0.12];
  const screen = loft(
    [0, 0.5, 1].map((t): Ring => {
      const at = (thick: number) =>
        Array.from({ length: 13 }, (_, i): Vec3 => {
          const a = lerp(-1, 1, i / 12);
          return [
            a * (0.2 - 0.03 * t),
            RIM + 0.07 + 0.17 * t * (1 - 0.35 * a * a * t),
            0.27 - 0.09 * a * a - 0.08 * t + thick,
          ];
        });
      return [...at(0), ...at(-0.008).reverse()];
    }),
  );
  const guard = sweep(
    [
      [0.085, -0.03],
      [0.07, 0.008],
      [0, 0.026],
      [-0.07, 0.008],
      [-0.085, -0.03],
      [-0.07, -0.03],
      [0, 0.012],
      [0.07, -0.03],
    ],
    arc([0, 0, 0], radius + 0.03, PI * 1.02, PI * -0.02, 20).map(([z, y]): Vec3 => [axle[0], axle[1] + y, axle[2] + z]),
    { up: [0, 1, 0] },
  );
  const seat = merge([
    block([0.42, 0.1, 0.4], [0, 0.42, -0.18], 0.03),
    block([0.44, 0.42, 0.09], [0, 0.6, -0.4], 0.035),
  ]);
  const struts = merge([
    rod(0.024, [0.06, 0.3, base * 0.24], [BESIDE - 0.16, 0.34, base * 0.24]),
    rod(0.024, [0.08, 0.3, -base * 0.3], [BESIDE - 0.14, 0.34, -base * 0.3]),
    rod(0.02, [0.06, 0.66, 0.12], [BESIDE - 0.2, 0.4, 0.14]),
    rod(0.026, [BESIDE - 0.1, radius, axle[2]], [WHEEL + 0.02, radius, axle[2]]),
    ...[-1, 1].map((s) => rod(0.02, [BESIDE - 0.2, 0.3, 0.52 * s], [BESIDE + 0.2, 0.3, 0.52 * s])),
    ...[-1, 1].map((s) => rod(0.022, [BESIDE + 0.2 * s, 0.3, -0.56], [BESIDE + 0.2 * s, 0.3, 0.56])),
  ]);
  return [
    makePart("sidecar", "sidecar", put(merge([tub(), ...decks()])), { weight: 1 }),
    makePart("sidecar-seat", "seat", put(seat), { weight: 0.6 }),
    makePart("sidecar-screen", "mirror", put(screen), { weight: 0.4 }),
    makePart("sidecar-frame", "frame", struts, { weight: 0.5 }),
    makePart("sidecar-fender", "sidecar", guard, { weight: 0.6 }),
    ...wireWheel("sidecar-wheel", axle, { radius, tyre: tyre * 0.85, spokes: 28, hub: 0.06 }),
  ];
}
