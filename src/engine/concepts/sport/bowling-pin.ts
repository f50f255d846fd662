import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const RED: Rgb = fromHex("#c8141c");

/** Radius by height, metres, as the rules have it. */
const PROFILE: readonly (readonly [number, number])[] = [
  [0.0258, 0.0],
  [0.0295, 0.006],
  [0.0358, 0.019],
  [0.0497, 0.057],
  [0.0578, 0.086],
  [0.0605, 0.114],
  [0.058, 0.149],
  [0.0471, 0.184],
  [0.0313, 0.219],
  [0.0248, 0.24],
  [0.0228, 0.254],
  [0.0236, 0.276],
  [0.0268, 0.302],
  [0.0322, 0.336],
  [0.0316, 0.352],
  [0.0282, 0.366],
  [0.0205, 0.3765],
  [0.0095, 0.3805],
];

function pin(): Geometry {
  const smooth = curveThrough(
    PROFILE.map(([r, y]) => [r, y, 0]),
    4,
  ).map(([r, y]): Point2 => [r, y]);
  return lathe([[0, 0], ...smooth, [0, 0.381]], 56);
}

function build({ kind, has }: Planned): Part[] {
  const parts: Part[] = [
    makePart("pin", "pin", pin(), {
      weight: 1,
      paint: (surface, x, y, z) => {
        surface.roughness = 0.16;
        const band =
          kind === "single"
            ? Math.abs(y - 0.257) < 0.016
            : Math.abs(y - 0.236) < 0.0085 || Math.abs(y - 0.266) < 0.0085;
        if (band) layColour(surface, RED, 0.16);
        if (y < 0.012) layColour(surface, [0.62, 0.52, 0.36], 0.5);
        // a crown of paint on the belly
        if (kind === "crowned" && z > 0) {
          const [u, v] = [x / 0.026, (y - 0.118) / 0.02];
          const teeth = 0.25 + 0.75 * Math.abs((((u + 3) * 1.5) % 2) - 1);
          if (Math.abs(u) < 1 && v > -0.8 && v < teeth) layColour(surface, RED, 0.16);
          if (Math.abs(u) < 1 && v > -0.55 && v < -0.35) layColour(surface, [0.88, 0.86, 0.82], 0.16);
        }
        if (noise(x * 60, y * 45, z * 60, 4) > 0.62 && y < 0.16) surface.roughness = 0.35;
      },
    }),
  ];
  if (has("ball")) {
    const r = 0.108;
    parts.push(
      makePart("ball", "ball", move(sphere(r, 56), [0.165, r, 0.06]), {
        weight: 0.9,
        paint: (surface, x, y, z) => {
          surface.roughness = 0.08;
          const n = noise(x * 14 + noise(x * 9, y * 9, z * 9, 3), y * 14, z * 14, 6);
          const tone = 1 + 0.5 * n;
          surface.r *= tone;
          surface.g *= tone;
          surface.b *= tone;
          for (const [hx, hy] of [
            [-0.028, 0.05],
            [0.008, 0.058],
            [-0.012, 0.012],
          ] as const) {
            const d = (x - hx) * (x - hx) + (y - hy) * (y - hy);
            if (z > 0 && d < 0.000145) layColour(surface, [0.008, 0.008, 0.01], 0.9);
          }
        },
      }),
    );
  }
  return parts;
}

/** A bowling pin. What makes it itself: a white glossy bottle of a body, a slim neck with two red bands, a rounded head; sometimes a ball with three finger holes beside it. */
export const bowlingPin = defineFromPlan({
  id: "bowling-pin",
  family: "sport",
  words: ["bowling pin", "tenpin", "ten pin", "skittle", "ninepin", "bowling"],
  senses: ["bowling pin", "ninepin"],
  height: 0.381,
  vary: 0.03,
  view: { azimuth: 0.25, elevation: 0.14 },
  slots: {
    pin: mainSlot("plastic", "#f4f2ea", "body"),
    ball: slot("plastic", "#1f3f9a #8a1f6a #17181c #1f7a4a", "bowling ball"),
  },
  kinds: { double: { weight: 3 }, single: {}, crowned: { weight: 0.7 } },
  extras: { ball: { chance: 0.3, words: ["bowling"] } },
  build,
});
