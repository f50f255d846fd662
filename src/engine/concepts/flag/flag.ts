import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { deform, move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { sin } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { type Ask, defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { choice, integer, metres, ratio, flag as yesNo } from "../parameter-specs.ts";
import { sheet } from "../pieces.ts";
import { packColour, packHex } from "../two-colours.ts";
import { FLAG_PATTERNS, type FlagPattern, flagPaint } from "./flag-fields.ts";
import { EXTRA_DYES, NATIONAL } from "./nations.ts";

type FlagParameters = {
  readonly pattern: FlagPattern;
  readonly first: number;
  readonly second: number;
  readonly third: number;
  /** The first colour is what the cloth is dyed. */
  readonly dyed: boolean;
  readonly pointed: boolean;
  readonly base: boolean;
  /** The cloth alone, spread out: as a flag is printed on things. */
  readonly flat: boolean;
  readonly length: number;
  readonly height: number;
  readonly pole: number;
  readonly wave: number;
};

const parameters = {
  pattern: choice(FLAG_PATTERNS, "How its colours are laid out."),
  first: integer(0, 0xffffff, "First colour, sRGB."),
  second: integer(0, 0xffffff, "Second colour, sRGB."),
  third: integer(0, 0xffffff, "Third colour, sRGB."),
  dyed: yesNo("The first field keeps the cloth's own dye."),
  pointed: yesNo("A pennant: the fly ends in a point."),
  base: yesNo("Stands on a stepped block."),
  flat: yesNo("The cloth alone, spread out, as it is printed on things."),
  length: metres(0.3, 3, "From the pole to the fly."),
  height: metres(0.2, 2, "Of the cloth."),
  pole: metres(0.8, 8, "Length of the pole."),
  wave: ratio(0, 1, "Where in its wave it was caught."),
};

type Known = readonly [FlagPattern, ...string[]];
const SETS: readonly Known[] = [
  ["upright", "#1f4fa0", "#f2f0ea", "#c8202c"],
  ["upright", "#1d8a4a", "#f2f0ea", "#d8342c"],
  ["level", "#d8242c", "#f2f0ea", "#1f4fa0"],
  ["level", "#1b1b1d", "#c8202c", "#f0b81c"],
  ["striped", "#c8202c", "#f2f0ea", "#f2f0ea"],
  ["cross", "#1f4fa0", "#f2c21c", "#f2c21c"],
  ["cross", "#c8202c", "#f2f0ea", "#1d3f8a"],
  ["disc", "#f2f0ea", "#c8202c", "#c8202c"],
  ["star", "#c8202c", "#f4c81c", "#f4c81c"],
  ["wedge", "#1f4fa0", "#c8202c", "#f2f0ea"],
  ["plain", "#c8202c", "#f2f0ea", "#1f4fa0"],
];
const USA: Known = ["usa", "#b8202c", "#f4f2ec", "#20386e"];
const UK: Known = ["unionJack", "#c8142c", "#f4f2ec", "#16286e"];
const PIRATE: Known = ["skull", "#141416", "#f0ede4", "#f0ede4"];
const CHECKED: Known = ["checked", "#141416", "#f4f3ef", "#f4f3ef"];
const RAINBOW: Known = ["rainbow", "#e22b2b", "#f28a1c", "#f6d81c"];
/** Each under all its names, the land last: `spanish flag`, `spain flag`, `flag of spain`. */
const nationalFlags = (nations: Readonly<Record<string, Known>>): Record<string, Known> =>
  Object.fromEntries(
    Object.entries(nations).flatMap(([list, known]) => {
      const names = list.split("|");
      return [...names.map((name) => `${name} flag`), `flag of ${names.at(-1)}`].map((name) => [name, known] as const);
    }),
  );

const BY_WORD: Readonly<Record<string, Known>> = {
  "stars and stripes": USA,
  "union jack": UK,
  "pirate flag": PIRATE,
  "jolly roger": PIRATE,
  "checkered flag": CHECKED,
  "racing flag": CHECKED,
  "rainbow flag": RAINBOW,
  "pride flag": RAINBOW,
  ...nationalFlags({
    "american|us|usa|united states|america": USA,
    "british|uk|great britain|united kingdom|britain": UK,
    "french|france": SETS[0] as Known,
    "italian|italy": SETS[1] as Known,
    "german|germany": SETS[3] as Known,
    "swedish|sweden": SETS[5] as Known,
    "japanese|japan": SETS[7] as Known,
    "canadian|canada": ["maple", "#d4202a", "#f4f2ec", "#f4f2ec"],
    ...NATIONAL,
  }),
};
const MORE = EXTRA_DYES.map(packHex);

function chooseLook(draw: Draw, ask: Ask): Pick<FlagParameters, "pattern" | "first" | "second" | "third" | "dyed"> {
  const known = BY_WORD[ask.word];
  const [drawnPattern, ...drawn] = draw.pick("set", SETS, [2, 1, 1.5, 1, 1, 1, 1, 1, 1, 1, 0.6]);
  const [pattern, ...hexes] = known ?? [drawnPattern, ...drawn];
  const [first, second, third] = hexes.map(packHex) as [number, number, number];
  if (known) return { pattern, first, second, third, dyed: false };
  if (says(ask, "checkered")) return chooseLook(draw, { ...ask, word: "checkered flag", traits: new Set() });
  if (says(ask, "rainbow")) return chooseLook(draw, { ...ask, word: "rainbow flag", traits: new Set() });
  const asked = (ask.colours ?? []).map(packColour);
  const white = packHex("#f2f0ea");
  const striped = says(ask, "striped");
  if (asked.length > 1)
    return {
      pattern: striped ? "striped" : asked.length === 2 ? "halves" : draw.pick("way", ["upright", "level"] as const),
      first: asked[0] as number,
      second: asked[1] as number,
      third: asked[2] ?? (asked[0] as number),
      dyed: false,
    };
  if (asked.length === 1 || (ask.materials?.length ?? 0) > 0)
    return {
      pattern: striped ? "striped" : "plain",
      first: asked[0] ?? first,
      second: white,
      third: white,
      dyed: true,
    };
  return { pattern: striped ? "striped" : pattern, first, second, third, dyed: false };
}

/**
 * A flag. What makes it itself: an oblong of cloth in broad fields of colour, waving from the upper end of a straight pole with a
 * gilt knob; a pennant runs out to a point.
 */
export const flag = defineConcept<FlagParameters>({
  id: "flag",
  family: "object",
  words: [
    "flag",
    "national flag",
    "flagpole",
    "flag pole",
    "waving flag",
    "pennant",
    "pennon",
    "white flag",
    "battle flag",
    "ensign",
    ...Object.keys(BY_WORD),
  ],
  senses: ["flag#1", "flagpole#1", "pennant"],
  height: 1.7,
  parameters,
  slots: {
    cloth: { words: ["fabric", "field"], materials: ["woven-cotton"] },
    pole: {
      words: ["staff", "stick", "mast", "shaft"],
      materials: ["oak", "brushed-steel", "painted-wood"],
      colours: ["#8a5a30", "#d9d7d0", "#6a4022"].map(fromHex),
      takesWhole: "material",
    },
    finial: { words: ["knob", "ball", "tip", "top", "topper"], materials: ["gold"], takesWhole: false },
    base: {
      words: ["foot", "stand", "block"],
      materials: ["granite"],
      colours: [fromHex("#9a968e")],
      takesWhole: false,
    },
  },
  sample: (draw, ask) => {
    const size = draw.number("size", 0.94, 1.08);
    const pointed = /penn/.test(ask.word) || says(ask, "triangular") || says(ask, "pointed");
    const tall = traitFactor(ask, { tall: 1.35, long: 1.2, short: 0.8 });
    return fitParameters(parameters, {
      ...chooseLook(draw, ask),
      pointed,
      flat: says(ask, "pictured"),
      base: wants(ask, "base", /pole$/.test(ask.word)),
      length:
        size * draw.number("length", 0.98, 1.14) * (pointed ? 1.15 : 1) * traitFactor(ask, { wide: 1.2, small: 0.9 }),
      height: size * draw.number("height", 0.64, 0.7) * (pointed ? 0.86 : 1),
      pole: 1.62 * size * draw.number("pole", 0.96, 1.1) * tall * (/pole$/.test(ask.word) ? 1.6 : 1),
      wave: draw.number("wave", 0, 1),
    });
  },
  dress: (p): Record<string, SlotDress> =>
    p.dyed ? {} : { cloth: { colours: [fromHex(`#${p.first.toString(16).padStart(6, "0")}`)] } },
  build: buildFlag,
  view: { azimuth: 0.32, elevation: 0.08 },
});

function buildFlag(p: FlagParameters): Model {
  const [w, h] = [p.length, p.height];
  const foot = p.base ? 0.26 : 0;
  const top = foot + p.pole;
  const r = 0.017 * (0.6 + 0.4 * p.pole);
  const low = top - 0.05 - h;
  const end = (v: number): number => (p.pointed ? Math.max(0.01, w * (1 - Math.abs(2 * v - 1))) : w);
  const rows = 16;
  const flat = sheet(
    Array.from({ length: rows + 1 }, (_, i) => [low + (h * i) / rows, 0, end(i / rows)] as const),
    0.008,
    () => 0,
    30,
  );
  // folds start at the pole, grow outwards and lean as they run; the fly sinks a little
  const cloth = deform(flat, ([x, y, z]) => {
    const u = x / w;
    const v = (y - low) / h;
    const swing = 0.11 * w * Math.sqrt(Math.max(0, u)) * sin(u * 7.6 - v * 1.1 - p.wave * 6.28 + 0.9);
    const ease = Math.min(1, u * 6);
    if (p.flat) return [x, y, z];
    return [x * (0.95 - 0.03 * u), y - 0.09 * h * u * u + 0.02 * h * u * sin(u * 6 + p.wave * 6), z + swing * ease];
  });
  const pole = turnedUp(
    [
      [0, foot],
      [r * 1.15, foot, r * 0.3],
      [r * 0.9, top, r * 0.3],
      [0, top],
    ],
    16,
  );
  const colours = [p.first, p.second, p.third, ...MORE];
  const collar = lathe(
    [
      [0, top - 0.012],
      [r * 1.6, top - 0.012],
      [r * 1.7, top + r * 0.4],
      [r * 0.8, top + r * 1.2],
      [0, top + r * 1.2],
    ],
    18,
  );
  const field = makePart("cloth", "cloth", cloth, {
    weight: 1,
    crease: 1.2,
    paint: flagPaint(p.pattern, colours, [0, low, w, h], p.dyed),
  });
  if (p.flat) return standModel([field], []);
  const parts: Part[] = [
    field,
    makePart("pole", "pole", pole, { weight: 1 }),
    makePart("collar", "finial", collar, { weight: 0.4 }),
    makePart("finial", "finial", move(sphere(r * 2, 20, 12), [0, top + r * 2.6, 0]), { weight: 0.6 }),
  ];
  if (p.base)
    parts.push(
      makePart(
        "base",
        "base",
        turnedUp(
          [
            [0, 0],
            [0.34, 0, 0.02],
            [0.34, 0.12, 0.02],
            [0.22, 0.13, 0.01],
            [0.22, 0.27, 0.02],
            [0, 0.27],
          ],
          32,
        ),
        { weight: 0.6 },
      ),
    );
  const grip = foot + p.pole * 0.3;
  return standModel(parts, [
    { name: "top", position: [0, top + r * 4.5, 0], normal: [0, 1, 0], radius: r * 2 },
    { name: "attach", position: [0, grip, 0], normal: [0, 1, 0], radius: r },
    { name: "hand", position: [0, grip, 0], normal: [0, 0, 1], radius: r },
  ]);
}
