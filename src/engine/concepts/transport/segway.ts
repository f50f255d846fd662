import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { turnedAcross } from "../vehicle/bodywork.ts";

const R = 0.25;

const screen: Paint = (surface, x, y) => {
  const d = Math.sqrt(x * x + y * y);
  if (d < 0.034) layColour(surface, [0.02, 0.05, 0.06], 0.2);
  if (d < 0.024 && d > 0.018 && y > -0.01) layColour(surface, [0.1, 0.85, 0.35], 0.3);
};

const studs: Paint = (surface, x, _y, z) => {
  const [u, v] = [x / 0.03, z / 0.03];
  const [a, b] = [u - Math.round(u), v - Math.round(v)];
  if (a * a + b * b < 0.06) surface.height += 0.003;
};

function wheel(s: number): Part[] {
  const x = s * 0.315;
  const tyre = turnedAcross(
    [
      [R - 0.065, -0.045, 0.01],
      [R - 0.015, -0.05, 0.02],
      [R, -0.025, 0.015],
      [R, 0.025, 0.015],
      [R - 0.015, 0.05, 0.02],
      [R - 0.065, 0.045, 0.01],
    ],
    [x, R, 0],
    44,
    true,
    3,
  );
  const spokes = Array.from({ length: 5 }, (_, i) => {
    const a = (i / 5) * TAU + 0.3;
    return bar([x + s * 0.02, R, 0], [x + s * 0.02, R + (R - 0.06) * cos(a), (R - 0.06) * sin(a)], 0.022, 8);
  });
  const rim = turnedAcross(
    [
      [R - 0.085, -0.04],
      [R - 0.06, -0.04],
      [R - 0.06, 0.04, 0.006],
      [R - 0.085, 0.04, 0.006],
    ],
    [x, R, 0],
    40,
    true,
  );
  const hub = turnedAcross(
    [
      [0, -0.045],
      [0.055, -0.045, 0.012],
      [0.055, 0.045, 0.012],
      [0, 0.045],
    ],
    [x, R, 0],
    28,
  );
  const name = s > 0 ? "left" : "right";
  return [
    makePart(`tyre-${name}`, "tyre", tyre, { weight: 1 }),
    makePart(`rim-${name}`, "wheel", merge([rim, ...spokes]), { weight: 0.8 }),
    makePart(`hub-${name}`, "wheel", hub, { weight: 0.5 }),
  ];
}

function build(): Part[] {
  const guard = (s: number) =>
    tube(
      0.022,
      Array.from({ length: 13 }, (_, i) => {
        const a = PI * 0.12 + (i / 12) * PI * 0.76;
        return [s * 0.315, R + (R + 0.035) * sin(a), (R + 0.035) * cos(a)] as const;
      }),
      10,
      { endRounding: 0.015, scale: () => [2.6, 1] },
    );
  const bars = curveThrough(
    [
      [-0.29, 1.19, -0.05],
      [-0.2, 1.19, 0.03],
      [-0.09, 1.2, 0.06],
      [0, 1.2, 0.065],
      [0.09, 1.2, 0.06],
      [0.2, 1.19, 0.03],
      [0.29, 1.19, -0.05],
    ],
    5,
  );
  return [
    ...wheel(1),
    ...wheel(-1),
    ...makeParts("guard", "body", [guard(1), guard(-1)], { weight: 0.8 }),
    makePart("axle", "metal", bar([-0.3, R, 0], [0.3, R, 0], 0.035, 16), { weight: 0.4 }),
    makePart("base", "body", block([0.5, 0.13, 0.42], [0, R - 0.055, 0], 0.045, 3), { weight: 1 }),
    ...makeParts(
      "mat",
      "mat",
      [-1, 1].map((s) => move(turnX(slab([0.2, 0.34, 0.016], 0.05, 0.005), -PI / 2), [s * 0.125, R + 0.012, 0])),
      { weight: 0.8, paint: studs },
    ),
    makePart(
      "struts",
      "metal",
      merge([-1, 1].map((s) => bar([s * 0.29, R + 0.0, 0.02], [s * 0.285, R + 0.29, 0], 0.012, 8))),
      { weight: 0.3 },
    ),
    makePart("stem", "metal", bar([0, R - 0.02, 0.17], [0, 1.2, 0.065], 0.024, 16), { weight: 1 }),
    makePart("stem-foot", "body", bar([0, R - 0.05, 0.178], [0, R + 0.2, 0.15], 0.04, 16), { weight: 0.7 }),
    makePart("handlebar", "metal", tube(0.0165, bars, 12), { weight: 1 }),
    ...makeParts(
      "grip",
      "mat",
      [-1, 1].map((s) => bar([s * 0.2, 1.19, 0.03], [s * 0.3, 1.19, -0.058], 0.024, 14)),
      { weight: 0.8 },
    ),
    makePart("display", "body", move(turnX(slab([0.11, 0.11, 0.035], 0.05, 0.01), -PI / 2 - 0.4), [0, 1.225, 0.065]), {
      weight: 0.6,
      paint: screen,
    }),
    makePart("lamp", "lamp", block([0.16, 0.03, 0.02], [0, R - 0.04, 0.205], 0.008), { weight: 0.4 }),
  ];
}

/** A two-wheeled self-balancing scooter. What makes it itself: two wheels side by side on one axle, a low platform between them to stand on, and a tall stem with a handlebar. */
export const segway = defineFromPlan({
  id: "segway",
  family: "vehicle",
  words: ["segway", "self-balancing scooter", "personal transporter", "two-wheeled scooter"],
  senses: [],
  height: 1.25,
  view: { azimuth: 0.6, elevation: 0.2 },
  slots: {
    body: mainSlot("plastic", "#e8e8e4 #26282d #c8281e #2a5fa8", "base|guard|fender|platform"),
    tyre: slot("rubber", "#1a1b1d", "tire"),
    wheel: slot("painted-metal", "#3a3d43 #d0d3d8", "rim|hub|spoke"),
    metal: slot("brushed-steel", "", "stem|handlebar|axle|pole"),
    mat: slot("rubber", "#202126", "grip|pad"),
    lamp: slot("glass", "#f4f0d8", "headlight|light"),
  },
  build: () => build(),
});
