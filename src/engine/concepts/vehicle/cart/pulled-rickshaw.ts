import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { loft, type Ring } from "../../../geometry/loft.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import { lerp } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { bar } from "../../pieces.ts";
import { block, pair, sidePlate, turnedAlong } from "../bodywork.ts";
import { woodenWheel } from "./wooden-wheel.ts";

/** Radius of the wheels, half the seat's width, its height, and the pivot the hood unfolds from: y and z; metres. */
const [WHEEL, HALF, SEAT, PIVOT_Y, PIVOT_Z] = [0.52, 0.4, 0.78, 1.04, -0.12];

/** A bow of the hood at an angle about the pivot: 0 lies to the front, a half turn to the rear. */
function bow(angle: number, out = 0): Vec3[] {
  const reach = 0.78 + out;
  return Array.from({ length: 13 }, (_, i): Vec3 => {
    const t = (i / 12) * PI;
    const far = Math.min(1, sin(t) * 2.6);
    return [
      (HALF + 0.07 + out) * cos(t) * (0.82 + 0.18 * Math.abs(cos(t))),
      PIVOT_Y + reach * far * sin(angle),
      PIVOT_Z + reach * far * cos(angle),
    ];
  });
}

/** Cloth between the bows, hollow below. */
function hood(): Geometry {
  const cuts = Array.from({ length: 21 }, (_, i): Ring => {
    const t = i / 20;
    const sag = -0.022 * sin(PI * 4 * t) * sin(PI * 4 * t);
    const angle = lerp(PI * 0.9, PI * 0.3, t);
    return [...bow(angle, sag + 0.012), ...bow(angle, sag - 0.012).reverse()];
  });
  return loft(cuts);
}

function build({ has }: Planned): Part[] {
  const side = (x: number) =>
    sidePlate(
      [
        [-0.42, SEAT - 0.26, 0.06],
        [0.3, SEAT - 0.26, 0.08],
        [0.36, SEAT + 0.02, 0.06],
        [0.1, SEAT + 0.24, 0.14],
        [-0.2, SEAT + 0.3, 0.1],
        [-0.34, SEAT + 0.66, 0.08],
        [-0.5, SEAT + 0.66, 0.06],
      ],
      0.045,
      0.014,
      x,
    );
  const back = sidePlate(
    [
      [-0.44, SEAT - 0.24],
      [-0.38, SEAT - 0.24],
      [-0.42, SEAT + 0.66, 0.02],
      [-0.5, SEAT + 0.66, 0.02],
    ],
    2 * HALF,
    0.012,
  );
  const shafts = pair(
    tube(
      0.024,
      curveThrough(
        [
          [HALF - 0.02, SEAT - 0.3, -0.35],
          [HALF - 0.02, SEAT - 0.27, 0.3],
          [HALF - 0.06, SEAT - 0.36, 0.9],
          [HALF - 0.1, SEAT - 0.5, 1.5],
          [HALF - 0.1, SEAT - 0.52, 1.75],
        ],
        6,
      ),
      12,
      { endRounding: 0.012 },
    ),
  );
  const lamps = pair(
    merge([
      turnedAlong(
        [
          [0, -0.05],
          [0.05, -0.04, 0.01],
          [0.05, 0.05, 0.01],
          [0, 0.06],
        ],
        [HALF + 0.09, SEAT + 0.16, 0.34],
        18,
      ),
      bar([HALF, SEAT + 0.04, 0.28], [HALF + 0.09, SEAT + 0.12, 0.32], 0.012, 8),
    ]),
  );
  return [
    ...woodenWheel("left", [HALF + 0.14, WHEEL, 0], WHEEL, 12, 0.05),
    ...woodenWheel("right", [-HALF - 0.14, WHEEL, 0], WHEEL, 12, 0.05),
    makePart(
      "axle",
      "iron",
      merge([
        bar([-HALF - 0.2, WHEEL, 0], [HALF + 0.2, WHEEL, 0], 0.022, 12),
        ...pair(bar([HALF - 0.05, WHEEL, 0], [HALF - 0.05, SEAT - 0.26, 0.02], 0.024, 10)),
      ]),
      { weight: 0.5 },
    ),
    ...makeParts("side", "body", [side(HALF), side(-HALF)], { weight: 1 }),
    makePart("back", "body", back, { weight: 0.9 }),
    makePart("box", "body", block([2 * HALF, 0.26, 0.62], [0, SEAT - 0.13, -0.1], 0.03), { weight: 0.8 }),
    makePart(
      "footboard",
      "body",
      merge([
        block([2 * HALF, 0.035, 0.42], [0, SEAT - 0.27, 0.46], 0.01),
        block([2 * HALF, 0.2, 0.03], [0, SEAT - 0.18, 0.67], 0.01),
      ]),
      { weight: 0.7 },
    ),
    makePart(
      "cushion",
      "cushion",
      merge([
        block([2 * HALF - 0.08, 0.13, 0.56], [0, SEAT + 0.05, -0.1], 0.05, 3),
        block([2 * HALF - 0.08, 0.5, 0.12], [0, SEAT + 0.36, -0.36], 0.05, 3),
      ]),
      { weight: 0.9 },
    ),
    makePart(
      "shafts",
      "shaft",
      merge([...shafts, bar([-HALF + 0.1, SEAT - 0.52, 1.7], [HALF - 0.1, SEAT - 0.52, 1.7], 0.02, 12)]),
      { weight: 1 },
    ),
    makePart("props", "iron", merge(pair(bar([HALF - 0.1, SEAT - 0.52, 1.52], [HALF - 0.1, 0, 1.56], 0.016, 10))), {
      weight: 0.5,
    }),
    ...makeParts("lamp", "brass", lamps, { weight: 0.4 }),
    ...(has("hood")
      ? [
          makePart("hood", "hood", hood(), { weight: 1, crease: 1 }),
          makePart("bows", "brass", merge([0.3, 0.45, 0.6, 0.75, 0.9].map((t) => tube(0.011, bow(PI * t, 0.008), 8))), {
            weight: 0.5,
          }),
        ]
      : []),
  ];
}

