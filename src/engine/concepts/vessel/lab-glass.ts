import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { type Point2, roundCorners } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { type Draw, hash128 } from "../../math/draw.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { type Ask, type Concept, defineConcept, type SlotDress } from "../concept.ts";
import { wants } from "../from-ask.ts";
import { choice, flag, integer } from "../parameter-specs.ts";
import { fillThrough } from "./drink.ts";
import { hollow, radiusAt } from "./hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "./proportions.ts";

const STYLES = ["beaker", "conical", "round", "tube"] as const;
type Style = (typeof STYLES)[number];

/** What games drink, and the colour each is known by. */
const POTIONS: Readonly<Record<string, string>> = {
  "health potion": "#d8202a",
  "healing potion": "#d8202a",
  "mana potion": "#2f62e8",
  "stamina potion": "#3fc24a",
  "love potion": "#ec4a9a",
  "poison potion": "#6fae1e",
};

type LabGlassParameters = Proportions & {
  readonly style: Style;
  readonly liquid: boolean;
  readonly stopper: boolean;
  readonly brew: string;
  readonly seed: number;
};

/** Outsides in metres as (radius, y, rounding), foot to rim; how much of the height is filled. */
const LINES: Readonly<Record<Style, readonly [full: number, corners: readonly (readonly [number, number, number])[]]>> =
  {
    beaker: [
      0.6,
      [
        [0.034, 0, 0],
        [0.037, 0.003, 0.004],
        [0.037, 0.088, 0.004],
        [0.0405, 0.095, 0],
      ],
    ],
    conical: [
      0.42,
      [
        [0.04, 0, 0],
        [0.044, 0.004, 0.006],
        [0.041, 0.016, 0.01],
        [0.0145, 0.078, 0.014],
        [0.0145, 0.102, 0.003],
        [0.018, 0.108, 0],
      ],
    ],
    round: [
      0.44,
      [
        [0.016, 0, 0],
        [0.03, 0.004, 0.01],
        [0.044, 0.032, 0.03],
        [0.034, 0.066, 0.022],
        [0.013, 0.08, 0.01],
        [0.0125, 0.104, 0.003],
        [0.017, 0.11, 0],
      ],
    ],
    tube: [
      0.55,
      [
        [0.003, 0, 0],
        [0.0085, 0.0022, 0.005],
        [0.0105, 0.01, 0.006],
        [0.0105, 0.135, 0.003],
        [0.013, 0.14, 0],
      ],
    ],
  };

/** Wall of laboratory glass, metres. */
const WALL = 0.0014;

function buildLabGlass(p: LabGlassParameters): Model {
  const [full, corners] = LINES[p.style];
  const outside = roundCorners(
    corners.map(([x, y, round]) => [x * p.wide, y * p.tall, round * Math.min(p.wide, p.tall)] as const),
    6,
  );
  const [rim, top] = outside.at(-1) as Point2;
  const floor = WALL * 2;
  const level = top * full;
  const parts: Part[] = [makePart("body", "body", lathe(hollow(outside, WALL, floor), 56), { weight: 1 })];
  if (p.liquid) {
    parts.push(
      makePart("liquid", "liquid", fillThrough(outside, floor, level, -WALL * 0.6), { weight: 0.95 }),
      ...makeParts("bubble", "liquid", bubbles(p, outside, level), { weight: 0.2 }),
    );
  }
  if (p.stopper) {
    const neck = radiusAt(outside, top * 0.95) - WALL;
    const cork = roundCorners(
      [
        [0, top - rim * 0.9],
        [neck * 0.9, top - rim * 0.9],
        [rim * 0.98, top + rim * 0.7, rim * 0.2],
        [0, top + rim * 0.7],
      ],
      4,
    );
    parts.push(makePart("stopper", "stopper", lathe(cork, 32), { weight: 0.7 }));
  }
  return standModel(parts, [
    { name: "top", position: [0, p.stopper ? top + rim * 0.7 : top, 0], normal: [0, 1, 0], radius: rim },
    { name: "inside", position: [0, floor, 0], normal: [0, 1, 0], radius: radiusAt(outside, top * 0.3) - WALL },
  ]);
}

