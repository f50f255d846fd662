import { noise } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline, reverseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";
import { turnedAcross } from "../vehicle/bodywork.ts";

type Line = readonly [text: string, x: number, y: number, height: number];

/** What is written: fractions of the board's width and height from its middle; letters as a fraction of its height. */
const LESSONS: readonly (readonly Line[])[] = [
  [
    ["ABC", -0.22, 0.24, 0.24],
    ["1+2=3", 0.2, -0.06, 0.19],
    ["4+4=8", 0.2, -0.31, 0.19],
  ],
  [
    ["E=MC*2", 0, 0.2, 0.24],
    ["A+B=C", -0.17, -0.12, 0.15],
    ["X=7", 0.24, -0.3, 0.17],
  ],
  [
    ["HELLO", 0, 0.22, 0.26],
    ["2*3=6", -0.2, -0.12, 0.17],
    ["9-5=4", -0.2, -0.34, 0.17],
  ],
  [
    ["A B C D E", 0, 0.27, 0.16],
    ["1 2 3 4 5", 0, 0.0, 0.16],
    ["7+2=9", 0.16, -0.29, 0.18],
  ],
];
const CHALK = [0.86, 0.87, 0.84] as const;
const PINK = [0.9, 0.5, 0.55] as const;
const YELLOW = [0.95, 0.82, 0.35] as const;

/** Chalk on slate, with the eraser's clouds; a small drawing where the lesson leaves room. */
const chalked =
  (w: number, h: number, lesson: number, seed: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    const cloud = 0.5 + 0.5 * noise(x * 2.6, y * 5, 0, seed);
    const dust = 0.035 * cloud * cloud;
    layColour(surface, [surface.r + dust, surface.g + dust, surface.b + dust]);
    const [u, v] = [x / w, y / h];
    const rub = noise(x * 160, y * 160, 0, seed + 3);
    const draw = (colour: readonly [number, number, number]): void => {
      const k = rub > -0.45 ? 0.9 : 0.4;
      layColour(
        surface,
        [
          surface.r + (colour[0] - surface.r) * k,
          surface.g + (colour[1] - surface.g) * k,
          surface.b + (colour[2] - surface.b) * k,
        ],
        0.95,
      );
    };
    for (const [i, [text, lx, ly, height]] of (LESSONS[lesson] as readonly Line[]).entries())
      if (isWritten(text, (u - lx) * w, (v - ly) * h, height * h, 0.062))
        draw(i === 1 && lesson % 2 === 0 ? YELLOW : CHALK);
    if (lesson === 0 || lesson === 3) {
      const [a, b] = [x + 0.29 * w, y + 0.24 * h];
      const size = 0.15 * h;
      const r = Math.sqrt(a * a + b * b);
      if (Math.abs(r - size) < 0.011) draw(YELLOW);
      if (Math.abs(b - 0.3 * size) < 0.022 && Math.abs(Math.abs(a) - 0.36 * size) < 0.013) draw(CHALK);
      if (Math.abs(r - 0.6 * size) < 0.011 && b < -0.18 * size) draw(PINK);
    }
  };

