import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { circleOutline, type Point2 } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { wants } from "../from-ask.ts";
import { choice, flag, integer } from "../parameter-specs.ts";
import { smoothProfile } from "../vessel/hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";
import { FLAME_SLOT } from "./flame.ts";
import { candles } from "./wax.ts";

type CandlestickParameters = Proportions & {
  readonly line: "baluster" | "column" | "knops";
  readonly arms: number;
  readonly flat: boolean;
  readonly candle: boolean;
  readonly lit: number;
};

const parameters: Concept<CandlestickParameters>["parameters"] = {
  ...PROPORTIONS,
  line: choice(["baluster", "column", "knops"], "Line of the stem."),
  arms: integer(0, 8, "Arms that bear candles besides the one in the middle."),
  flat: flag("The arms lie in one plane, one around the other."),
  candle: flag("Has candles."),
  lit: integer(0, 9, "So many of them burn, the middle one first."),
};

function sampleCandlestick(draw: Draw, ask: Ask): CandlestickParameters {
  const many = ["candelabra", "candelabrum"].includes(ask.word);
  const menorah = ask.word === "menorah";
  const asked = ask.counts.get("body") ?? ask.counts.get("candle");
  const usual = menorah ? 6 : many ? draw.pick("arms", [2, 4, 4]) : 0;
  // the middle one bears a candle too
  const arms = asked === undefined ? usual : Math.min(8, Math.max(0, asked - 1));
  return {
    ...sampleProportions(draw, ask),
    line: draw.pick("line", ["baluster", "column", "knops"] as const, [3, 2, 2]),
    arms,
    flat: menorah || (many && draw.chance("flat", 0.5)),
    candle: wants(ask, "candle", true),
    lit: wants(ask, "flame", !ask.without.has("candle")) ? Math.min(9, ask.counts.get("flame") ?? 9) : 0,
  };
}

const STEMS: Readonly<Record<CandlestickParameters["line"], readonly Point2[]>> = {
  baluster: [
    [0.36, 0.12],
    [0.2, 0.17],
    [0.16, 0.24],
    [0.42, 0.3],
    [0.46, 0.36],
    [0.24, 0.5],
    [0.15, 0.66],
    [0.28, 0.74],
    [0.15, 0.8],
    [0.3, 0.9],
  ],
  column: [
    [0.4, 0.12],
    [0.26, 0.16],
    [0.25, 0.2],
    [0.34, 0.22],
    [0.23, 0.26],
    [0.2, 0.55],
    [0.18, 0.78],
    [0.3, 0.82],
    [0.2, 0.86],
    [0.3, 0.92],
  ],
  knops: [
    [0.34, 0.12],
    [0.17, 0.2],
    [0.38, 0.26],
    [0.17, 0.32],
    [0.15, 0.46],
    [0.44, 0.53],
    [0.15, 0.6],
    [0.14, 0.74],
    [0.34, 0.8],
    [0.15, 0.86],
    [0.28, 0.92],
  ],
};

