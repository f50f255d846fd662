import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { type Corner, rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { settle } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** Rings of a thread from one height to another. */
const thread = (from: number, to: number, radius: number): Corner[] =>
  Array.from({ length: 21 }, (_, i) => [i % 2 ? radius : radius * 0.87, from + ((to - from) * i) / 20] as const);

function build(): Part[] {
  const insulator: Corner[] = [[0.0048, 0.046, 0.001]];
  for (let i = 0; i < 5; i += 1) {
    const y = 0.056 + i * 0.0042;
    insulator.push([0.0047, y], [0.0058, y + 0.0006, 0.0005], [0.0058, y + 0.0026, 0.0005], [0.0047, y + 0.0032]);
  }
  return [
    makePart(
      "thread",
      "body",
      settle(lathe(roundCorners([[0, 0.006], ...thread(0.006, 0.025, 0.0068), [0, 0.025]], 1), 40)),
      {
        weight: 1,
      },
    ),
    makePart(
      "seat",
      "body",
      turnedUp(
        [
          [0, 0.0245],
          [0.0074, 0.0245],
          [0.0102, 0.0285, 0.001],
          [0.0102, 0.033, 0.001],
          [0, 0.033],
        ],
        40,
      ),
      { weight: 0.7 },
    ),
    makePart(
      "hexagon",
      "body",
      settle(
        lathe(
          [
            [0, 0.0325],
            [0.0108, 0.0325],
            [0.0116, 0.0335],
            [0.0116, 0.0415],
            [0.0108, 0.0425],
            [0, 0.0425],
          ],
          6,
        ),
      ),
      { weight: 1, crease: 0.3 },
    ),
    makePart(
      "crimp",
      "body",
      turnedUp(
        [
          [0, 0.042],
          [0.0088, 0.042, 0.001],
          [0.0075, 0.047, 0.002],
          [0, 0.048],
        ],
        40,
      ),
      { weight: 0.6 },
    ),
    makePart(
      "insulator",
      "insulator",
      turnedPiece([...insulator, [0.0045, 0.079, 0.001], [0.0032, 0.083, 0.001]], 40),
      {
        weight: 1,
        paint: (surface, _x, y, _z, _nx, _ny) => {
          if (Math.abs(y - 0.0515) < 0.0012) layColour(surface, fromHex("#c8281e"), 0.25, 0);
        },
      },
    ),
    makePart(
      "terminal",
      "terminal",
      turnedPiece(
        [
          [0.0026, 0.082],
          [0.0026, 0.085, 0.0005],
          [0.0037, 0.0858, 0.0007],
          [0.0037, 0.0895, 0.0008],
          [0.0024, 0.091, 0.0006],
          [0.0032, 0.0935, 0.0008],
          [0.0024, 0.0955, 0.0008],
        ],
        28,
      ),
      { weight: 0.8 },
    ),
    makePart(
      "nose",
      "insulator",
      turnedPiece(
        [
          [0.0036, 0.006],
          [0.0026, 0.0035, 0.0005],
          [0.0026, 0.0034],
        ]
          .map(([r, y]) => [r as number, y as number] as const)
          .reverse() as Corner[],
        24,
      ),
      { weight: 0.5 },
    ),
    makePart(
      "electrode",
      "terminal",
      turnedPiece(
        [
          [0.0012, 0.0022, 0.0003],
          [0.0012, 0.005],
        ],
        16,
      ),
      { weight: 0.4 },
    ),
    makePart(
      "strap",
      "body",
      sweep(
        rectangleOutline(0.003, 0.0013, 0.0003, 1),
        curveThrough(
          [
            [0.0056, 0.0075, 0],
            [0.0057, 0.003, 0],
            [0.0046, 0.0009, 0],
            [0.0015, 0.00065, 0],
            [-0.0016, 0.00065, 0],
          ],
          5,
        ),
        { up: [1, 0, 0] },
      ),
      { weight: 0.8 },
    ),
  ];
}

/** A spark plug. What makes it itself: a white ribbed neck of porcelain with a metal tip on it, a six-sided collar of steel, a long thread under that, and a bent strap over the electrode at its end. */
export const sparkPlug = defineFromPlan({
  id: "spark-plug",
  family: "tool",
  words: ["spark plug", "sparkplug", "sparking plug", "ignition plug"],
  senses: ["spark plug"],
  height: 0.1,
  view: { azimuth: 0.4, elevation: 0.16 },
  slots: {
    body: mainSlot("brushed-steel chrome", "", "thread|collar|hexagon|metal"),
    insulator: slot("porcelain", "#f5f3ee", "neck|ceramic"),
    terminal: slot("chrome brass", "", "tip|electrode"),
  },
  build,
});
