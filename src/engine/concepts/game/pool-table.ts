import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const [L, W] = [2.2, 1.2];
const TOP = 0.8;
const BALL = 0.042;
const BALLS = ["#e8b81c", "#1f4fa8", "#c8201a", "#5a2a8a", "#e0701a", "#1f7a3a", "#7a1a1c", "#141416"] as const;

const turnedLeg = (): Geometry =>
  turnedUp(
    [
      [0, 0],
      [0.06, 0, 0.015],
      [0.07, 0.05, 0.03],
      [0.045, 0.1, 0.02],
      [0.07, 0.3, 0.1],
      [0.085, 0.42, 0.05],
      [0.055, 0.5, 0.02],
      [0.095, 0.55, 0.02],
      [0.095, 0.64, 0.01],
      [0, 0.64],
    ],
    22,
  );

/** White spots on the rail. */
const sights: Paint = (surface, x, y, z, _nx, ny) => {
  if (ny < 0.5 || y < TOP) return;
  const near = (t: number, step: number) => Math.abs(t / step - Math.round(t / step)) * step;
  if (
    near(x, L / 8) + Math.abs(Math.abs(z) - W / 2 - 0.045) < 0.014 ||
    near(z, W / 4) + Math.abs(Math.abs(x) - L / 2 - 0.045) < 0.014
  )
    layColour(surface, [0.85, 0.83, 0.76], 0.3);
};

const ballPaint =
  (hex: string, striped: boolean): Paint =>
  (surface, _x, y, z) => {
    layColour(surface, striped && Math.abs(y) > BALL * 0.55 ? [0.86, 0.84, 0.78] : fromHex(hex), 0.12);
    if (z > BALL * 0.9) layColour(surface, [0.86, 0.84, 0.78], 0.12);
  };

function pool(): Part[] {
  const rail = merge([
    ...[-1, 1].map((s) => block([L + 0.2, 0.06, 0.12], [0, TOP + 0.01, s * (W / 2 + 0.045)], 0.015)),
    ...[-1, 1].map((s) => block([0.12, 0.06, W + 0.2], [s * (L / 2 + 0.045), TOP + 0.01, 0], 0.015)),
  ]);
  const cushions = merge([
    ...[-1, 1].flatMap((s) =>
      [-1, 1].map((x) => block([L / 2 - 0.16, 0.045, 0.05], [(x * L) / 4, TOP, s * (W / 2 - 0.02)], 0.014)),
    ),
    ...[-1, 1].map((s) => block([0.05, 0.045, W - 0.2], [s * (L / 2 - 0.02), TOP, 0], 0.014)),
  ]);
  const pocket = (x: number, z: number) =>
    move(
      turnedUp(
        [
          [0, -0.1],
          [0.06, -0.08, 0.03],
          [0.078, 0.034, 0.004],
          [0, 0.034],
        ],
        24,
      ),
      [x, TOP, z],
    );
  const cup = (x: number, z: number) =>
    move(
      turnedUp(
        [
          [0, 0.03],
          [0.066, 0.03],
          [0.066, 0.0385],
          [0, 0.0385],
        ],
        24,
      ),
      [x, TOP, z],
    );
  const places: [number, number][] = [-1, 0, 1].flatMap((x) =>
    [-1, 1].map((z): [number, number] => [x * (L / 2 + 0.01), z * (W / 2 + (x === 0 ? 0.025 : 0.01))]),
  );
  const rack: Part[] = [];
  let n = 0;
  for (let row = 0; row < 5; row += 1)
    for (let k = 0; k <= row; k += 1) {
      const at: [number, number, number] = [-0.35 - row * BALL * 1.75, TOP - 0.022 + BALL, (k - row / 2) * BALL * 2.02];
      rack.push(
        makePart(`ball-${n + 1}`, "ball", move(sphere(BALL, 16), at), {
          weight: 0.6,
          paint: ballPaint(BALLS[n % 8] as string, n > 7),
        }),
      );
      n += 1;
    }
  return [
    ...makeParts(
      "leg",
      "wood",
      [-1, 1].flatMap((x) => [-1, 1].map((z) => move(turnedLeg(), [x * (L / 2 - 0.12), 0, z * (W / 2 - 0.1)]))),
      { weight: 0.9 },
    ),
    makePart("apron", "wood", block([L + 0.1, 0.2, W + 0.1], [0, TOP - 0.13, 0], 0.02), { weight: 0.9, grain: "x" }),
    makePart("bed", "cloth", block([L, 0.03, W], [0, TOP - 0.037, 0]), { weight: 1 }),
    makePart("cushions", "cloth", cushions, { weight: 0.8 }),
    makePart("rail", "wood", rail, { weight: 1, paint: sights, grain: "x" }),
    ...makeParts(
      "pocket",
      "leather",
      places.map(([x, z]) => pocket(x, z)),
      { weight: 0.6 },
    ),
    ...makeParts(
      "hole",
      "dark",
      places.map(([x, z]) => cup(x, z)),
      { weight: 0.6 },
    ),
    ...rack,
    makePart("cue-ball", "ball", move(sphere(BALL, 18), [0.42, TOP - 0.022 + BALL, 0.06]), { weight: 0.6 }),
    makePart("cue", "cue", bar([1.28, TOP + 0.15, 0.16], [0.5, TOP + 0.035, 0.07], 0.011, 10), { weight: 0.6 }),
  ];
}

