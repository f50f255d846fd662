import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const TOP = 1.06;

/** Barrel from the neck of the chisel up to the head of the handles. */
const barrel = lathe(
  [
    [0, 0.44],
    [0.045, 0.44],
    [0.052, 0.46],
    [0.052, 0.52],
    [0.062, 0.54],
    [0.072, 0.57],
    [0.072, 0.79],
    [0.08, 0.81],
    [0.08, 0.9],
    [0.066, 0.94],
    [0.06, 1.0],
    [0, 1.0],
  ],
  36,
);

function build({ style, has }: Planned): Part[] {
  const chisel = lathe(
    [
      [0, 0.1],
      [0.019, 0.1],
      [0.021, 0.36],
      [0.034, 0.37],
      [0.034, 0.4],
      [0.021, 0.41],
      [0.021, 0.46],
      [0, 0.46],
    ],
    16,
  );
  const tip =
    style === "spade"
      ? block([0.1, 0.11, 0.014], [0, 0.055, 0], 0.004)
      : lathe(
          [
            [0, 0],
            [0.004, 0.004],
            [0.02, 0.11],
            [0, 0.112],
          ],
          12,
        );
  const grip = (s: number) =>
    move(
      turnZ(
        lathe(
          [
            [0, 0],
            [0.027, 0],
            [0.03, 0.008],
            [0.026, 0.018],
            [0.024, 0.06],
            [0.026, 0.11],
            [0.031, 0.128],
            [0.026, 0.14],
            [0, 0.142],
          ],
          24,
        ),
        (-s * PI) / 2,
      ),
      [s * 0.13, TOP, 0],
    );
  const spring = curveThrough(
    Array.from({ length: 41 }, (_, i) => {
      const y = 0.375 + (i / 40) * 0.085;
      const turns = (i / 8) * TAU;
      return [0.04 * cos(turns), y, 0.04 * sin(turns)] as const;
    }),
    1,
  );
  const hose = curveThrough(
    [
      [0.06, 0.93, -0.04],
      [0.13, 0.9, -0.12],
      [0.2, 0.6, -0.22],
      [0.26, 0.15, -0.26],
      [0.34, 0.03, -0.16],
      [0.44, 0.024, 0.04],
      [0.36, 0.024, 0.2],
      [0.22, 0.024, 0.24],
    ],
    8,
  );
  return [
    makePart("barrel", "body", barrel, { weight: 1, crease: 0.5 }),
    makePart(
      "bolts",
      "metal",
      merge([
        ...[-1, 1].flatMap((s) =>
          [-1, 1].map((t) => bar([s * 0.062, 0.55, t * 0.062], [s * 0.062, 0.92, t * 0.062], 0.011, 10)),
        ),
        ...[0.6, 0.64, 0.68, 0.72, 0.76].map((y) => move(torus(0.072, 0.008, 36, 8), [0, y, 0])),
      ]),
      { weight: 0.7 },
    ),
    makePart(
      "flanges",
      "body",
      merge([block([0.17, 0.03, 0.17], [0, 0.54, 0], 0.012), block([0.18, 0.035, 0.18], [0, 0.91, 0], 0.014)]),
      {
        weight: 0.8,
      },
    ),
    makePart(
      "yoke",
      "body",
      merge([block([0.3, 0.06, 0.075], [0, TOP, 0], 0.022, 3), block([0.11, 0.1, 0.09], [0, 1.0, 0], 0.02)]),
      { weight: 0.9 },
    ),
    makePart("grips", "grip", merge([grip(1), grip(-1)]), { weight: 1 }),
    makePart(
      "lever",
      "metal",
      merge([
        block([0.13, 0.012, 0.025], [0.16, TOP + 0.045, 0], 0.005),
        block([0.02, 0.03, 0.02], [0.1, TOP + 0.035, 0], 0.005),
      ]),
      { weight: 0.4 },
    ),
    makePart("chisel", "metal", merge([chisel, tip]), { weight: 1 }),
    makePart("spring", "metal", tube(0.006, spring, 6), { weight: 0.4 }),
    ...(has("hose") ? [makePart("hose", "hose", tube(0.02, hose, 14), { weight: 0.6 })] : []),
  ];
}

/** A jackhammer. What makes it itself: two grips out to the sides in a T, a stout barrel with cooling rings and four long bolts, a spring below it, and a long steel chisel down to the ground; often its air hose. */
export const jackhammer = defineFromPlan({
  id: "jackhammer",
  family: "tool",
  words: [
    "jackhammer",
    "jack hammer",
    "pneumatic drill",
    "pneumatic hammer",
    "demolition hammer",
    "road drill",
    "air hammer",
  ],
  senses: ["jackhammer"],
  height: 1.1,
  view: { azimuth: 0.4, elevation: 0.16 },
  slots: {
    body: mainSlot("painted-metal", "#e0a410 #d8561a #3a6a3c #b8281e", "barrel|yoke"),
    metal: slot("steel", "", "chisel|bit|bolt|spring"),
    grip: slot("rubber", "#1b1c1e", "handle"),
    hose: slot("rubber", "#22242a #8a2a1c", "cable|pipe"),
  },
  styles: { pointed: { weight: 1, traits: ["pointed"] }, spade: { weight: 1, traits: ["flat"] } },
  extras: { hose: { chance: 0.5 } },
  build,
});