/** A few bubbles that swim on the liquid, half sunk. */
function bubbles({ seed }: LabGlassParameters, outside: readonly Point2[], level: number) {
  const room = radiusAt(outside, level) * 0.7;
  return Array.from({ length: 5 }, (_, i) => {
    const [a, b, c] = hash128(`${seed} bubble ${i}`);
    const [turn, away] = [((a % 997) / 997) * TAU, Math.sqrt((b % 997) / 997) * room];
    return move(sphere(room * (0.1 + 0.12 * ((c % 97) / 97)), 14, 10), [away * cos(turn), level, away * sin(turn)]);
  });
}

function styleOf({ word, traits }: Ask, draw: Draw): Style {
  if (/tube|vial/.test(word)) return "tube";
  if (/beaker|measuring/.test(word)) return "beaker";
  if (/conical|erlenmeyer/.test(word)) return "conical";
  if (/potion|elixir/.test(word) || traits.has("round")) return "round";
  return draw.pick("style", ["conical", "round"] as const);
}

const parameters: Concept<LabGlassParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(STYLES, "A wide cup, a cone with a neck, a ball with a neck, or a tube."),
  liquid: flag("Something coloured is in it."),
  stopper: flag("A cork closes it."),
  brew: choice(["plain", ...Object.keys(POTIONS)], "What the liquid is called, where its colour follows from that."),
  seed: integer(0, 99, "Where the bubbles are."),
};

/**
 * Glass of a laboratory, or of an alchemist. What makes it itself: thin clear walls in the shape of its use - a straight cup, a cone or
 * a ball with a narrow neck, a tube - and a strongly coloured liquid in it; a potion is closed with a cork.
 */
export const labGlass = defineConcept<LabGlassParameters>({
  id: "lab-glass",
  family: "vessel",
  words: [
    "beaker",
    "laboratory flask",
    "lab flask",
    "chemistry flask",
    "chemistry beaker",
    "measuring glass",
    "erlenmeyer flask",
    "conical flask",
    "round bottom flask",
    "test tube",
    "vial",
    "potion",
    "potion bottle",
    "magic potion",
    ...Object.keys(POTIONS),
    "bottle of potion",
    "vial of potion",
    "flask of potion",
  ],
  senses: ["beaker#1", "erlenmeyer flask", "test tube", "vial"],
  height: 0.11,
  parameters,
  slots: {
    body: {
      words: ["glass", "neck", "rim"],
      materials: ["glass"],
      colours: ["#e2eeee", "#d6e6e8"].map(fromHex),
      clear: true,
      takesWhole: "material",
    },
    liquid: {
      words: ["content", "contents", "fluid", "water", "acid", "chemical", "poison", "drink", "slime", "solution"],
      materials: ["glass"],
      colours: ["#35c46a", "#d84aa8", "#3f8fe0", "#f0a51e", "#8a4ad8", "#e0352f"].map(fromHex),
    },
    stopper: { words: ["cork", "plug", "lid"], materials: ["cork"], colours: [fromHex("#b98f62")], takesWhole: false },
  },
  sample: (draw: Draw, ask: Ask) => ({
    ...sampleProportions(draw, ask, 0.06),
    style: styleOf(ask, draw),
    liquid: !ask.traits.has("empty") && wants(ask, "liquid", true),
    stopper: wants(ask, "stopper", /potion|elixir|vial/.test(ask.word)),
    brew: POTIONS[ask.word] === undefined ? "plain" : ask.word,
    seed: draw.integer("seed", 0, 99),
  }),
  dress: ({ brew }): Readonly<Record<string, SlotDress>> => {
    const hex = POTIONS[brew];
    return hex === undefined ? {} : { liquid: { colours: [fromHex(hex)] } };
  },
  build: buildLabGlass,
  view: { azimuth: 0.3, elevation: 0.2 },
});