const lines: Paint = (surface, x, _y, z, _nx, ny) => {
  if (ny < 0.5) return;
  if (Math.abs(z) < 0.008 || Math.abs(x) > 1.35 || Math.abs(z) > 0.74) layColour(surface, [0.88, 0.88, 0.86], 0.5);
};

function tennis(): Part[] {
  const leg = (x: number, z: number) => bar([x, 0, z], [x, 0.74, z * 0.96], 0.03, 12);
  const net = merge([
    ...Array.from({ length: 9 }, (_, i) => block([0.006, 0.006, 1.7], [0, 0.785 + i * 0.018, 0])),
    ...Array.from({ length: 60 }, (_, i) => block([0.006, 0.15, 0.006], [0, 0.855, -0.84 + i * 0.0285])),
  ]);
  const paddle = (x: number, z: number) =>
    merge(
      [
        stretch(
          turnedUp(
            [
              [0, 0],
              [0.11, 0, 0.004],
              [0.11, 0.02, 0.004],
              [0, 0.02],
            ],
            26,
          ),
          [1, 1, 0.92],
        ),
      ].map((g) => move(g, [x, 0.7795, z])),
    );
  const handle = (x: number, z: number) => block([0.12, 0.024, 0.035], [x + 0.155, 0.798, z], 0.008);
  return [
    ...makeParts(
      "leg",
      "frame",
      [-1.1, 1.1].flatMap((x) => [-0.6, 0.6].map((z) => leg(x, z))),
      { weight: 0.8 },
    ),
    makePart("rails", "frame", merge([-1.1, 1.1].map((x) => bar([x, 0.3, -0.59], [x, 0.3, 0.59], 0.02, 10))), {
      weight: 0.4,
    }),
    makePart("top", "cloth", block([2.74, 0.04, 1.52], [0, 0.76, 0], 0.006), { weight: 1, paint: lines }),
    makePart("net", "net", net, { weight: 0.9 }),
    makePart("tape", "net", block([0.014, 0.02, 1.72], [0, 0.935, 0], 0.003), { weight: 0.7 }),
    makePart("posts", "frame", merge([-1, 1].map((s) => bar([0, 0.74, s * 0.85], [0, 0.945, s * 0.85], 0.014, 10))), {
      weight: 0.6,
    }),
    ...makeParts("paddle", "paddle", [paddle(0.8, 0.32), paddle(-0.9, -0.2)], { weight: 0.8 }),
    ...makeParts("paddle-handle", "wood", [handle(0.8, 0.32), handle(-0.9, -0.2)], { weight: 0.5 }),
    makePart("ball", "ball", move(sphere(0.035, 18), [0.5, 0.815, 0.05]), { weight: 0.7 }),
  ];
}

/** A pool table. What makes it itself: a long table on turned legs, green cloth within a broad wooden rail, six pockets, a triangle of coloured balls and a cue; a ping pong table is blue with white lines, a net across and two paddles. */
export const poolTable = defineFromPlan({
  id: "pool-table",
  family: "furniture",
  words: [
    "pool table",
    "billiard table",
    "billiards table",
    "snooker table",
    "billiards",
    "ping pong table",
    "ping-pong table",
    "table tennis table",
    "table tennis",
  ],
  senses: ["pool table"],
  height: 0.86,
  view: { azimuth: 0.55, elevation: 0.5 },
  slots: {
    cloth: mainSlot("felt", "#14713c #14713c #1a5f8a #8a1c24", "felt|bed|top|surface"),
    wood: slot("mahogany walnut oak", "", "rail|leg|frame wood|apron"),
    leather: slot("leather", "#2a1810", "pocket"),
    dark: slot("felt", "#0c0b0a", "hole"),
    ball: slot("plastic", "#f0ece0", "billiard ball"),
    cue: slot("maple", "#d8b27a", "stick"),
    frame: slot("painted-metal", "#2a2c30", "stand|post"),
    net: slot("woven-cotton", "#eceae4"),
    paddle: slot("rubber", "#b81c1c", "racket|bat"),
  },
  styles: {
    pool: { weight: 1 },
    tennis: {
      weight: 0,
      words: ["ping pong table", "ping-pong table", "table tennis table", "table tennis"],
      slots: ["net", "paddle"],
      materials: { cloth: "painted-wood" },
      dress: { cloth: "#1a4f9a|#1a4f9a|#1f6a46" },
    },
  },
  vary: 0.03,
  build: ({ style }: Planned) => (style === "tennis" ? tennis() : pool()),
});
