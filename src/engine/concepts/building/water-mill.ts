import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { turnedAcross } from "../vehicle/bodywork.ts";
import { archPath, archPlate, block, blockOn } from "./masonry.ts";

/** The house: width (x), depth (z) and height of its walls, the height of the bank; the wheel's radius and half its breadth; metres. */
const [WIDE, DEEP, TALL, BANK, R, HALF] = [4.2, 5, 3.6, 0.7, 2.05, 0.4];
/** Where the wheel turns: beside the house's left wall. */
const [WX, WY, WZ] = [WIDE / 2 + 0.3 + HALF, R + 0.05, 0.2];

const foaming: Paint = (surface, x, y, z) => {
  const n = noise(x * 3, y * 2, z * 3, 4);
  const near = Math.sqrt((x - WX) * (x - WX) + (z - WZ - R) * (z - WZ - R) * 0.4);
  if (n > 0.32 + 0.14 * near || n > 0.62) layColour(surface, [0.78, 0.88, 0.92], 0.3);
};

/** The wheel, its axle along X. */
function wheel(spokes: number): Part[] {
  const at = (g: Geometry) => move(g, [WX, WY, WZ]);
  const hoop = (x: number): Geometry =>
    at(
      turnedAcross(
        [
          [R - 0.3, x - 0.05],
          [R, x - 0.05],
          [R, x + 0.05],
          [R - 0.3, x + 0.05],
        ],
        [0, 0, 0],
        48,
        true,
      ),
    );
  const spin = (g: Geometry, i: number, n: number) => at(turnX(g, (i / n) * TAU));
  const paddle = move(turnX(block([HALF * 2, 0.05, 0.42], [0, 0, 0], 0.008), 0.35), [0, 0, R - 0.16]);
  return [
    makePart("hoops", "wheel", merge([hoop(-HALF), hoop(HALF)]), { weight: 1 }),
    makePart("paddles", "wheel", merge(Array.from({ length: 18 }, (_, i) => spin(paddle, i, 18))), { weight: 1 }),
    makePart(
      "spokes",
      "wheel",
      merge(
        [-HALF, HALF].flatMap((x) =>
          Array.from({ length: spokes }, (_, i) => spin(block([0.07, R * 1.9, 0.12], [x, 0, 0], 0.012), i, spokes * 2)),
        ),
      ),
      { weight: 0.9 },
    ),
    makePart(
      "axle",
      "iron",
      merge([
        bar([WIDE / 2 - 0.2, WY, WZ], [WX + HALF + 0.4, WY, WZ], 0.13, 16),
        bar([WX - HALF - 0.12, WY, WZ], [WX + HALF + 0.12, WY, WZ], 0.25, 20),
      ]),
      { weight: 0.6 },
    ),
    makePart("bearing", "stone", blockOn([0.4, WY + 0.05, 0.8], WX + HALF + 0.45, 0, WZ, 0.03), { weight: 0.6 }),
  ];
}

function house(): Part[] {
  const gable = (grow: number, rise: number, deep: number): Geometry =>
    extrude(
      [
        [-WIDE / 2 - grow, 0],
        [WIDE / 2 + grow, 0],
        [0, rise],
      ],
      { depth: deep },
    );
  const roof = [1, -1].map((s) => {
    const slope = turnZ(block([3.55, 0.16, DEEP + 0.9], [0, 0, 0], 0.02), s * -0.86);
    return move(slope, [s * 1.1, BANK + TALL + 1.16, 0]);
  });
  const timber = [
    ...[-1, 1].map((s) => block([0.18, 1.7, 0.12], [s * (WIDE / 2 - 0.1), BANK + TALL - 0.85, DEEP / 2 + 0.02], 0.01)),
    block([WIDE, 0.18, 0.12], [0, BANK + TALL - 0.05, DEEP / 2 + 0.03], 0.01),
    block([WIDE, 0.18, 0.12], [0, BANK + TALL - 1.68, DEEP / 2 + 0.03], 0.01),
    block([0.16, 1.6, 0.12], [0.75, BANK + TALL - 0.85, DEEP / 2 + 0.02], 0.01),
    block([0.16, 1.6, 0.12], [-0.75, BANK + TALL - 0.85, DEEP / 2 + 0.02], 0.01),
    block([0.16, 2.2, 0.12], [0, BANK + TALL + 1.05, DEEP / 2 + 0.02], 0.01),
    ...[1, -1].map((s) =>
      move(turnZ(block([0.14, 1.85, 0.11], [0, 0, 0], 0.01), s * 0.72), [
        s * 1.42,
        BANK + TALL - 0.86,
        DEEP / 2 + 0.02,
      ]),
    ),
  ];
  const pane = (x: number, y: number) => block([0.7, 0.8, 0.1], [x, y, DEEP / 2 + 0.03], 0.01);
  return [
    makePart("foot", "stone", blockOn([WIDE + 0.16, TALL - 1.7, DEEP + 0.16], 0, BANK - 0.05, 0, 0.03), { weight: 1 }),
    makePart(
      "wall",
      "wall",
      merge([
        blockOn([WIDE, 1.8, DEEP], 0, BANK + TALL - 1.8, 0, 0.01),
        move(gable(0, 2.35, DEEP), [0, BANK + TALL - 0.02, 0]),
      ]),
      { weight: 1 },
    ),
    makePart("timber", "timber", merge(timber), { weight: 0.8 }),
    ...makeParts("roof", "roof", roof, { weight: 1 }),
    makePart("ridge", "roof", block([0.3, 0.22, DEEP + 0.92], [0, BANK + TALL + 2.52, 0], 0.06), { weight: 0.5 }),
    makePart("door", "timber", move(archPlate(archPath(1.05, 1.75, 8), 0.14), [-1.05, BANK, DEEP / 2 + 0.1]), {
      weight: 0.8,
    }),
    makePart(
      "windows",
      "window",
      merge([
        pane(0, BANK + TALL - 0.85),
        pane(1.1, BANK + 1.0),
        block([0.1, 0.8, 0.7], [WIDE / 2 + 0.03, BANK + TALL - 0.7, -1.5], 0.01),
        block([0.7, 0.6, 0.1], [0.45, BANK + TALL + 0.65, DEEP / 2 + 0.03], 0.01),
      ]),
      { weight: 0.7 },
    ),
    makePart("chimney", "stone", blockOn([0.7, 1.9, 0.7], -1.1, BANK + TALL + 1.0, -1.3, 0.03), { weight: 0.6 }),
    makePart(
      "sacks",
      "sack",
      merge(
        [
          [0.35, 0],
          [0.85, 0.25],
          [0.62, -0.05],
        ].map(([x, z], i) =>
          move(
            lathe(
              [
                [0, 0],
                [0.24, 0.02],
                [0.29, 0.25],
                [0.2, 0.52],
                [0.07, 0.6],
                [0.1, 0.68],
                [0, 0.68],
              ],
              14,
            ),
            [(x as number) - 0.9 + 1.6, BANK + (i === 2 ? 0.02 : 0), DEEP / 2 + 0.5 + (z as number)],
          ),
        ),
      ),
      { weight: 0.4 },
    ),
  ];
}

