import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

/** Width and height of the board, the height of its foot, and the depth of its face; metres. */
const [WIDE, HIGH, FOOT, FACE] = [3.2, 1.7, 1.3, 0.17];
const [RED, AMBER, WHITE, DARK]: Vec3[] = [
  [0.95, 0.05, 0.02],
  [0.98, 0.55, 0.03],
  [0.86, 0.86, 0.84],
  [0.012, 0.013, 0.015],
] as Vec3[] as [Vec3, Vec3, Vec3, Vec3];

interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly colour: Vec3;
  /** A dark field of lamps behind it: half its width over the height. */
  readonly field?: number;
}

function lines(score: readonly [number, number], clock: string): Line[] {
  const number = (n: number) => (n < 10 ? `0${n}` : String(n));
  return [
    { text: "HOME", x: -1.0, y: 0.56, height: 0.24, colour: WHITE as Vec3 },
    { text: "GUEST", x: 1.0, y: 0.56, height: 0.24, colour: WHITE as Vec3 },
    { text: number(score[0]), x: -1.0, y: 0.04, height: 0.52, colour: RED as Vec3, field: 0.92 },
    { text: number(score[1]), x: 1.0, y: 0.04, height: 0.52, colour: RED as Vec3, field: 0.92 },
    { text: clock, x: 0, y: 0.44, height: 0.26, colour: AMBER as Vec3, field: 1.95 },
    { text: "PERIOD", x: 0, y: -0.02, height: 0.13, colour: WHITE as Vec3 },
    { text: String(1 + (score[0] % 4)), x: 0, y: -0.3, height: 0.28, colour: AMBER as Vec3, field: 0.75 },
    { text: "FOULS", x: -1.0, y: -0.46, height: 0.12, colour: WHITE as Vec3 },
    { text: "FOULS", x: 1.0, y: -0.46, height: 0.12, colour: WHITE as Vec3 },
    { text: String(score[1] % 7), x: -1.0, y: -0.67, height: 0.17, colour: AMBER as Vec3, field: 0.75 },
    { text: String(score[0] % 6), x: 1.0, y: -0.67, height: 0.17, colour: AMBER as Vec3, field: 0.75 },
  ];
}

function build({ seed, has, style }: Planned): Part[] {
  const score = [(seed * 7) % 90, (seed * 13 + 5) % 90] as const;
  const written = lines(score, `${(seed % 9) + 1}:${10 + (seed % 49)}`);
  const foot = style === "stood" ? FOOT : 0.02;
  const middle = foot + HIGH / 2;
  const shown: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.7) return;
    for (const line of written) {
      const [u, v] = [x - line.x, y - middle - line.y];
      if (isWritten(line.text, u, v, line.height, line.field ? 0.1 : 0.075))
        return layColour(surface, line.colour, 0.4, 0);
      if (line.field && Math.abs(u) < line.height * line.field && Math.abs(v) < line.height * 0.68)
        return layColour(surface, DARK as Vec3, 0.35, 0);
    }
  };
  const frame = [-1, 1].flatMap((s) => [
    block([WIDE + 0.1, 0.07, 0.26], [0, middle + (s * HIGH) / 2, 0.06], 0.015),
    block([0.07, HIGH + 0.07, 0.26], [(s * WIDE) / 2 + s * 0.02, middle, 0.06], 0.015),
  ]);
  const crown = block([WIDE * 0.6, 0.34, 0.16], [0, middle + HIGH / 2 + 0.2, 0.06], 0.03);
  return [
    makePart("board", "board", block([WIDE, HIGH, 0.26], [0, middle, FACE - 0.13], 0.01), { weight: 1, paint: shown }),
    makePart("frame", "frame", merge(frame), { weight: 0.7 }),
    makePart("crown", "board", crown, {
      weight: 0.7,
      paint: (surface, x, y, _z, _nx, _ny, nz) => {
        if (nz > 0.7 && isWritten("SCOREBOARD", x, y - middle - HIGH / 2 - 0.2, 0.17))
          layColour(surface, WHITE as Vec3);
      },
    }),
    ...(style === "stood"
      ? [
          ...makeParts(
            "post",
            "post",
            [-1, 1].map((s) =>
              block([0.16, FOOT + HIGH * 0.6, 0.16], [s * WIDE * 0.34, (FOOT + HIGH * 0.6) / 2, -0.06], 0.02),
            ),
            { weight: 0.8 },
          ),
          makePart(
            "feet",
            "post",
            merge([-1, 1].map((s) => block([0.42, 0.07, 0.42], [s * WIDE * 0.34, 0.035, -0.06], 0.02))),
            { weight: 0.4 },
          ),
        ]
      : []),
    ...(has("horn")
      ? [
          makePart(
            "horn",
            "post",
            bar([0, middle + HIGH / 2 + 0.34, 0.06], [0, middle + HIGH / 2 + 0.5, 0.06], 0.09, 20),
            { weight: 0.3 },
          ),
        ]
      : []),
  ];
}

/** A scoreboard. What makes it itself: a wide dark board on two posts with HOME and GUEST over big red numbers of lamps, between them the clock and the period in amber, in a bright frame. */
export const scoreboard = defineFromPlan({
  id: "scoreboard",
  family: "sport",
  words: [
    "scoreboard",
    "score board",
    "electronic scoreboard",
    "basketball scoreboard",
    "baseball scoreboard",
    "football scoreboard",
    "digital scoreboard",
  ],
  senses: ["scoreboard"],
  height: 3.4,
  vary: 0.03,
  view: { azimuth: 0.32, elevation: 0.06 },
  slots: {
    board: mainSlot("painted-metal", "#12244a #16181c #14402a #5a1420", "panel|face|case"),
    frame: slot("painted-metal", "#e8e6e0 #c8a020", "border|edge"),
    post: slot("painted-metal", "#5a5e64 #2a2c30", "leg|pole"),
  },
  styles: { stood: { weight: 3 }, hung: { weight: 0, words: ["digital scoreboard"] } },
  extras: { horn: { chance: 0.3, slot: "post" } },
  build,
});
