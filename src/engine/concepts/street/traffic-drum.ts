import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";

/** Heights of the drum's steps from the foot up, and its radius below each: it narrows so that drums stack. */
const STEPS = [
  [0.1, 0.292],
  [0.29, 0.282],
  [0.46, 0.268],
  [0.63, 0.254],
  [0.8, 0.24],
  [0.97, 0.226],
] as const;
const RIDGE = 0.012;
/** How far a band of sheeting stands off the plastic. */
const SHEETING = 0.003;

/** Bands lie between the steps, white below orange below white: the plastic shows as the rest. */
const BANDED = [0, 1, 2, 3];

function build(): Part[] {
  const wall = STEPS.flatMap(([y, r], i): Corner[] => {
    const next = STEPS[i + 1];
    if (!next) return [[r, y, 0.012]];
    return [
      [r + RIDGE, y, 0.006],
      [r + RIDGE, y + 0.022, 0.006],
      [r, y + 0.034, 0.004],
      [next[1] + 0.004, next[0] - 0.008, 0.004],
    ];
  });
  const bands = BANDED.map((i) => {
    const [y, r] = STEPS[i] as (typeof STEPS)[number];
    const [over, narrow] = STEPS[i + 1] as (typeof STEPS)[number];
    const [low, high] = [y + 0.044, over - 0.018];
    const at = (h: number) => r + ((narrow + 0.004 - r) * (h - y - 0.034)) / (over - 0.042 - y);
    return turnedUp(
      [
        [at(low) - 0.01, low],
        [at(low) + SHEETING, low],
        [at(high) + SHEETING, high],
        [at(high) - 0.01, high],
        [at(low) - 0.01, low],
      ],
      64,
    );
  });
  const handle = tube(
    0.022,
    curveThrough(
      [
        [-0.13, 0.95, 0],
        [-0.115, 1.03, 0],
        [-0.06, 1.065, 0],
        [0.06, 1.065, 0],
        [0.115, 1.03, 0],
        [0.13, 0.95, 0],
      ],
      5,
    ),
    14,
  );
  return [
    makePart("drum", "body", turnedUp([[0, 0.06], [0.29, 0.06], ...wall, [0.2, 0.985, 0.01], [0, 0.985]], 64), {
      weight: 1,
    }),
    ...makeParts(
      "band",
      "stripe",
      [bands[0], bands[2]].filter((each) => each !== undefined),
      { weight: 0.9 },
    ),
    ...makeParts(
      "sheet",
      "sheet",
      [bands[1], bands[3]].filter((each) => each !== undefined),
      { weight: 0.9 },
    ),
    makePart("handle", "body", move(handle, [0, 0, 0]), { weight: 0.7 }),
    makePart(
      "foot",
      "foot",
      turnedUp(
        [
          [0, 0],
          [0.37, 0, 0.01],
          [0.37, 0.035, 0.012],
          [0.315, 0.085, 0.02],
          [0, 0.085],
        ],
        64,
      ),
      { weight: 0.8 },
    ),
  ];
}

/** A traffic barrel. What makes it itself: a stepped drum of orange plastic with reflecting bands of white and orange about it, a handle on its lid, in a heavy black rubber ring. */
export const trafficDrum = defineFromPlan({
  id: "traffic-drum",
  family: "object",
  words: [
    "traffic barrel",
    "traffic drum",
    "construction barrel",
    "construction drum",
    "road barrel",
    "roadwork barrel",
    "safety barrel",
    "safety drum",
    "barricade barrel",
  ],
  height: 1.08,
  view: { azimuth: 0.5, elevation: 0.16 },
  slots: {
    body: mainSlot("plastic", "#f0560f #ee4f10 #f26a14", "drum"),
    stripe: slot("plastic", "#f0f0ec", "band|reflector"),
    sheet: slot("plastic", "#ff6a1c"),
    foot: slot("rubber", "#1b1b1d", "base|ring|tyre"),
  },
  build,
});