function build({ count }: Planned): Part[] {
  const top = WY + R + 0.12;
  const trough = (dx: number, size: readonly [number, number], dy: number) =>
    sweep(
      rectangleOutline(size[0], size[1]),
      [
        [WX + dx, top + 0.12 + dy, -4.1],
        [WX + dx, top + dy, WZ - 0.15],
      ],
      { up: [0, 1, 0] },
    );
  const fall = curveThrough(
    [
      [WX, top + 0.1, WZ - 0.2],
      [WX, top + 0.06, WZ + 0.25],
      [WX, top - 0.5, WZ + 1.2],
      [WX, WY + 0.3, WZ + R + 0.12],
      [WX, 0.3, WZ + R + 0.25],
    ],
    6,
  );
  return [
    ...house(),
    ...wheel(count),
    makePart("bank", "ground", merge([blockOn([WIDE + 1.9, BANK, 8.6], -0.72, 0, 0.3, 0.12)]), { weight: 0.7 }),
    makePart("far-bank", "ground", blockOn([1.2, BANK, 8.6], WX + HALF + 1.75, 0, 0.3, 0.12), { weight: 0.4 }),
    makePart("water", "water", blockOn([HALF * 2 + 1.6, 0.32, 8.56], WX + 0.1, 0, 0.3), {
      weight: 0.7,
      paint: foaming,
    }),
    makePart(
      "flume",
      "wheel",
      merge([
        trough(0, [0.7, 0.06], 0),
        trough(0.34, [0.06, 0.34], 0.14),
        trough(-0.34, [0.06, 0.34], 0.14),
        ...[-3.6, -1.9].flatMap((z) => [0.3, -0.3].map((x) => bar([WX + x, 0.1, z], [WX + x, top + 0.12, z], 0.08, 8))),
      ]),
      { weight: 0.8 },
    ),
    makePart(
      "stream",
      "water",
      merge([trough(0, [0.6, 0.08], 0.08), sweep(rectangleOutline(0.56, 0.08), fall, { up: [0, 1, 0] })]),
      { weight: 0.9, paint: foaming },
    ),
    makePart(
      "path",
      "path",
      move(turnY(blockOn([1.1, 0.05, 1.9], 0, 0, 0, 0.02), PI), [-1.05, BANK - 0.02, DEEP / 2 + 1.0]),
      { weight: 0.3 },
    ),
  ];
}

/** A water mill. What makes it itself: a small gabled house of stone and timber on a stream's bank, and at its side a great wooden wheel with paddles that turns in the water, a flume above it from which the stream pours over the wheel. */
export const waterMill = defineFromPlan({
  id: "water-mill",
  family: "building",
  words: [
    "water mill",
    "watermill",
    "old mill",
    "grist mill",
    "gristmill",
    "mill by a stream",
    "mill house",
    "stream mill",
  ],
  senses: ["water mill"],
  height: 6.9,
  vary: 0.03,
  view: { azimuth: 0.72, elevation: 0.2 },
  slots: {
    wall: mainSlot("stucco limewash", "#e8dcc0 #d8c8a4", "house"),
    stone: slot("stone-wall", "", "foundation|chimney"),
    timber: slot("oak", "#4a301c", "beam|door|frame"),
    roof: slot("wood-shingles roof-tiles thatch", "", "shingle|thatch"),
    window: slot("glass", "#2a3238", "pane"),
    wheel: slot("oak weathered-planks", "#6a4a2a", "water wheel|waterwheel|paddle|spoke|flume"),
    iron: slot("iron", "#2a2a2c", "axle|hub"),
    water: slot("water", "", "stream|river|brook"),
    ground: slot("grass", "", "bank|meadow"),
    path: slot("dirt", "", "track"),
    sack: slot("burlap", "#c8a878", "flour|bag"),
  },
  count: { slot: "wheel", min: 4, max: 4, most: 8 },
  build,
});
