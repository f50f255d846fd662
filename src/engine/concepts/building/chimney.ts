import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { blockOn, turnedUp } from "./masonry.ts";

/** A stack's width along the roof, its depth and its height over the ridge, metres. */
const WIDE = 0.95;
const DEEP = 0.7;
const TALL = 1.75;
/** The piece of roof it comes through: half its run, its rise and its length. */
const ROOF = { run: 1.05, rise: 0.62, long: 1.9 } as const;
/** Courses that stand out under the top, each: from which height, how thick, how far. */
const CORBELS = [
  [0.74, 0.06, 0.03],
  [0.86, 0.07, 0.05],
  [0.9, 0.09, 0.09],
] as const;

const pot = (height: number): Geometry =>
  turnedUp(
    [
      [0.075, 0],
      [0.135, 0, 0.008],
      [0.14, 0.05, 0.008],
      [0.11, 0.08, 0.02],
      [0.098, height - 0.09, 0.02],
      [0.13, height - 0.06, 0.012],
      [0.13, height, 0.01],
      [0.088, height, 0.008],
      [0.075, 0],
    ] satisfies Corner[],
    32,
  );

function stack({ count, style }: Planned): Part[] {
  const foot = ROOF.rise - 0.5;
  const top = ROOF.rise + TALL;
  const ledges = CORBELS.map(([at, thick, out]) =>
    blockOn([WIDE + 2 * out, thick, DEEP + 2 * out], 0, ROOF.rise + TALL * at, 0, 0.012),
  );
  const pots = Array.from({ length: style === "open" ? 0 : count }, (_, i) => {
    const x = count === 1 ? 0 : (i / (count - 1) - 0.5) * (WIDE - 0.32);
    return move(pot(0.46 + 0.05 * (i % 2)), [x, top - 0.01, 0]);
  });
  const roof = extrude(
    [
      [ROOF.run, 0],
      [0, ROOF.rise],
      [-ROOF.run, 0],
    ],
    { depth: ROOF.long, bevel: 0.015, bevelSteps: 1 },
  );
  const skirt = blockOn([WIDE + 0.1, 0.1, DEEP + 0.1], 0, ROOF.rise - 0.02, 0, 0.02);
  return [
    makePart("stack", "stack", merge([blockOn([WIDE, top - foot, DEEP], 0, foot, 0, 0.015), ...ledges]), { weight: 1 }),
    ...makeParts("chimney-pot", "pot", pots, { weight: 0.9 }),
    makePart("skirt", "skirt", skirt, { weight: 0.5 }),
    makePart("roof", "roof", settle(roof), { weight: 0.8 }),
  ];
}

/** A mill's chimney: round, narrowing, with rings under a crown that stands out. */
const tower = (): Part[] => [
  makePart(
    "stack",
    "stack",
    turnedUp(
      [
        [0, 0],
        [0.62, 0],
        [0.56, 0.7],
        [0.4, 3.6],
        [0.46, 3.66, 0.02],
        [0.46, 3.78, 0.02],
        [0.39, 3.82],
        [0.375, 4.1],
        [0.47, 4.22, 0.03],
        [0.47, 4.4, 0.02],
        [0.28, 4.4, 0.02],
        [0.26, 3.7],
        [0, 3.7],
      ],
      48,
    ),
    { weight: 1 },
  ),
  makePart("plinth", "stack", blockOn([1.5, 0.5, 1.5], 0, 0, 0, 0.03), { weight: 0.7 }),
];

/** A chimney on its own. What makes it itself: a brick stack with courses that stand out under its top and clay pots on it, coming through the ridge of a roof; a mill's is a tall round tower with a crown. */
export const chimney = defineFromPlan({
  id: "chimney",
  family: "building",
  words: [
    "chimney",
    "chimney stack",
    "brick chimney",
    "chimney top",
    "rooftop chimney",
    "chimney pot",
    "smokestack",
    "factory chimney",
    "mill chimney",
    "industrial chimney",
  ],
  senses: ["chimney#1", "smokestack"],
  height: 2.8,
  view: { azimuth: 0.55, elevation: 0.14 },
  slots: {
    stack: mainSlot("brick", "", "brick|bricks|wall"),
    pot: slot("terracotta", "#b5623a", "chimney pot|flue"),
    roof: slot("roof-tiles", "", "tiles|shingles|rooftop", false),
    skirt: slot("lead", ""),
  },
  styles: {
    stack: {},
    // what is in it looks out of its top
    open: { weight: 0, traits: ["containing"] },
    tower: { weight: 0, words: ["smokestack", "factory chimney", "mill chimney", "industrial chimney"] },
  },
  count: { slot: "pot", min: 1, max: 3, most: 5 },
  sockets: ({ style }) =>
    style === "open"
      ? [{ name: "inside", position: [0, ROOF.rise + TALL - 0.75, 0], normal: [0, 1, 0], radius: 0.3 }]
      : [],
  build: (planned) => (planned.style === "tower" ? tower() : stack(planned)),
});
