import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar, plate } from "../pieces.ts";

const TOP = 1.9;
const BAG_X = -0.17;

function build(): Part[] {
  const feet = Array.from({ length: 5 }, (_, i): Vec3 => {
    const a = (i / 5) * TAU + 0.3;
    return [sin(a) * 0.3, 0, cos(a) * 0.3];
  });
  const hook = (s: number) =>
    tube(
      0.007,
      curveThrough(
        [
          [0, TOP - 0.01, 0],
          [s * 0.06, TOP + 0.035, 0],
          [s * 0.13, TOP + 0.02, 0],
          [s * 0.15, TOP - 0.02, 0],
          [s * 0.175, TOP - 0.03, 0],
          [s * 0.195, TOP - 0.005, 0],
        ],
        6,
      ),
      10,
      { endRounding: 0.004 },
    );
  const bag = plate(
    [
      [-0.02, 0, 0.008],
      [0.02, 0, 0.008],
      [0.055, 0.03, 0.02],
      [0.06, 0.22, 0.012],
      [0.03, 0.25, 0.01],
      [-0.03, 0.25, 0.01],
      [-0.06, 0.22, 0.012],
      [-0.055, 0.03, 0.02],
    ],
    0.045,
    0.02,
  );
  const bagY = TOP - 0.41;
  const line: Vec3[] = [
    [BAG_X, bagY - 0.1, 0],
    [BAG_X - 0.01, bagY - 0.35, 0.02],
    [BAG_X + 0.07, bagY - 0.7, 0.06],
    [BAG_X + 0.02, bagY - 0.95, 0.08],
    [BAG_X - 0.12, bagY - 0.85, 0.1],
    [BAG_X - 0.13, bagY - 0.6, 0.1],
    [BAG_X - 0.06, bagY - 0.52, 0.09],
    [BAG_X + 0.02, bagY - 0.66, 0.08],
  ];
  return [
    makePart(
      "base",
      "pole",
      merge([
        ...feet.map(([x, , z]) => bar([0, 0.13, 0], [x, 0.085, z], 0.016, 12)),
        turnedUp(
          [
            [0, 0.09],
            [0.045, 0.09, 0.006],
            [0.045, 0.15, 0.01],
            [0.022, 0.19, 0.01],
            [0, 0.19],
          ],
          28,
        ),
      ]),
      { weight: 0.9 },
    ),
    makePart(
      "casters",
      "caster",
      merge(
        feet.flatMap(([x, , z]) => [
          move(turnZ(torus(0.024, 0.014, 24, 10), PI / 2), [x, 0.038, z]),
          bar([x - 0.012, 0.038, z], [x + 0.012, 0.038, z], 0.02, 16),
          bar([x, 0.05, z], [x, 0.09, z], 0.011, 10),
        ]),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "pole",
      "pole",
      merge([bar([0, 0.15, 0], [0, 1.15, 0], 0.019, 20), bar([0, 1.1, 0], [0, TOP, 0], 0.013, 16)]),
      { weight: 1 },
    ),
    makePart("collar", "caster", bar([0, 1.1, 0], [0, 1.18, 0], 0.022, 20), { weight: 0.5 }),
    makePart("hooks", "pole", merge([hook(1), hook(-1)]), { weight: 0.9 }),
    makePart(
      "pump",
      "pump",
      merge([block([0.13, 0.19, 0.1], [0, 1.28, 0.06], 0.015), block([0.05, 0.06, 0.05], [0, 1.28, 0.01], 0.008)]),
      {
        weight: 0.8,
        paint: (surface, x, y, z) => {
          if (z < 0.09) return;
          const [u, v] = [x, y - 1.28];
          if (Math.abs(u) < 0.045 && v > 0.01 && v < 0.07) {
            layColour(surface, [0.01, 0.05, 0.06], 0.2, 0);
            if (isWritten("120", u, v - 0.04, 0.026, 0.1)) layColour(surface, [0.2, 0.95, 0.5], 0.3, 0);
          } else if (v < -0.015 && v > -0.07 && Math.abs(u) < 0.05) {
            const [a, b] = [(u + 0.05) / 0.0334, (v + 0.07) / 0.0275];
            const [p, q] = [a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5];
            if (p * p + q * q < 0.09) layColour(surface, b > 1 && a < 1 ? [0.1, 0.6, 0.2] : [0.25, 0.3, 0.36], 0.5, 0);
          }
        },
      },
    ),
    makePart("bag", "bag", move(stretch(bag, [1.5, 1.5, 1.5]), [BAG_X, bagY, 0]), {
      weight: 1,
      paint: (surface, x, y, z) => {
        const [u, v] = [x, y];
        const full = v < 0.175;
        layColour(surface, full ? [0.52, 0.74, 0.84] : [0.82, 0.89, 0.92], 0.15, 0);
        if (z < 0) return;
        if (Math.abs(u) < 0.038 && v > 0.06 && v < 0.15) {
          layColour(surface, [0.93, 0.93, 0.92], 0.6, 0);
          if (isWritten("NACL", u, v - 0.125, 0.017, 0.1)) layColour(surface, [0.05, 0.1, 0.4], 0.6, 0);
          if (v < 0.1 && v > 0.07 && (v * 130) % 1 < 0.4) layColour(surface, [0.2, 0.2, 0.22], 0.6, 0);
        } else if (u > 0.042 && v > 0.03 && v < 0.2 && (v * 60) % 1 < 0.2) layColour(surface, [0.1, 0.1, 0.3], 0.6, 0);
      },
    }),
    makePart(
      "chamber",
      "tube",
      merge([
        bar([BAG_X, bagY - 0.1, 0], [BAG_X, bagY - 0.03, 0], 0.013, 16),
        bar([BAG_X, bagY - 0.04, 0], [BAG_X, bagY + 0.02, 0], 0.006, 10),
      ]),
      { weight: 0.6 },
    ),
    makePart("line", "tube", tube(0.0045, curveThrough(line, 6), 8), { weight: 0.7 }),
    makePart("ring", "tube", move(turnZ(torus(0.014, 0.004, 20, 8), 0), [BAG_X, TOP - 0.03, 0]), { weight: 0.3 }),
    makePart("tab", "tube", block([0.02, 0.02, 0.006], [BAG_X, TOP - 0.04, 0], 0.002), { weight: 0.2 }),
  ];
}

/** A drip stand. What makes it itself: a steel pole on five casters with two hooks above, a bag of clear fluid with a scale hung from one, a drip chamber and a thin looped tube below, a small pump with a display. */
export const ivStand = defineFromPlan({
  id: "iv-stand",
  family: "device",
  words: [
    "iv stand",
    "iv drip stand",
    "iv drip",
    "iv pole",
    "drip stand",
    "infusion stand",
    "intravenous drip",
    "iv bag",
    "drip bag",
    "saline drip",
    "infusion pump",
    "hospital drip",
  ],
  senses: [],
  height: 1.95,
  vary: 0.03,
  view: { azimuth: 0.35, elevation: 0.12 },
  slots: {
    pole: mainSlot("chrome brushed-steel", "", "stand|hook|base|frame"),
    caster: slot("rubber", "#1d1f22", "wheel|foot"),
    pump: slot("plastic", "#e9ebec #d5dde4", "monitor|display"),
    bag: slot("plastic", "#cfe4ee", "fluid|pouch"),
    tube: slot("plastic", "#dfe9ec", "line|chamber"),
  },
  build,
});
