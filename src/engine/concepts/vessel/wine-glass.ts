import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { says, wants } from "../from-ask.ts";
import { choice, flag } from "../parameter-specs.ts";
import { clearPaint, DRINK_SLOTS, DRINKS, type Drink, drinkOf, FULLNESS, fillThrough, fullnessOf } from "./drink.ts";
import { hollow, radiusAt, smoothProfile } from "./hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "./proportions.ts";

type WineGlassParameters = Proportions & {
  readonly style: "red" | "white" | "flute" | "martini" | "coupe";
  readonly drink: Drink;
  readonly garnish: boolean;
  readonly brimful: boolean;
  readonly fullness: number;
};

const parameters: Concept<WineGlassParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(["red", "white", "flute", "martini", "coupe"], "Line of the bowl."),
  drink: choice(DRINKS, "What is in it."),
  garnish: flag("An olive on a stick, or a cherry."),
  brimful: flag("Filled almost to the rim."),
  fullness: FULLNESS,
};

/** Share of the bowl that is filled where it is said to be full. */
const BRIM = 0.86;

/** Radius of the bowl and whole height in metres; the bowl's outside as parts of both; share of the bowl that is filled. */
const LINES: Readonly<Record<WineGlassParameters["style"], readonly [number, number, readonly Point2[], number]>> = {
  red: [
    0.05,
    0.225,
    [
      [0.3, 0.46],
      [0.66, 0.51],
      [0.92, 0.6],
      [1, 0.7],
      [0.95, 0.82],
      [0.82, 0.93],
      [0.75, 1],
    ],
    0.42,
  ],
  white: [
    0.042,
    0.21,
    [
      [0.3, 0.49],
      [0.68, 0.54],
      [0.94, 0.64],
      [1, 0.73],
      [0.95, 0.86],
      [0.84, 1],
    ],
    0.45,
  ],
  flute: [
    0.028,
    0.235,
    [
      [0.3, 0.36],
      [0.6, 0.4],
      [0.86, 0.5],
      [1, 0.68],
      [0.98, 0.85],
      [0.9, 1],
    ],
    0.72,
  ],
  martini: [
    0.062,
    0.185,
    [
      [0.06, 0.53],
      [0.1, 0.545],
      [0.4, 0.68],
      [0.7, 0.835],
      [0.985, 0.985],
      [1, 1],
    ],
    0.75,
  ],
  coupe: [
    0.052,
    0.16,
    [
      [0.26, 0.6],
      [0.62, 0.64],
      [0.9, 0.74],
      [1, 0.87],
      [0.98, 1],
    ],
    0.66,
  ],
};

function sampleWineGlass(draw: Draw, ask: Ask): WineGlassParameters {
  const word = ask.word;
  const style = /martini|cocktail|margarita/.test(word)
    ? "martini"
    : /flute/.test(word)
      ? "flute"
      : /champagne|prosecco/.test(word) || ask.parts.has("champagne")
        ? draw.pick("sparkling", ["flute", "coupe"] as const, [3, 1])
        : draw.pick("style", ["red", "white"] as const, [3, 2]);
  const usual: Drink =
    style === "martini"
      ? draw.pick("mixed", ["juice", "content", "potion"] as const)
      : style === "flute" || style === "coupe"
        ? "beer"
        : draw.pick("usual", ["wine", "beer", "none"] as const, [6, 2, 1]);
  return {
    ...sampleProportions(draw, ask, 0.06),
    style,
    drink: drinkOf(ask, style === "red" || style === "white" ? "wine" : usual, usual),
    garnish: wants(ask, "garnish", style === "martini"),
    brimful: says(ask, "full"),
    fullness: fullnessOf(ask),
  };
}

export function buildWineGlass(p: WineGlassParameters): Model {
  const [radius, height, line, full] = LINES[p.style];
  const [r, h] = [radius * p.wide, height * p.tall];
  const bowlLow = (line[0] as Point2)[1] * h;
  const bowl = smoothProfile(
    line.map(([x, y]) => [x * r, y * h] as const),
    5,
  );
  const stem = 0.0042;
  const foot = Math.max(r * 0.86, 0.03);
  const outside: Point2[] = [
    ...smoothProfile(
      [
        [foot, 0],
        [foot, 0.0016],
        [foot * 0.6, 0.005],
        [stem * 2, 0.011],
        [stem, 0.026],
        [stem, bowlLow * 0.7],
        [stem * 1.1, bowlLow - 0.008],
      ],
      4,
    ),
    ...bowl.filter(([x]) => x > stem * 1.3),
  ];
  const bottom = bowlLow + h * (p.style === "martini" ? 0.03 : 0.012);
  const parts: Part[] = [
    makePart("body", "body", lathe(hollow(outside, 0.0018, bottom), 64), { weight: 1, paint: clearPaint(bowlLow, h) }),
  ];
  const level = bowlLow + (h - bowlLow) * (p.brimful ? BRIM : full) * p.fullness;
  if (p.drink !== "none")
    parts.push(makePart("drink", p.drink, fillThrough(outside, bottom - 0.004, level), { weight: 0.95 }));
  if (p.garnish) {
    const across = radiusAt(outside, h) + 0.012;
    const y = h + 0.004;
    parts.push(
      makePart(
        "stick",
        "stick",
        tube(
          0.0011,
          [
            [-across * 0.55, level - 0.012, 0.004],
            [across, y + 0.012, 0.004],
          ],
          8,
        ),
        { weight: 0.4 },
      ),
    );
    const olive = turnZ(sphere(0.0105, 24, 14), -0.8);
    parts.push(
      makePart("garnish", "garnish", move(olive, [across * 0.36, level + (y - level) * 0.66, 0.004]), { weight: 0.7 }),
    );
    const eye = turnX(cylinder({ radius: 0.0036, height: 0.004, bevel: 0.001, segments: 16 }), 1.5707963);
    parts.push(
      makePart("pimento", "pimento", move(eye, [across * 0.36, level + (y - level) * 0.66, 0.0118]), { weight: 0.3 }),
    );
  }
  return standModel(parts, [
    { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: radiusAt(outside, h) },
    { name: "inside", position: [0, bottom, 0], normal: [0, 1, 0], radius: r * 0.6 },
  ]);
}

/**
 * A glass on a stem. What makes it itself: a thin stem on a flat round foot, and above it a bowl with a drink: egg-shaped for wine,
 * slim for champagne, an open cone with an olive on a stick for a martini.
 */
export const wineGlass = defineConcept<WineGlassParameters>({
  id: "wine-glass",
  family: "vessel",
  words: [
    "wine glass",
    "wineglass",
    "champagne glass",
    "champagne flute",
    "martini glass",
    "cocktail glass",
    "margarita glass",
    "cocktail",
    "martini",
    "stemware",
  ],
  senses: ["wineglass", "cocktail#1"],
  height: 0.21,
  parameters,
  slots: {
    body: {
      words: ["stem", "foot", "bowl"],
      materials: ["glass"],
      colours: ["#dfeceb", "#d3e5e6"].map(fromHex),
      clear: true,
    },
    ...DRINK_SLOTS,
    garnish: {
      words: ["olive", "cherry"],
      materials: ["plastic"],
      colours: ["#7c8f2e", "#a3121f"].map(fromHex),
      takesWhole: false,
    },
    stick: { words: ["toothpick", "skewer"], materials: ["oak"], takesWhole: false },
    pimento: { words: [], materials: ["plastic"], colours: [fromHex("#b5261c")], takesWhole: false },
  },
  sample: sampleWineGlass,
  build: buildWineGlass,
  view: { azimuth: 0.3, elevation: 0.2 },
});
