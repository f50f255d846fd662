import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { blockOn } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Half the width and depth of the top, its height, and how far the cloth hangs down, metres. */
const [A, B, TOP, DROP] = [0.86, 0.5, 0.74, 0.17];
/** From the edge to the middle of a plate, and from the middle of the table to those who sit side by side. */
const [IN, ASIDE] = [0.19, 0.42];

/** Where somebody sits: the middle of the plate, and how far it is turned from the front. */
const PLACES: Readonly<Record<string, readonly (readonly [x: number, z: number, turn: number])[]>> = {
  two: [
    [0, B - IN, 0],
    [0, IN - B, PI],
  ],
  four: [-1, 1].flatMap((s) => [[s * ASIDE, B - IN, 0] as const, [s * ASIDE, IN - B, PI] as const]),
};

const plate = (radius: number, y: number): Geometry =>
  lathe(
    [
      [0, y],
      [radius * 0.62, y],
      [radius, y + 0.02],
      [radius, y + 0.026],
      [radius * 0.6, y + 0.009],
      [0, y + 0.008],
    ],
    40,
  );

const glass = (): Geometry =>
  lathe(
    [
      [0, 0],
      [0.036, 0],
      [0.036, 0.004],
      [0.006, 0.012],
      [0.006, 0.08],
      [0.036, 0.105],
      [0.042, 0.14],
      [0.034, 0.185],
      [0.031, 0.185],
      [0.038, 0.14],
      [0.032, 0.11],
      [0, 0.092],
    ],
    28,
  );

/** Handle and what is before it: three prongs, or a blade. */
const fork = (): Geometry =>
  merge([
    blockOn([0.013, 0.006, 0.12], 0, 0, 0.05, 0.002),
    blockOn([0.028, 0.006, 0.03], 0, 0, -0.022, 0.002),
    ...[-0.011, 0, 0.011].map((x) => blockOn([0.006, 0.006, 0.055], x, 0, -0.06, 0.002)),
  ]);
const knife = (): Geometry =>
  merge([blockOn([0.015, 0.007, 0.1], 0, 0, 0.06, 0.002), blockOn([0.02, 0.004, 0.13], 0, 0, -0.05, 0.001)]);

function build({ style }: Planned): Part[] {
  const places = PLACES[style] ?? [];
  const set = (piece: Geometry, x: number, z: number): Geometry[] =>
    places.map(([px, pz, turn]) => move(turnY(move(piece, [x, TOP, z]), turn), [px, 0, pz]));
  const napkin = move(box([0.085, 0.008, 0.19], { bevel: 0.003 }), [0, 0.004, 0]);
  const cloth = [
    blockOn([2 * A + 0.016, 0.012, 2 * B + 0.016], 0, TOP - 0.012, 0, 0.004),
    ...[-1, 1].map((s) => blockOn([2 * A + 0.016, DROP, 0.01], 0, TOP - DROP, s * (B + 0.003), 0.003)),
    ...[-1, 1].map((s) => blockOn([0.01, DROP, 2 * B + 0.016], s * (A + 0.003), TOP - DROP, 0, 0.003)),
  ];
  const candles = [-0.13, 0.13];
  return [
    makePart("top", "body", blockOn([2 * A, 0.035, 2 * B], 0, TOP - 0.045, 0, 0.006), { weight: 0.8, grain: "x" }),
    ...makeParts(
      "leg",
      "body",
      [-1, 1].flatMap((x) =>
        [-1, 1].map((z) => blockOn([0.075, TOP - 0.03, 0.075], x * (A - 0.08), 0, z * (B - 0.08), 0.008)),
      ),
      { weight: 0.7 },
    ),
    makePart("cloth", "cloth", merge(cloth), { weight: 0.9 }),
    ...makeParts("plate", "plate", set(merge([plate(0.135, 0.001), plate(0.095, 0.016)]), 0, 0), { weight: 0.8 }),
    makePart("napkins", "napkin", merge(set(napkin, -0.21, 0.01)), { weight: 0.4 }),
    makePart("forks", "cutlery", merge(set(move(fork(), [0, 0.008, 0]), -0.21, 0.02)), { weight: 0.5 }),
    makePart("knives", "cutlery", merge(set(knife(), 0.18, 0.02)), { weight: 0.5 }),
    makePart("glasses", "glass", merge(set(glass(), 0.17, -0.17)), { weight: 0.6 }),
    makePart(
      "candlesticks",
      "cutlery",
      merge(
        candles.map((x) =>
          move(
            lathe(
              [
                [0, 0],
                [0.045, 0],
                [0.04, 0.012],
                [0.01, 0.03],
                [0.01, 0.11],
                [0.022, 0.125],
                [0, 0.125],
              ],
              24,
            ),
            [x, TOP, 0],
          ),
        ),
      ),
      { weight: 0.4 },
    ),
    makePart("candles", "candle", merge(candles.map((x) => bar([x, TOP + 0.12, 0], [x, TOP + 0.3, 0], 0.012, 12))), {
      weight: 0.4,
    }),
    makePart(
      "flames",
      "flame",
      merge(candles.map((x) => move(stretch(sphere(0.011, 10, 8), [1, 2, 1]), [x, TOP + 0.322, 0]))),
      { weight: 0.3 },
    ),
  ];
}

/** What such a table is called: "a table set for dinner", "a dining table laid for two". */
const laid = (whom: string): string[] =>
  ["table", "dining table", "dinner table"].flatMap((table) =>
    ["set", "laid"].flatMap((how) => whom.split("|").map((who) => `${table} ${how} for ${who}`)),
  );

/** A table that is laid. What makes it itself: a cloth that hangs over its edges; before everybody a plate between fork and knife, a napkin and a glass; candles in the middle. */
export const laidTable = defineFromPlan({
  id: "laid-table",
  family: "furniture",
  words: ["laid table", ...laid("dinner|lunch|a feast|four|guests"), ...laid("two|a date|dinner for two")],
  height: 1.07,
  vary: 0.03,
  view: { azimuth: 0.5, elevation: 0.5 },
  slots: {
    body: mainSlot("oak walnut", "", "wood|leg|top"),
    cloth: slot("woven-cotton", "#f4f1ea #b8322c #2f5f8c", "tablecloth"),
    plate: slot("porcelain", "#f7f5f0 #e9eef2", "dish|crockery|china"),
    napkin: slot("woven-cotton", "#b8322c #2f5f8c #d8b25a"),
    cutlery: slot("silver", "", "fork|knife|silverware|candlestick"),
    glass: slot("glass", "", "wine glass"),
    candle: slot("plaster", "#f2ead4"),
    flame: slot("plastic", "#ffb52e"),
  },
  styles: {
    four: {},
    two: { weight: 0, words: laid("two|a date|dinner for two") },
  },
  build,
});
