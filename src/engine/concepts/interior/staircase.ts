import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { WOOD_COLOURS } from "../storage/wood-colours.ts";

const STEPS = 9;
const [RISE, GOING, WIDE] = [0.18, 0.26, 1];

/** A staircase. What makes it itself: equal steps climbing one behind the other between strings, with posts, balusters and a slanting handrail; a spiral one winds around a pole. */
export const staircase = defineThing<"straight" | "spiral">({
  id: "staircase",
  family: "furniture",
  words: {
    staircase: "",
    stairs: "straight",
    stair: "straight",
    stairway: "straight",
    "spiral staircase": "spiral",
    steps: "straight",
    "flight of stairs": "straight",
  },
  senses: ["stairway"],
  forms: { straight: 2, spiral: 1 },
  choose: (ask) => (says(ask, "twisted") || says(ask, "curved") || says(ask, "round") ? "spiral" : undefined),
  height: 2.5,
  slots: {
    step: { words: ["tread", "stair step"], materials: ["oak"], colours: WOOD_COLOURS },
    body: {
      words: ["riser", "string", "side"],
      materials: ["painted-wood"],
      colours: ["#efece4", "#d8d2c4"].map(fromHex),
      takesWhole: false,
    },
    rail: {
      words: ["handrail", "banister", "railing"],
      materials: ["oak", "iron"],
      colours: ["#6f4a2c", "#3a2a20"].map(fromHex),
    },
    baluster: {
      words: ["post", "spindle"],
      materials: ["painted-wood", "iron"],
      colours: ["#efece4", "#2a2a2d"].map(fromHex),
      takesWhole: false,
    },
  },
  build: ({ form }) => (form === "spiral" ? spiral() : straight()),
  sockets: ({ form }) =>
    form === "spiral"
      ? []
      : [{ name: "top", position: [0, STEPS * RISE, -((STEPS - 0.5) * GOING)], normal: [0, 1, 0], radius: 0.12 }],
  view: { azimuth: 0.75, elevation: 0.25 },
});

function straight(): Part[] {
  const treads = Array.from({ length: STEPS }, (_, i) =>
    move(box([WIDE + 0.05, 0.035, GOING + 0.035], { bevel: 0.01, bevelSteps: 2 }), [
      0,
      RISE * (i + 1) - 0.0175,
      -GOING * (i + 0.5) + 0.014,
    ]),
  );
  const profile: (readonly [number, number])[] = [[0, 0]];
  for (let i = STEPS; i > 0; i -= 1) profile.push([GOING * i, RISE * i - 0.02], [GOING * (i - 1), RISE * i - 0.02]);
  const steps = [...profile.slice(0, 1), [GOING * STEPS, 0] as const, ...profile.slice(1)];
  const body = turnY(extrude(steps, { depth: WIDE }), PI / 2);
  const rail = (s: number): Geometry[] => {
    const x = s * (WIDE / 2 - 0.04);
    const at = (i: number): readonly [number, number, number] => [x, RISE * (i + 0.5) + 0.9, -GOING * i];
    return [
      tube(0.032, [[x, at(0)[1], 0.02], at(0.4), at(STEPS - 0.6), [x, at(STEPS - 0.6)[1], -GOING * STEPS + 0.02]], 16),
    ];
  };
  const balusters = [-1, 1].flatMap((s) =>
    Array.from({ length: STEPS * 2 }, (_, k) => {
      const i = (k + 0.5) / 2;
      const x = s * (WIDE / 2 - 0.04);
      const foot = RISE * (Math.floor(i) + 1) - 0.01;
      return tube(
        0.013,
        [
          [x, foot, -GOING * i],
          [x, RISE * (i + 0.5) + 0.89, -GOING * i],
        ],
        8,
      );
    }),
  );
  const newels = [-1, 1].flatMap((s) =>
    [
      [0.02, 0, 1.1],
      [-GOING * (STEPS - 0.2), RISE * STEPS - 0.02, RISE * STEPS + 1.05],
    ].map(([z, y0, y1]) =>
      merge([
        move(box([0.085, (y1 as number) - (y0 as number), 0.085], { bevel: 0.01, bevelSteps: 2 }), [
          s * (WIDE / 2 - 0.04),
          ((y0 as number) + (y1 as number)) / 2,
          z as number,
        ]),
        move(sphere(0.055, 20), [s * (WIDE / 2 - 0.04), (y1 as number) + 0.035, z as number]),
      ]),
    ),
  );
  return [
    makePart("body", "body", body, { weight: 0.9 }),
    ...makeParts("tread", "step", treads, { grain: "x", weight: 1, ownPiece: true }),
    ...makeParts("newel", "rail", newels, { weight: 0.8 }),
    ...makeParts("handrail", "rail", [...rail(-1), ...rail(1)], { grain: "z", weight: 0.8 }),
    makePart("balusters", "baluster", merge(balusters), { weight: 0.7 }),
  ];
}

function spiral(): Part[] {
  const [count, r, turn] = [14, 0.85, 0.42];
  const rise = 0.185;
  const half = turn * 0.56;
  const n = 5;
  const wedge = extrude(
    [
      [0.02, -0.045],
      ...Array.from(
        { length: n + 1 },
        (_, i) => [r * cos(-half + (2 * half * i) / n), r * sin(-half + (2 * half * i) / n)] as const,
      ),
      [0.02, 0.045],
    ],
    { depth: 0.04, bevel: 0.008, bevelSteps: 2 },
  );
  const flat = turnX(wedge, -PI / 2);
  const treads = Array.from({ length: count }, (_, i) => move(turnY(flat, i * turn), [0, rise * (i + 1), 0]));
  const at = (i: number, y: number): readonly [number, number, number] => [
    (r - 0.05) * cos(i * turn),
    y,
    -(r - 0.05) * sin(i * turn),
  ];
  const bars = Array.from({ length: count * 2 - 1 }, (_, k) => {
    const i = k / 2;
    return tube(0.012, [at(i, rise * (Math.round(i) + 1) - 0.01), at(i, rise * (i + 1) + 0.88)], 8);
  });
  const rail = tube(
    0.028,
    Array.from({ length: count * 4 - 3 }, (_, k) => at(k / 4, rise * (k / 4 + 1) + 0.88)),
    12,
    { endRounding: 0.012 },
  );
  const pole = cylinder({ radius: 0.06, height: rise * count + 1, bevel: 0.01, segments: 32 });
  return [
    makePart("pole", "body", pole, { weight: 0.8 }),
    makePart("base", "body", cylinder({ radius: 0.16, height: 0.03, bevel: 0.008, segments: 32 }), { weight: 0.3 }),
    makePart("knob", "rail", move(sphere(0.075, 24), [0, rise * count + 1.05, 0]), { weight: 0.4 }),
    ...makeParts("tread", "step", treads, { weight: 1, ownPiece: true }),
    makePart("handrail", "rail", rail, { weight: 0.8 }),
    makePart("balusters", "baluster", merge(bars), { weight: 0.7 }),
  ];
}
