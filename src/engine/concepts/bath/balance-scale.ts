import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const ARM = 0.165;
const TOP = 0.38;

function build({ style }: Planned): Part[] {
  const tilt = style === "level" ? 0 : style === "left" ? 0.16 : -0.16;
  const [c, s] = [cos(tilt), sin(tilt)];
  const ends = [-1, 1].map((side): Vec3 => [side * ARM * c, TOP + side * ARM * s, 0]);
  const dish = lathe(
    roundCorners(
      [
        [0, 0],
        [0.04, 0.002, 0.02],
        [0.08, 0.026],
        [0.0765, 0.028],
        [0.04, 0.007, 0.02],
        [0, 0.005],
      ],
      4,
    ),
    40,
  );
  const cords = ends.flatMap(([x, y]) =>
    [0, 1, 2].map((i) => {
      const a = (i / 3) * TAU + 0.5;
      return bar([x + 0.076 * cos(a), y - 0.192, 0.076 * sin(a)], [x, y - 0.006, 0], 0.0022, 8);
    }),
  );
  const beam = plate(
    [
      [-ARM - 0.008, -0.005, 0.004],
      [-0.02, -0.013, 0.02],
      [0.02, -0.013, 0.02],
      [ARM + 0.008, -0.005, 0.004],
      [ARM + 0.008, 0.006, 0.004],
      [0, 0.02, 0.03],
      [-ARM - 0.008, 0.006, 0.004],
    ],
    0.014,
    0.004,
  );
  return [
    makePart(
      "base",
      "base",
      turnedPiece(
        [
          [0.095, 0, 0.008],
          [0.095, 0.022, 0.01],
          [0.04, 0.036, 0.012],
          [0.02, 0.062, 0.01],
        ],
        44,
      ),
      { weight: 0.9 },
    ),
    makePart(
      "post",
      "body",
      turnedPiece(
        [
          [0.015, 0.05],
          [0.011, 0.12, 0.02],
          [0.018, 0.2, 0.008],
          [0.01, 0.25, 0.02],
          [0.009, 0.36],
          [0.019, 0.372, 0.005],
          [0.019, 0.392, 0.005],
          [0.006, 0.41, 0.004],
          [0.013, 0.425, 0.006],
          [0.003, 0.45, 0.002],
        ],
        28,
      ),
      { weight: 1 },
    ),
    makePart("beam", "body", move(turnZ(beam, tilt), [0, TOP, 0]), { weight: 1 }),
    ...makeParts(
      "joint",
      "body",
      ends.map(([x, y]) => move(sphere(0.009, 16), [x, y - 0.003, 0])),
      { weight: 0.4 },
    ),
    ...makeParts(
      "pan",
      "body",
      ends.map(([x, y]) => move(dish, [x, y - 0.218, 0])),
      { weight: 1 },
    ),
    ...makeParts("cord", "cord", cords, { weight: 0.7 }),
  ];
}

/** A pair of scales, the sign of justice. What makes it itself: a turned post on a round foot, a beam across its top, and two shallow pans that hang from its ends on three cords each. */
export const balanceScale = defineFromPlan({
  id: "balance-scale",
  family: "device",
  words: [
    "balance scale",
    "balance",
    "scales of justice",
    "justice scale",
    "beam balance",

    "apothecary scale",
    "libra",
  ],
  senses: [],
  height: 0.45,
  view: { azimuth: 0.3, elevation: 0.2 },
  slots: {
    body: mainSlot("gold bronze", "", "beam|post|pan|arm"),
    base: slot("oak", "#5a3018 #2c1a12 #8a5530", "foot|stand", true),
    cord: slot("gold", "", "chain|string"),
  },
  styles: { level: { weight: 1 }, left: { weight: 1 }, right: { weight: 1 } },
  build,
});
