import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { says, traitFactor, wants } from "../from-ask.ts";
import { choice, flag, integer, metres } from "../parameter-specs.ts";
import { earPoints, handleThrough } from "../vessel/handle.ts";
import { FLAME_SLOT } from "./flame.ts";
import { candles } from "./wax.ts";

type CandleParameters = {
  readonly stand: "none" | "dish" | "chamberstick";
  readonly radius: number;
  readonly height: number;
  readonly drips: number;
  readonly lit: boolean;
  readonly group: boolean;
};

const parameters: Concept<CandleParameters>["parameters"] = {
  stand: choice(
    ["none", "dish", "chamberstick"],
    "What it stands on; a chamberstick is a dish with a ring to carry it by.",
  ),
  radius: metres(0.008, 0.08, "Radius of the wax."),
  height: metres(0.02, 0.5, "Height of the wax."),
  drips: integer(0, 9, "Runs of wax down its side."),
  lit: flag("It burns."),
  group: flag("Three candles of different heights stand together."),
};

function sampleCandle(draw: Draw, ask: Ask): CandleParameters {
  const small = ask.word === "tea light" || ask.word === "tealight";
  const held = wants(ask, "holder", false);
  const stand = small ? "none" : draw.pick("stand", ["none", "dish", "chamberstick"] as const, [held ? 0 : 4, 3, 3]);
  const thin = stand === "chamberstick";
  const radius =
    (small ? 0.02 : thin ? 0.016 : draw.number("radius", 0.032, 0.042)) *
    traitFactor(ask, { wide: 1.3, thick: 1.4, fat: 1.4, thin: 0.6, narrow: 0.7 });
  return {
    stand,
    radius,
    height:
      radius *
      (small ? 0.9 : thin ? draw.number("slim", 6, 8.5) : draw.number("stout", 2.4, 4.2)) *
      traitFactor(ask, { tall: 1.5, long: 1.5, short: 0.6, "burnt-down": 0.42, melting: 0.6 }),
    drips: small ? 0 : says(ask, "burnt-down") || says(ask, "melting") ? 9 : draw.integer("drips", 3, 8),
    lit: wants(ask, "flame", true),
    group: stand === "none" && !small && draw.chance("group", 0.15),
  };
}

function buildCandle(p: CandleParameters): Model {
  const { radius: r, height: h } = p;
  const parts: Part[] = [];
  let floor = 0;
  if (p.stand !== "none") {
    const wide = p.stand === "dish" ? r * 1.75 : Math.max(r * 3.2, 0.05);
    const socket = p.stand === "chamberstick";
    const dish = lathe(
      roundCorners(
        [
          [0, 0],
          [wide * 0.72, 0, 0.003],
          [wide * 0.97, 0.013, 0.006],
          [wide, 0.02, 0.0015],
          [wide * 0.965, 0.0205, 0.0015],
          [wide * 0.7, 0.0075, 0.008],
          ...(socket
            ? ([
                [r * 1.35, 0.007, 0.003],
                [r * 1.22, 0.034, 0.001],
                [r * 1.5, 0.038, 0.001],
                [r * 1.5, 0.041, 0.001],
                [r * 0.98, 0.04],
                [r * 0.98, 0.012],
              ] as const)
            : []),
          [0, socket ? 0.012 : 0.0065],
        ],
        4,
      ),
      56,
    );
    floor = socket ? 0.011 : 0.0055;
    parts.push(makePart("dish", "holder", dish, { weight: 0.9 }));
    if (socket)
      parts.push(
        makePart(
          "ring",
          "holder",
          handleThrough(earPoints([wide * 0.92, 0.0105], [wide * 0.96, 0.0205], 0.038, 2.7), 0.011, 0.006, 1.2),
          { weight: 0.8 },
        ),
      );
  }
  const at: Vec3[] = [[0, floor, 0]];
  parts.push(...candles("candle", at, r, h, { drips: p.drips, lit: p.lit, segments: 40 }));
  if (p.group) {
    parts.push(
      ...candles("second", [[-r * 2.15, 0, r * 0.5]], r * 0.9, h * 0.66, { drips: p.drips, lit: p.lit, segments: 40 }),
    );
    parts.push(
      ...candles("third", [[r * 1.15, 0, r * 1.75]], r * 0.8, h * 0.42, { drips: p.drips, lit: p.lit, segments: 40 }),
    );
  }
  if (r < 0.022 && h < 0.022)
    parts.push(
      makePart(
        "cup",
        "holder",
        move(
          lathe(
            roundCorners(
              [
                [0, 0],
                [r * 1.06, 0, 0.001],
                [r * 1.08, h * 0.9],
                [r * 1.02, h * 0.9],
                [r * 0.99, 0.002],
                [0, 0.002],
              ],
              2,
            ),
            48,
          ),
          [0, -0.001, 0],
        ),
        { weight: 0.7 },
      ),
    );
  return standModel(parts, [
    { name: "top", position: [0, h + floor, 0], normal: [0, 1, 0], radius: r },
    { name: "attach", position: [0, h * 0.2, 0], normal: [0, -1, 0], radius: r },
  ]);
}

/** A candle. What makes it itself: a cylinder of wax, hollowed where it melted, runs of wax down its side, a dark wick and a bright flame; often on a dish or in a holder with a ring. */
export const candle = defineConcept<CandleParameters>({
  id: "candle",
  family: "light",
  likened: ["food", "beast", "plant"],
  words: [
    "candle",
    "wax candle",
    "pillar candle",
    "tea light",
    "tealight",
    "scented candle",
    "taper candle",
    "votive candle",
  ],
  senses: ["candle"],
  height: 0.16,
  parameters,
  slots: {
    candle: {
      words: ["wax", "body"],
      materials: ["plastic"],
      colours: ["#efe3c8", "#f4ecdc", "#b5252a", "#e5d3a8", "#7a8f6a", "#c98a9a"].map(fromHex),
    },
    wick: { words: [], materials: ["felt"], colours: [fromHex("#1c1512")], takesWhole: false },
    flame: FLAME_SLOT,
    holder: { words: ["dish", "stand", "saucer", "ring"], materials: ["bronze", "iron", "gold"], takesWhole: false },
  },
  sample: sampleCandle,
  build: buildCandle,
  view: { azimuth: 0.35, elevation: 0.24 },
});
