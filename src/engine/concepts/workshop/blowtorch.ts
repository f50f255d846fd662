import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, PI } from "../../math/elementary.ts";
import { around, block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

const R = 0.042;

/** A flame and its name in a pale field around the bottle. */
const label: Paint = (surface, x, y, z) => {
  if (y < 0.05 || y > 0.2) return;
  // it faces the picture, not the flame
  const u = (atan2(x, z) - 0.95) * R;
  if (y < 0.056 || y > 0.194) return layColour(surface, [0.85, 0.85, 0.82], 0.4, 0);
  if (isWritten("GAS", u, y - 0.085, 0.03, 0.11)) return layColour(surface, [0.9, 0.9, 0.88], 0.4, 0);
  const v = (y - 0.118) / 0.06;
  const half = 0.021 * Math.sqrt(Math.max(0, v)) * (1 - v) * 2.2;
  const w = u + 0.006 * (v - 0.3);
  if (v > 0 && v < 1 && Math.abs(w) < half)
    layColour(surface, Math.abs(w) < half * 0.45 && v < 0.55 ? [0.95, 0.72, 0.08] : [0.9, 0.24, 0.03], 0.4, 0);
};

const bottle = lathe(
  [
    [0, 0.004],
    [R * 0.8, 0.004],
    [R * 0.86, 0],
    [R - 0.002, 0.003],
    [R, 0.012],
    [R, 0.215],
    [R * 0.96, 0.232],
    [R * 0.8, 0.248],
    [R * 0.5, 0.26],
    [0.017, 0.264],
    [0.017, 0.275],
    [0, 0.275],
  ],
  44,
);

/** A tongue of flame from a mouth at the origin to +Z. */
const flame = (radius: number, length: number) =>
  turnX(
    lathe(
      [
        [0, 0],
        [radius * 0.62, 0.001],
        [radius * 0.96, length * 0.16],
        [radius, length * 0.3],
        [radius * 0.72, length * 0.58],
        [radius * 0.32, length * 0.84],
        [0, length],
      ],
      24,
    ),
    PI / 2,
  );

/** The burning: blue heart within, orange outside where it ends. */
const burning =
  (from: number, length: number): Paint =>
  (surface, _x, y) => {
    const t = (y - from) / length;
    if (t < 0.42) layColour(surface, [0.06 + t * 0.25, 0.22 + t * 0.3, 0.95], 0.4, 0);
    else layColour(surface, [0.95, 0.36 - (t - 0.42) * 0.35, 0.04], 0.4, 0);
  };

function build({ has }: Planned): Part[] {
  const head = 0.355;
  const mouth = 0.165;
  const pipe = curveThrough(
    [
      [0, 0.315, 0.006],
      [0, 0.342, 0.02],
      [0, head, 0.05],
      [0, head + 0.004, 0.09],
    ],
    6,
  );
  const nozzle = turnX(
    lathe(
      [
        [0, 0],
        [0.011, 0],
        [0.013, 0.006],
        [0.013, 0.05],
        [0.0155, 0.056],
        [0.0155, 0.078],
        [0.012, 0.078],
        [0.012, 0.03],
        [0, 0.03],
      ],
      28,
    ),
    PI / 2,
  );
  return [
    makePart("bottle", "body", bottle, { weight: 1, paint: label }),
    makePart(
      "valve",
      "metal",
      merge(
        [
          lathe(
            [
              [0, 0.27],
              [0.019, 0.27],
              [0.019, 0.288],
              [0.012, 0.292],
              [0.012, 0.32],
              [0, 0.322],
            ],
            6,
          ),
          turnZ(bar([-0.002, -0.04, 0], [-0.002, -0.012, 0], 0.005, 12), PI / 2),
        ].map((g, i) => (i === 0 ? g : move(g, [0, 0.306, 0]))),
      ),
      { weight: 0.9 },
    ),
    makePart(
      "knob",
      "knob",
      move(
        turnZ(
          merge([
            lathe(
              [
                [0, 0],
                [0.016, 0],
                [0.018, 0.003],
                [0.018, 0.013],
                [0.016, 0.016],
                [0, 0.016],
              ],
              24,
            ),
            ...around(10, block([0.004, 0.012, 0.006], [0.018, 0.008, 0], 0.001)),
          ]),
          -PI / 2,
        ),
        [0.036, 0.306, 0],
      ),
      { weight: 0.6 },
    ),
    makePart("pipe", "metal", tube(0.0062, pipe, 14), { weight: 0.9 }),
    makePart("nozzle", "nozzle", move(nozzle, [0, head + 0.004, 0.087]), { weight: 0.9 }),
    makePart("trigger", "knob", block([0.014, 0.03, 0.01], [0, 0.325, 0.034], 0.003), { weight: 0.3 }),
    ...(has("flame")
      ? [
          makePart("flame", "flame", move(flame(0.0145, 0.12), [0, head + 0.004, mouth - 0.012]), {
            weight: 0.9,
            paint: burning(0, 0.12),
          }),
        ]
      : []),
  ];
}

/** A blowtorch. What makes it itself: a gas bottle with a flame on its label, a brass valve with a knob, a pipe bent forward to a steel burner, and out of it a blue flame with an orange tip. */
export const blowtorch = defineFromPlan({
  id: "blowtorch",
  family: "tool",
  words: ["blowtorch", "blow torch", "gas torch", "propane torch", "butane torch", "culinary torch", "torch lighter"],
  senses: ["blowtorch"],
  height: 0.37,
  view: { azimuth: 0.95, elevation: 0.14 },
  slots: {
    body: mainSlot("painted-metal", "#1f56b0 #c8241c #e0a81c #2f7a4a", "bottle|canister|tank"),
    metal: slot("brass", "", "valve|pipe"),
    nozzle: slot("stainless-steel", "", "burner"),
    knob: slot("plastic", "#1a1b1e #c8241c", "trigger"),
    flame: slot("plastic", "#f07818", "fire"),
  },
  extras: { flame: { chance: 0.85, traits: ["burning", "lit"] } },
  build,
});