function build({ style, seed }: Planned): Part[] {
  const wheeled = style === "stand";
  const child = style === "easel";
  const [w, h] = child ? [0.72, 0.56] : [1.5, 0.92];
  const rim = child ? 0.05 : 0.062;
  const y = wheeled ? 1.28 : child ? 0.82 : 0.56;
  const lean = child ? 0.2 : wheeled ? 0.06 : 0;
  const front = (g: Geometry): Geometry => move(turnX(g, -lean), [0, y, 0]);
  const slate = block([w, h, 0.02], [0, 0, 0.004]);
  const frame = settle(
    extrude(rectangleOutline(w + 2 * rim, h + 2 * rim, 0.012, 2), {
      depth: 0.045,
      bevel: 0.008,
      holes: [reverseOutline(rectangleOutline(w - 0.004, h - 0.004, 0.002, 1))],
    }),
  );
  const tray = block([w * 0.96, 0.025, 0.11], [0, -h / 2 - rim + 0.005, 0.07], 0.008);
  const lip = block([w * 0.96, 0.045, 0.016], [0, -h / 2 - rim + 0.014, 0.122], 0.006);
  const sticks = [0, 1, 2].map((i) =>
    bar(
      [-w * 0.3 + i * 0.1, -h / 2 - rim + 0.027, 0.06 + 0.014 * i],
      [-w * 0.3 + i * 0.1 + 0.075, -h / 2 - rim + 0.027, 0.07],
      0.0095,
      10,
    ),
  );
  const tone =
    (i: number): Paint =>
    (surface) =>
      layColour(surface, ([CHALK, PINK, YELLOW] as const)[i % 3] as typeof CHALK, 0.9);
  const eraser = [
    block([0.15, 0.03, 0.055], [w * 0.24, -h / 2 - rim + 0.03, 0.07], 0.008),
    block([0.15, 0.026, 0.055], [w * 0.24, -h / 2 - rim + 0.057, 0.07], 0.008),
  ];
  const [half, legZ] = [w / 2 + rim + 0.04, 0.34];
  const stand: Geometry[] = wheeled
    ? [-1, 1].flatMap((s): Geometry[] => [
        block([0.06, y + h * 0.3, 0.06], [s * half, (y + h * 0.3) / 2 + 0.1, 0], 0.012),
        block([0.06, 0.06, legZ * 2], [s * half, 0.14, 0], 0.014),
        bar([s * half, 0.16, legZ * 0.7], [s * half, 0.5, 0.01], 0.02, 8),
        bar([s * half, 0.16, -legZ * 0.7], [s * half, 0.5, -0.01], 0.02, 8),
        bar([s * (half - 0.1), y, 0], [s * (half + 0.04), y, 0], 0.022, 12),
      ])
    : [];
  const legs: Geometry[] = child
    ? [
        ...[-1, 1].flatMap((s): Geometry[] => [
          bar([s * 0.4, 0.0, 0.2], [s * 0.36, 1.2, -0.09], 0.022, 8),
          bar([s * 0.4, 0.0, -0.42], [s * 0.36, 1.2, -0.11], 0.022, 8),
        ]),
        bar([-0.37, 1.17, -0.1], [0.37, 1.17, -0.1], 0.024, 8),
        bar([-0.39, 0.3, 0.13], [0.39, 0.3, 0.13], 0.018, 8),
        bar([-0.39, 0.3, -0.34], [0.39, 0.3, -0.34], 0.018, 8),
      ]
    : [];
  const wheels = wheeled
    ? [-1, 1].flatMap((s) =>
        [-1, 1].map((k) =>
          turnedAcross(
            [
              [0, -0.018],
              [0.05, -0.016, 0.006],
              [0.05, 0.016, 0.006],
              [0, 0.018],
            ],
            [s * half, 0.05, k * (legZ - 0.06)],
            20,
          ),
        ),
      )
    : [];
  const forks = wheeled
    ? [-1, 1].flatMap((s) => [-1, 1].map((k) => block([0.05, 0.08, 0.04], [s * half, 0.09, k * (legZ - 0.06)], 0.008)))
    : [];
  return [
    {
      ...makePart("slate", "slate", slate, { weight: 1, paint: chalked(w, h, seed % LESSONS.length, seed % 97) }),
      geometry: front(slate),
    },
    makePart("frame", "frame", front(frame), { weight: 1, grain: "x" }),
    makePart("tray", "frame", front(merge([tray, lip])), { weight: 0.7, grain: "x" }),
    ...sticks.map((g, i) => makePart(`chalk-${i + 1}`, "chalk", front(g), { weight: 0.4, paint: tone(i) })),
    makePart("eraser-felt", "eraser", front(eraser[0] as Geometry), { weight: 0.4 }),
    makePart("eraser-back", "stand", front(eraser[1] as Geometry), { weight: 0.3 }),
    ...(stand.length > 0
      ? [
          makePart("stand", "stand", merge([...stand, block([2 * half, 0.05, 0.05], [0, 0.36, 0], 0.012)]), {
            weight: 0.8,
          }),
        ]
      : []),
    ...(legs.length > 0 ? [makePart("legs", "stand", merge(legs), { weight: 0.8 })] : []),
    ...(wheels.length > 0
      ? [
          ...makeParts("caster", "wheel", wheels, { weight: 0.4 }),
          makePart("forks", "wheel", merge(forks), { weight: 0.2 }),
        ]
      : []),
  ];
}

/**
 * A chalkboard. What makes it itself: a wide dark green or black board in a wooden frame with sums, letters and drawings in white and coloured chalk, clouds of
 * wiped chalk, a tray with chalk and eraser; on a wheeled stand, on a child's folding legs, or plain for a wall.
 */
export const chalkboard = defineFromPlan({
  id: "chalkboard",
  family: "furniture",
  words: [
    "chalkboard",
    "blackboard",
    "chalk board",
    "school board",
    "classroom board",
    "slate board",
    "rolling blackboard",
    "easel chalkboard",
  ],
  senses: ["blackboard"],
  height: 1.6,
  vary: 0.04,
  view: { azimuth: 0.3, elevation: 0.08 },
  slots: {
    slate: mainSlot("plastic", "#1f3a2c #1d3d30 #1c1e20 #23282a", "board|surface"),
    frame: slot("oak", "#a8743c #8a5a2e #c49a5c", "border|wood|tray"),
    stand: slot("oak", "#8f6234 #6e4824", "leg|back"),
    chalk: slot("plaster", "#f2f1ec"),
    eraser: slot("felt", "#3a3f4a #7a2a2a", "sponge|duster"),
    wheel: slot("rubber", "#232427", "caster"),
  },
  styles: {
    stand: { weight: 3, words: ["rolling blackboard"], slots: ["wheel"] },
    wall: { weight: 1.2 },
    easel: { weight: 1, words: ["easel chalkboard"] },
  },
  build,
});
