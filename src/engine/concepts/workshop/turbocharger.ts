import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { turnedCorners } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

/** A snail's shell about the Z axis: a pipe that widens once around and leaves straight to the right under it. */
function volute(radius: number, pipe: number): Geometry {
  const n = 44;
  const path: Vec3[] = Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n;
    const a = -PI / 2 + 0.5 - (1 - t) * 5.9 - 0.5;
    const r = radius + pipe * (0.32 + 0.68 * t) * 0.35;
    return [r * cos(a), r * sin(a), 0];
  });
  const last = path.at(-1) as Vec3;
  const straight = [0.35, 0.8, 1.25, 1.7].map((k): Vec3 => [last[0] + k * radius, last[1], 0]);
  return tube(pipe, [...path, ...straight], 22, {
    scale: (t) => 0.34 + 0.66 * Math.min(1, t * 1.3),
    endRounding: 0.002,
  });
}

/** Curved blades about the Z axis, their front edges at z = `front`. */
const blades = (radius: number, count: number): Geometry =>
  merge(
    Array.from({ length: count }, (_, i) =>
      turnZ(
        turnX(
          plate(
            [
              [0, -0.0012],
              [radius, -0.0012],
              [radius, 0.0012],
              [0, 0.0012],
            ],
            0.02,
          ),
          0.5,
        ),
        (i / count) * 2 * PI,
      ),
    ),
  );

const flange = (radius: number, from: number, to: number) =>
  turnedCorners(
    [
      [0, from],
      [radius, from, 0.0015],
      [radius, to, 0.0015],
      [0, to],
    ],
    48,
  );

function build({ seed }: Planned): Part[] {
  const y = 0.115;
  const up = (g: Geometry): Geometry => move(settle(g), [0, y, 0]);
  const cold = volute(0.056, 0.03);
  const hot = mirror(volute(0.05, 0.027));
  const inlet = turnedCorners(
    [
      [0, 0.006],
      [0.033, 0.006],
      [0.036, 0.03, 0.006],
      [0.036, 0.058, 0.002],
      [0.039, 0.06, 0.001],
      [0.039, 0.066, 0.002],
      [0.033, 0.066, 0.001],
      [0.0325, 0.03, 0.002],
      [0, 0.03],
    ],
    56,
  );
  const nose = turnedCorners(
    [
      [0, 0.03],
      [0.014, 0.03],
      [0.008, 0.05, 0.006],
      [0.0055, 0.058, 0.002],
      [0, 0.059],
    ],
    28,
  );
  const bolts = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * 2 * PI + 0.3;
    return bar([0.05 * cos(a), 0.05 * sin(a), 0.008], [0.05 * cos(a), 0.05 * sin(a), 0.031], 0.004, 6);
  });
  const actuator = seed % 2 === 0;
  return [
    makePart("compressor", "body", up(cold), { weight: 1 }),
    makePart("cover", "body", up(flange(0.06, -0.022, 0.026)), { weight: 0.9 }),
    makePart("inlet", "body", up(inlet), { weight: 1 }),
    makePart("blades", "wheel", up(move(blades(0.0318, 11), [0, 0, 0.038])), { weight: 0.8 }),
    makePart("nose", "wheel", up(nose), { weight: 0.7 }),
    makePart("core", "core", up(flange(0.036, -0.075, -0.02)), { weight: 0.7 }),
    makePart("clamp", "wheel", up(flange(0.05, -0.03, -0.02)), { weight: 0.6 }),
    makePart("oil-pipe", "core", up(bar([0, 0, -0.048], [0, 0.056, -0.048], 0.012, 6)), { weight: 0.4 }),
    makePart("turbine", "turbine", up(move(hot, [0, 0, -0.1])), { weight: 1 }),
    makePart("turbine-cover", "turbine", up(flange(0.054, -0.124, -0.074)), { weight: 0.8 }),
    makePart("outlet", "turbine", up(flange(0.037, -0.16, -0.12)), { weight: 0.7 }),
    ...makeParts("bolt", "wheel", bolts.map(up), { weight: 0.2 }),
    ...(actuator
      ? [
          makePart("actuator", "wheel", up(move(flange(0.026, 0, 0.034), [0.075, 0.062, -0.03])), { weight: 0.6 }),
          makePart(
            "rod",
            "wheel",
            up(
              merge([
                bar([0.075, 0.062, -0.02], [0.075, 0.058, -0.125], 0.003, 8),
                bar([0.04, 0.03, -0.03], [0.075, 0.062, -0.01], 0.005, 8),
              ]),
            ),
            {
              weight: 0.3,
            },
          ),
        ]
      : []),
  ];
}

/** A turbocharger. What makes it itself: two snail shells back to back on one shaft, the one in front of bright aluminium with a round open mouth and a bladed wheel in it, the one behind of dark iron, each with its pipe leaving straight from the spiral. */
export const turbocharger = defineFromPlan({
  id: "turbocharger",
  family: "tool",
  words: ["turbocharger", "turbo", "car turbo", "turbo charger", "supercharger"],
  height: 0.22,
  view: { azimuth: 0.6, elevation: 0.2 },
  slots: {
    body: mainSlot("brushed-aluminium", "", "compressor|housing|inlet"),
    turbine: slot("cast-iron rusty-iron", "", "exhaust|outlet"),
    core: slot("gunmetal", "", "shaft|bearing"),
    wheel: slot("chrome brushed-steel", "", "blade|impeller|clamp|actuator"),
  },
  build,
});