function buildCandlestick(p: CandlestickParameters): Model {
  const size = p.arms > 0 ? 1.45 : 1;
  const [r, h] = [0.062 * p.wide * (p.arms > 0 ? 1.2 : 1), 0.2 * p.tall * size];
  const foot: readonly Point2[] = [
    [1, 0],
    [1.02, 0.02],
    [0.94, 0.045],
    [0.7, 0.065],
    [0.55, 0.09],
  ];
  const thin = p.arms > 0 ? 0.75 : 1;
  const stem = smoothProfile(
    [...foot, ...STEMS[p.line].map(([x, y]) => [x * thin, y] as const)].map(([x, y]) => [x * r, y * h] as const),
    5,
  );
  const candleRadius = 0.0125 * (p.arms > 0 ? 0.95 : 1);
  const top = (stem.at(-1) as Point2)[1];
  const parts: Part[] = [
    makePart("foot", "body", lathe([[0, 0], ...stem.filter(([, y]) => y <= h * 0.09), [0, h * 0.09]], 48), {
      weight: 0.9,
    }),
    makePart("stem", "body", lathe([[0, h * 0.08], ...stem.filter(([, y]) => y >= h * 0.08), [0, top]], 48), {
      weight: 1,
    }),
    makePart("cup", "body", move(cup(candleRadius), [0, top - 0.002, 0]), { weight: 0.8 }),
  ];
  const bearer = 0.03;
  const seats: Vec3[] = [[0, top + bearer - 0.02, 0]];
  const arms: Geometry[] = [];
  const cups: Geometry[] = [];
  const ends: Vec3[] = [];
  const pairs = p.flat ? p.arms / 2 : 1;
  for (let i = 0; i < p.arms; i += 1) {
    const ringAt = p.flat ? Math.floor(i / 2) + 1 : 1;
    const angle = p.flat ? (i % 2) * PI : (i / p.arms) * TAU + PI / 4;
    const reach = p.flat ? (0.062 + 0.03 * (p.arms > 4 ? 0 : 1)) * ringAt * p.wide : 0.115 * p.wide;
    const from = p.flat && p.arms > 4 ? h * (0.72 - 0.12 * ringAt) : h * 0.53;
    const end = p.flat && p.arms > 4 ? top - 0.004 : top - 0.045 + (p.flat ? 0.02 : 0);
    const low = Math.max(h * 0.14, from - (p.flat && p.arms > 4 ? h * 0.06 : h * 0.08));
    const line = curveThrough(
      p.flat && p.arms > 4
        ? [
            [0, from, 0],
            [reach * 0.5, from + 0.012 * ringAt * 0.4, 0],
            [reach * 0.87, from + (end - from) * 0.36, 0],
            [reach, end - 0.004, 0],
          ]
        : [
            [0, from, 0],
            [reach * 0.3, from + h * 0.05, 0],
            [reach * 0.62, low, 0],
            [reach * 0.96, low + (end - low) * 0.45, 0],
            [reach, end, 0],
          ],
      8,
    );
    arms.push(turnY(sweep(circleOutline(r * 0.105, 12), line, { scale: (t) => 1.25 - 0.4 * t, up: [0, 0, 1] }), angle));
    cups.push(turnY(move(cup(candleRadius), [reach, end - 0.003, 0]), angle));
    ends.push([reach * cos(angle), end + 0.009, -reach * sin(angle)]);
  }
  if (pairs > 0) seats.push(...ends);
  parts.push(
    ...makeParts("arm", "body", arms, { weight: 0.9 }),
    ...makeParts("drip-pan", "body", cups, { weight: 0.7 }),
  );
  const tall = p.arms > 4 ? 0.075 : 0.115 * Math.sqrt(p.tall);
  if (p.candle)
    parts.push(
      ...candles("candle", seats, candleRadius, tall, { drips: p.arms > 0 ? 2 : 4, lit: p.lit, segments: 20 }),
    );
  return standModel(parts, [
    { name: "top", position: [0, top + 0.03, 0], normal: [0, 1, 0], radius: 0.03 },
    { name: "attach", position: [0, h * 0.4, 0], normal: [0, -1, 0], radius: 0.02 },
  ]);
}

/** A drip pan with a cup for the candle, from y = 0. */
const cup = (r: number): Geometry =>
  lathe(
    [
      [0, 0],
      ...smoothProfile(
        [
          [r * 0.5, 0],
          [r * 1.3, 0.003],
          [r * 2.5, 0.006],
          [r * 2.7, 0.011],
          [r * 2.3, 0.0105],
          [r * 1.5, 0.009],
          [r * 1.2, 0.014],
          [r * 1.3, 0.028],
          [r * 1.45, 0.031],
          [r * 1.02, 0.0312],
        ],
        3,
      ),
      [r * 0.96, 0.013],
      [0, 0.0125],
    ],
    32,
  );

/**
 * A candlestick. What makes it itself: a turned metal stem on a wide stepped foot, a drip pan and a cup on top with a slim burning
 * candle in it; a candelabra bears more on curved arms around, a menorah seven in a row.
 */
export const candlestick = defineConcept<CandlestickParameters>({
  id: "candlestick",
  family: "light",
  words: [
    "candlestick",
    "candleholder",
    "candle holder",
    "candle stick",
    "candle stand",
    "candelabra",
    "candelabrum",
    "menorah",
  ],
  senses: ["candlestick", "candelabrum"],
  height: 0.3,
  parameters,
  slots: {
    body: {
      words: ["stem", "foot", "base", "arm", "holder", "branch"],
      materials: ["gold", "bronze", "silver", "iron"],
    },
    candle: {
      words: ["wax", "taper"],
      materials: ["plastic"],
      colours: ["#f2ead6", "#efe3c8", "#b5252a"].map(fromHex),
      takesWhole: false,
    },
    wick: { words: [], materials: ["felt"], colours: [fromHex("#1c1512")], takesWhole: false },
    flame: FLAME_SLOT,
  },
  sample: sampleCandlestick,
  build: buildCandlestick,
  view: { azimuth: 0.3, elevation: 0.2 },
});