/** A pulled rickshaw. What makes it itself: a small lacquered seat for one or two between two high spoked wheels, two long shafts with a crossbar for the runner in front, a red cushion, and a folding hood on bows behind. */
export const pulledRickshaw = defineFromPlan({
  id: "pulled-rickshaw",
  family: "vehicle",
  words: [
    "rickshaw",
    "pulled rickshaw",
    "jinrikisha",
    "jinricksha",
    "hand-pulled rickshaw",
    "japanese rickshaw",
    "chinese rickshaw",
    "ricksha",
  ],
  senses: ["jinrikisha"],
  height: 1.85,
  vary: 0.03,
  view: { azimuth: 0.85, elevation: 0.18 },
  slots: {
    body: mainSlot("painted-wood", "#141212 #5a1210 #1c2a22", "seat box|side|footboard"),
    hood: slot("canvas", "#8a1a16 #1c1c1e #2a4a6a", "canopy|cover"),
    cushion: slot("velvet leather", "#a3161c #8a1420", "seat|upholstery"),
    wheel: slot("oak painted-wood", "#6a3a1c #8a1a16", "spoke|rim"),
    iron: slot("iron", "#2a2a2c", "axle|prop"),
    shaft: slot("walnut bamboo", "", "pole|handle|crossbar"),
    brass: slot("brass", "", "lamp|lantern|bow"),
  },
  extras: { hood: { chance: 1 } },
  build,
  sockets: () => [
    { name: "seat", position: [0, SEAT + 0.12, -0.05], normal: [0, 1, 0], radius: 0.34 },
    { name: "top", position: [0, SEAT + 0.12, -0.05], normal: [0, 1, 0], radius: 0.34 },
  ],
});
