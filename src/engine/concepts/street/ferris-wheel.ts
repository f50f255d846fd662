import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { turnedAlong } from "../vehicle/bodywork.ts";

const BRIGHT = ["#d8261c", "#f2b81c", "#1f6fd8", "#2fa04a", "#e8601c", "#7a2fa0"].map(fromHex);

function build({ count, seed }: Planned): Part[] {
  const [hub, r, half] = [6.4, 5, 0.55];
  const on = (i: number, d: number, z: number): Vec3 => {
    const a = ((i + 0.5) / count) * TAU;
    return [d * cos(a), hub + d * sin(a), z];
  };
  const each = Array.from({ length: count }, (_, i) => i);
  const rim = (d: number, wide: number, z: number): Geometry => {
    const points = Array.from(
      { length: 48 },
      (_, i): Vec3 => [d * cos((i / 48) * TAU), hub + d * sin((i / 48) * TAU), z],
    );
    return merge(points.map((p, i) => bar(p, points[(i + 1) % 48] as Vec3, wide, 6)));
  };
  const spokes = each.flatMap((i) => [-1, 1].map((s) => bar(on(i, 0.2, s * half * 1.1), on(i, r, s * half), 0.045, 6)));
  const braces = each.flatMap((i) =>
    [-1, 1].map((s) => bar(on(i, r * 0.62, s * half), on(i + 1, r, s * half), 0.028, 6)),
  );
  const axles = each.map((i) => bar(on(i, r, -half - 0.08), on(i, r, half + 0.08), 0.06, 8));
  const drop = 0.62;
  const at = (i: number): Vec3 => {
    const [x, y] = on(i, r, 0);
    return [x, y - drop, 0];
  };
  const tub = turnedUp(
    [
      [0, -0.42],
      [0.34, -0.42, 0.1],
      [0.5, -0.1, 0.1],
      [0.5, 0.04, 0.02],
      [0.45, 0.04, 0.02],
      [0.42, -0.06],
      [0, -0.08],
    ],
    20,
  );
  const roof = turnedUp(
    [
      [0, 0.44],
      [0.55, 0.44, 0.02],
      [0.5, 0.52, 0.03],
      [0.1, 0.72, 0.05],
      [0, 0.73],
    ],
    20,
  );
  const posts = [0, 1, 2, 3].map((k) => {
    const a = ((k + 0.5) / 4) * TAU;
    return bar([0.45 * cos(a), 0, 0.45 * sin(a)], [0.45 * cos(a), 0.47, 0.45 * sin(a)], 0.032, 6);
  });
  const legs = [-1, 1].flatMap((s) =>
    [-1, 1].map((k) => bar([k * 2.7, 0.15, s * (half + 0.9)], [0, hub, s * (half + 0.34)], 0.13, 10)),
  );
  const ties = [-1, 1].map((s) => bar([-1.55, 2.75, s * (half + 0.68)], [1.55, 2.75, s * (half + 0.68)], 0.075, 8));
  const hue = (i: number) => BRIGHT[(i + seed) % BRIGHT.length] as (typeof BRIGHT)[number];
  return [
    makePart("rims", "frame", merge([-1, 1].flatMap((s) => [rim(r, 0.085, s * half), rim(r * 0.62, 0.05, s * half)])), {
      weight: 1,
    }),
    makePart("spokes", "frame", merge([...spokes, ...braces]), { weight: 0.9 }),
    makePart("axles", "frame", merge(axles), { weight: 0.5 }),
    makePart(
      "hub",
      "hub",
      turnedAlong(
        [
          [0, -half - 0.5],
          [0.28, -half - 0.5, 0.05],
          [0.34, -half - 0.3, 0.05],
          [0.34, half + 0.3, 0.05],
          [0.28, half + 0.5, 0.05],
          [0, half + 0.5],
        ],
        [0, hub, 0],
        28,
      ),
      { weight: 0.8 },
    ),
    makePart(
      "star",
      "lamp",
      merge(
        [-1, 1].flatMap((s) => [
          turnedAlong(
            [
              [0, -0.05],
              [0.85, -0.05, 0.02],
              [0.85, 0.05, 0.02],
              [0, 0.05],
            ],
            [0, hub, s * (half + 0.14)],
            12,
          ),
        ]),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "lamps",
      "lamp",
      merge(
        Array.from({ length: count * 2 }, (_, i) =>
          move(sphere(0.1, 10, 6), [
            r * cos((i / (count * 2)) * TAU),
            hub + r * sin((i / (count * 2)) * TAU),
            half + 0.08,
          ] as Vec3),
        ),
      ),
      { weight: 0.6 },
    ),
    ...makeParts("legs", "support", [merge(legs)], { weight: 1 }),
    makePart("ties", "support", merge(ties), { weight: 0.5 }),
    ...each.map((i) =>
      makePart(`cabin-${i + 1}`, "cabin", move(tub, at(i)), {
        weight: 1,
        paint: (surface) => layColour(surface, hue(i), 0.35),
      }),
    ),
    ...each.map((i) =>
      makePart(`roof-${i + 1}`, "cabin", move(roof, at(i)), {
        weight: 0.9,
        paint: (surface) => layColour(surface, hue(i), 0.35),
      }),
    ),
    makePart(
      "posts",
      "frame",
      merge(
        each.flatMap((i) => [
          ...posts.map((p) => move(p, at(i))),
          bar([at(i)[0], at(i)[1] + 0.6, 0], on(i, r, 0), 0.04, 6),
        ]),
      ),
      { weight: 0.5 },
    ),
    makePart(
      "platform",
      "platform",
      merge([block([7, 0.2, 3.6], [0, 0.1, 0], 0.03), block([3, 0.2, 1.3], [0, 0.25, 0], 0.03)]),
      { weight: 0.8 },
    ),
    makePart("booth", "booth", block([1, 1.2, 0.9], [2.4, 0.8, 1.1], 0.03), { weight: 0.4 }),
    makePart("booth-roof", "cabin", block([1.25, 0.12, 1.15], [2.4, 1.45, 1.1], 0.03), {
      weight: 0.4,
      paint: (surface) => layColour(surface, hue(0), 0.35),
    }),
  ];
}

/** A Ferris wheel. What makes it itself: a huge upright wheel of two thin spoked rims on A-shaped legs, with bright little cabins, each its own colour with a roof, hanging all around its rim, and lamps along it. */
export const ferrisWheel = defineFromPlan({
  id: "ferris-wheel",
  family: "building",
  words: [
    "ferris wheel",
    "big wheel",
    "observation wheel",
    "giant wheel",
    "fairground wheel",
    "london eye",
    "carnival wheel",
    "amusement park wheel",
  ],
  senses: ["ferris wheel"],
  height: 12,
  vary: 0.02,
  view: { azimuth: 0.55, elevation: 0.08 },
  slots: {
    frame: mainSlot("painted-metal", "#eceae4 #d8dde2 #e8e6df", "wheel|rim|spoke"),
    cabin: slot("painted-metal", "#d8261c", "gondola|car|basket|seat|roof"),
    support: slot("painted-metal", "#c8281c #1f5fa8 #e8e6df #2a8a8a", "leg|stand"),
    hub: slot("painted-metal", "#d8a81c", "axle"),
    lamp: slot("plastic", "#ffd95a", "light|bulb"),
    platform: slot("concrete", "#8a8884", "base|floor"),
    booth: slot("painted-wood", "#efe6d0", "ticket booth"),
  },
  count: { slot: "cabin", min: 10, max: 14, most: 16 },
  build,
});
