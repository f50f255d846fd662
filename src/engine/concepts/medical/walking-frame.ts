import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const [TOP, HALF, DEEP] = [0.84, 0.29, 0.24] as const;

/** One side: up from the back foot, over the grip, down to the front foot. */
const side = (s: number): Vec3[] =>
  curveThrough(
    [
      [s * (HALF + 0.03), 0.05, -DEEP],
      [s * (HALF + 0.02), 0.45, -DEEP * 0.86],
      [s * HALF, TOP - 0.07, -DEEP * 0.74],
      [s * HALF, TOP, -DEEP * 0.5],
      [s * HALF, TOP, DEEP * 0.35],
      [s * HALF, TOP - 0.07, DEEP * 0.62],
      [s * (HALF + 0.01), 0.45, DEEP * 0.84],
      [s * (HALF + 0.02), 0.05, DEEP],
    ],
    6,
  );

const seam: Paint = (surface, x, y, z) => {
  const w = sin(Math.abs(x) * 70) * 0.008;
  if (Math.abs(y - w) < 0.0022 || Math.abs(z - w) < 0.0014) layColour(surface, [0.9, 0.9, 0.86]);
};

const wheelAt = ([x, y, z]: Vec3): Geometry => move(turnY(disc(0.062, 0.028, 0.01, 32), PI / 2), [x - 0.014, y, z]);

function build({ style }: Planned): Part[] {
  const [hasWheels, hasBalls] = [style !== "plain", style === "tennis"];
  const front = [-1, 1].map((s): Vec3 => [s * (HALF + 0.02), 0.062, DEEP]);
  const back = [-1, 1].map((s): Vec3 => [s * (HALF + 0.03), 0.05, -DEEP]);
  const tip = lathe(
    [
      [0, 0],
      [0.022, 0],
      [0.024, 0.01],
      [0.018, 0.06],
      [0, 0.062],
    ],
    18,
  );
  const crossY = [0.6, 0.38];
  return [
    makePart("frame", "body", merge([-1, 1].map((s) => tube(0.0145, side(s), 14))), { weight: 1 }),
    makePart(
      "braces",
      "body",
      merge([
        ...crossY.map((y) => bar([-HALF - 0.005, y, DEEP * 0.76], [HALF + 0.005, y, DEEP * 0.76], 0.012, 12)),
        ...[-1, 1].flatMap((s) => [
          bar([s * (HALF + 0.012), 0.36, -DEEP * 0.88], [s * (HALF + 0.012), 0.36, DEEP * 0.88], 0.01, 10),
          bar([s * 0.1, 0.38, DEEP * 0.76], [s * 0.1, 0.6, DEEP * 0.76], 0.01, 10),
        ]),
      ]),
      { weight: 0.9 },
    ),
    makePart(
      "grips",
      "grip",
      merge(
        [-1, 1].map((s) =>
          tube(
            0.0205,
            curveThrough(
              [
                [s * HALF, TOP - 0.002, -DEEP * 0.52],
                [s * HALF, TOP + 0.002, -DEEP * 0.1],
                [s * HALF, TOP - 0.002, DEEP * 0.34],
              ],
              6,
            ),
            16,
            { endRounding: 0.006 },
          ),
        ),
      ),
      { weight: 0.9 },
    ),
    makePart(
      "clips",
      "grip",
      merge([-1, 1].map((s) => block([0.045, 0.05, 0.05], [s * (HALF + 0.004), 0.6, DEEP * 0.76], 0.012))),
      { weight: 0.4 },
    ),
    ...(hasWheels
      ? [
          makePart("wheels", "wheel", merge(front.map(([x, y, z]) => wheelAt([x + (x > 0 ? 0.034 : -0.034), y, z]))), {
            weight: 0.9,
          }),
          makePart(
            "axles",
            "body",
            merge(front.map(([x, y, z]) => bar([x - 0.03, y, z], [x + 0.03, y, z], 0.014, 10))),
            { weight: 0.3 },
          ),
        ]
      : [makePart("front-tips", "grip", merge(front.map(([x, , z]) => move(tip, [x, 0, z]))), { weight: 0.5 })]),
    ...(hasBalls
      ? back.map(([x, , z], i) =>
          makePart(`ball-${i + 1}`, "ball", move(sphere(0.034, 28), [x, 0.034, z]), { weight: 0.9, paint: seam }),
        )
      : [makePart("back-tips", "grip", merge(back.map(([x, , z]) => move(tip, [x, 0, z]))), { weight: 0.5 })]),
    makePart(
      "rings",
      "grip",
      merge(
        [-1, 1].flatMap((s) => [
          move(turnZ(torus(0.017, 0.005, 16, 6), s * 0.05), [s * (HALF + 0.025), 0.24, -DEEP * 0.94]),
        ]),
      ),
      {
        weight: 0.2,
      },
    ),
  ];
}

/** A walking frame. What makes it itself: a light frame of bent metal tube open to the back, two grips on top, cross bars in front, small wheels on the front legs and tennis balls or rubber tips on the hind ones. */
export const walkingFrame = defineFromPlan({
  id: "walking-frame",
  family: "furniture",
  words: [
    "walker",
    "walking frame",
    "zimmer frame",
    "medical walker",
    "mobility walker",
    "rollator",
    "old people walker",
  ],
  senses: ["walker#3"],
  height: 0.86,
  view: { azimuth: 0.6, elevation: 0.26 },
  slots: {
    body: mainSlot("aluminium brushed-aluminium", "", "frame|tube|leg|bar"),
    grip: slot("rubber", "#1c1d20 #54585e", "handle|tip"),
    wheel: slot("rubber", "#26282b"),
    ball: slot("felt", "#c8dc28", "tennis ball"),
  },
  styles: {
    tennis: { weight: 2, slots: ["ball"] },
    wheeled: { weight: 1, words: ["rollator"], slots: ["wheel"] },
    plain: { weight: 0 },
  },
  build,
});
