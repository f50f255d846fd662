import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar, hole, plate } from "../pieces.ts";

const BLACK = fromHex("#1b1c20");
const RED = fromHex("#b0120e");

/** Degrees up both sides of the tube: numbers every ten, long and short ticks. */
const scale: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.5) return;
  const edge = Math.abs(x);
  if (isWritten("C", x + 0.018, y - 0.268, 0.011, 0.1) || isWritten("F", x - 0.018, y - 0.268, 0.011, 0.1))
    layColour(surface, RED, 0.5, 0);
  const degree = (y - 0.13) / 0.0024;
  if (degree < -20.5 || degree > 50.5) return;
  const step = Math.round(degree / 2);
  const near = Math.abs(degree / 2 - step) * 2 * 0.0024;
  const long = step % 5 === 0;
  if (near < (long ? 0.0006 : 0.0004) && edge > 0.0072 && edge < (long ? 0.0145 : 0.0112))
    layColour(surface, BLACK, 0.5, 0);
  const ten = Math.round(degree / 10) * 10;
  const v = y - 0.13 - ten * 0.0024;
  if (isWritten(String(Math.abs(ten)), x + 0.0215, v, 0.0068, 0.1)) layColour(surface, BLACK, 0.5, 0);
  if (isWritten(String(Math.round(Math.abs(ten * 1.8 + 32))), x - 0.0215, v, 0.0062, 0.1))
    layColour(surface, BLACK, 0.5, 0);
};

/** The column: red up to the degree, clear above. */
const column =
  (top: number): Paint =>
  (surface, _x, y) => {
    if (y < top) layColour(surface, RED, 0.18, 0);
    else layColour(surface, [0.74, 0.78, 0.8], 0.1, 0);
  };

function wall(degree: number): Part[] {
  const board = plate(
    [
      [-0.032, 0.03, 0.03],
      [0.032, 0.03, 0.03],
      [0.032, 0.3, 0.03],
      [-0.032, 0.3, 0.03],
    ],
    0.007,
    0.0018,
    [hole(0, 0.289, 0.0035)],
  );
  return [
    makePart("board", "body", board, { weight: 1, paint: scale }),
    makePart("tube", "tube", bar([0, 0.06, 0.0058], [0, 0.258, 0.0058], 0.0042, 18), {
      weight: 1,
      paint: column(0.13 + degree * 0.0024),
    }),
    makePart("bulb", "bulb", move(sphere(0.0115, 28), [0, 0.06, 0.0075]), { weight: 0.9 }),
    makePart(
      "clips",
      "metal",
      merge([0.1, 0.25].map((y) => bar([-0.0065, y, 0.0065], [0.0065, y, 0.0065], 0.0045, 8))),
      { weight: 0.3 },
    ),
    makePart(
      "foot",
      "body",
      turnedUp(
        [
          [0, 0],
          [0.026, 0, 0.003],
          [0.026, 0.008, 0.003],
          [0.008, 0.012],
          [0.008, 0.034],
          [0, 0.034],
        ],
        24,
      ),
      {
        weight: 0.2,
      },
    ),
  ];
}

const fever: Paint = (surface, x, y, z) => {
  if (z < 0.001) return;
  const row = (y - 0.04) / 0.0018;
  const k = Math.round(row);
  if (k >= 0 && k <= 40 && Math.abs(row - k) < 0.18 && x > 0.0006 && x < (k % 5 === 0 ? 0.004 : 0.0027))
    layColour(surface, BLACK, 0.3, 0);
  if (Math.abs(x + 0.0006) < 0.0007 && y < 0.094) layColour(surface, RED, 0.2, 0);
};

/** A glass rod with a silver bulb, leaning. */
const rod = (): Part[] => [
  makePart(
    "rod",
    "tube",
    turnedUp(
      [
        [0, 0.012],
        [0.0042, 0.016, 0.002],
        [0.0055, 0.034, 0.004],
        [0.0055, 0.122, 0.003],
        [0, 0.125],
      ],
      24,
    ),
    { weight: 1, paint: fever },
  ),
  makePart(
    "tip",
    "metal",
    turnedUp(
      [
        [0, 0],
        [0.0022, 0.0006, 0.001],
        [0.0034, 0.012, 0.003],
        [0.0036, 0.02, 0.001],
        [0, 0.021],
      ],
      20,
    ),
    {
      weight: 0.9,
    },
  ),
];

/** A thermometer. What makes it itself: an upright board with a scale of degrees on both sides of a glass tube, a red column in it and a red bulb at the foot; a fever thermometer is a glass rod with a silver tip. */
export const thermometer = defineFromPlan({
  id: "thermometer",
  family: "device",
  words: [
    "thermometer",
    "wall thermometer",
    "outdoor thermometer",
    "mercury thermometer",
    "fever thermometer",
    "clinical thermometer",
  ],
  senses: ["thermometer"],
  height: 0.3,
  view: { azimuth: 0.25, elevation: 0.08 },
  slots: {
    body: mainSlot("painted-wood plastic", "#f2efe6 #e9dfc4 #dfe6ea", "board|back|scale"),
    tube: slot("glass", "#c8d2d6", "column|glass|mercury"),
    bulb: slot("glass", "#b0120e", "ball"),
    metal: slot("brushed-steel", "", "clip|tip"),
  },
  styles: { wall: { weight: 1 }, rod: { weight: 0, words: ["fever thermometer", "clinical thermometer"] } },
  build: ({ style, seed }: Planned) => (style === "rod" ? rod() : wall(12 + (seed % 28))),
});
