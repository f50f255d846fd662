import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import type { Outline, Point2 } from "../../geometry/outline.ts";
import { insetOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import type { Ask, Concept, SlotDress } from "../concept.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { choice, integer, metres, ratio } from "../parameter-specs.ts";
import { smoothOutline, symmetricOutline } from "./body-outline.ts";
import { makeFrettedNeck } from "./fretted-neck.ts";

const STYLES = ["acoustic", "cutaway", "stratocaster", "single-cut", "flying-v"] as const;
export type GuitarParameters = {
  readonly style: (typeof STYLES)[number];
  readonly body: number;
  readonly scale: number;
  readonly depth: number;
  readonly strings: number;
  readonly finish: number;
};

const parameters: Concept<GuitarParameters>["parameters"] = {
  style: choice(STYLES, "Hollow with a sound hole, or a solid body with pickups."),
  body: metres(0.15, 0.8, "Length of the body."),
  scale: ratio(0.8, 1.7, "Length of the neck over the body's."),
  depth: ratio(0.06, 0.4, "Depth of the body over its length."),
  strings: integer(4, 12, "Strings."),
  finish: integer(0, 5, "Colours of the body."),
};

const ACOUSTIC: readonly Point2[] = [
  [0, 0],
  [0.16, 0.008],
  [0.31, 0.07],
  [0.39, 0.2],
  [0.375, 0.36],
  [0.28, 0.5],
  [0.245, 0.6],
  [0.265, 0.72],
  [0.29, 0.83],
  [0.25, 0.94],
  [0.14, 0.995],
  [0, 1],
];
const STRAT: readonly Point2[] = [
  [0, 0.02],
  [0.2, 0],
  [0.36, 0.09],
  [0.4, 0.26],
  [0.33, 0.46],
  [0.29, 0.58],
  [0.33, 0.74],
  [0.32, 0.88],
  [0.26, 0.9],
  [0.2, 0.83],
  [0.09, 0.8],
  [-0.09, 0.8],
  [-0.18, 0.84],
  [-0.24, 0.96],
  [-0.3, 1.0],
  [-0.35, 0.93],
  [-0.33, 0.74],
  [-0.29, 0.56],
  [-0.35, 0.42],
  [-0.41, 0.26],
  [-0.36, 0.09],
  [-0.2, 0.01],
];
const SINGLE: readonly Point2[] = [
  [0, 0],
  [0.2, 0.01],
  [0.36, 0.1],
  [0.4, 0.28],
  [0.33, 0.48],
  [0.27, 0.6],
  [0.31, 0.76],
  [0.31, 0.86],
  [0.25, 0.88],
  [0.2, 0.82],
  [0.1, 0.84],
  [-0.02, 0.94],
  [-0.16, 1.0],
  [-0.28, 0.93],
  [-0.3, 0.78],
  [-0.26, 0.6],
  [-0.33, 0.48],
  [-0.41, 0.28],
  [-0.37, 0.1],
  [-0.2, 0.01],
];
const VEE: Outline = [
  [0.07, 0.36],
  [0.36, 0.0],
  [0.46, 0.08],
  [0.14, 0.86],
  [0.08, 0.94],
  [-0.08, 0.94],
  [-0.14, 0.86],
  [-0.46, 0.08],
  [-0.36, 0.0],
  [-0.07, 0.36],
];

const hex = (text: string) => text.split(" ").map(fromHex);
const ROUGH = hex("#c8924e #d9ac68 #8a4a20 #b5702f #3b2216 #c99a5c");
const LACQUER = hex("#b3221d #1f4f94 #e6e0cf #1b1b1e #4f9a9a #d9862a");

function buildHollow(p: GuitarParameters): Part[] {
  const u = p.body;
  const d = u * p.depth;
  const outline =
    p.style === "acoustic"
      ? symmetricOutline([ACOUSTIC], u)
      : smoothOutline(
          [...SINGLE.slice(0, 9), ...SINGLE.slice(9)].map(([x, y]) => [x * 1.02, y] as const),
          u,
        );
  const hole: Point2 = [0, u * 0.62];
  const radius = u * 0.105;
  const face: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.4) return;
    const r = Math.sqrt((x - hole[0]) * (x - hole[0]) + (y - hole[1]) * (y - hole[1]));
    if (r < radius) layColour(surface, [0.012, 0.008, 0.006], 0.9, 0);
    else if (r < radius * 1.34) {
      const band = (r / radius - 1) / 0.34;
      if (band < 0.16 || band > 0.84) layColour(surface, [0.02, 0.012, 0.008], 0.3);
      else if (band > 0.3 && band < 0.7)
        layColour(
          surface,
          (Math.floor((x + y) * (160 / u)) + Math.floor((x - y) * (160 / u))) % 2 === 0
            ? [0.55, 0.42, 0.24]
            : [0.1, 0.05, 0.03],
          0.3,
        );
    }
    const [gx, gy] = [x - u * 0.13, y - u * 0.52];
    if (p.finish % 2 === 0 && r > radius * 1.3 && gx > -u * 0.02 - gy * 0.1 && gx * gx * 1.9 + gy * gy < u * u * 0.016)
      layColour(surface, [0.03, 0.012, 0.008], 0.16);
  };
  return [
    makePart("body", "body", move(extrude(outline, { depth: d, bevel: u * 0.012 }), [0, 0, 0]), {
      weight: 1,
      grain: "y",
    }),
    makePart(
      "soundboard",
      "top",
      move(extrude(insetOutline(outline, u * 0.013), { depth: d * 0.04 }), [0, 0, d / 2 + d * 0.004]),
      { weight: 1, grain: "y", paint: face },
    ),
    makePart(
      "bridge",
      "fretboard",
      move(box([u * 0.34, u * 0.055, u * 0.024], { bevel: u * 0.008 }), [0, u * 0.24, d / 2 + u * 0.014]),
      { weight: 0.7 },
    ),
    makePart(
      "saddle",
      "string",
      move(box([u * 0.2, u * 0.012, u * 0.02], { bevel: u * 0.003 }), [0, u * 0.252, d / 2 + u * 0.03]),
      { weight: 0.4 },
    ),
  ];
}

function buildSolid(p: GuitarParameters): Part[] {
  const u = p.body;
  const d = u * p.depth;
  const outline =
    p.style === "stratocaster"
      ? smoothOutline(STRAT, u)
      : p.style === "single-cut"
        ? smoothOutline(SINGLE, u)
        : VEE.map(([x, y]): Point2 => [x * u, y * u]);
  const front = d / 2;
  const single = p.style === "single-cut";
  const y0 = p.style === "flying-v" ? 0.46 : 0.26;
  const pickups = (single ? [0.18, 0.42] : [0.1, 0.23, 0.36]).map((dy) =>
    move(slab([u * 0.23, u * (single ? 0.09 : 0.05), u * 0.03], u * 0.02, u * 0.006), [
      0,
      u * (y0 + dy),
      front + u * 0.018,
    ]),
  );
  const poles: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5 || Math.abs(x) > u * 0.1) return;
    const cell = (x / u) * 28;
    const v = (y / u) * 28;
    const k = cell - Math.floor(cell) - 0.5;
    if (k * k + v * v < 0.07) layColour(surface, [0.7, 0.7, 0.7], 0.25, 1);
  };
  const knobs = (
    single
      ? [
          [0.27, 0.2],
          [0.31, 0.11],
          [0.2, 0.12],
          [0.24, 0.05],
        ]
      : p.style === "flying-v"
        ? [
            [0.2, 0.36],
            [0.25, 0.27],
          ]
        : [
            [0.22, 0.3],
            [0.27, 0.2],
            [0.28, 0.1],
          ]
  ).map(([x, y]) => move(disc(u * 0.028, u * 0.045, u * 0.006, 20), [(x as number) * u, (y as number) * u, front]));
  const guard: readonly Point2[] = [
    [0.06, 0.16],
    [0.22, 0.06],
    [0.33, 0.1],
    [0.35, 0.24],
    [0.28, 0.44],
    [0.24, 0.58],
    [0.27, 0.74],
    [0.22, 0.8],
    [0.08, 0.78],
    [-0.1, 0.78],
    [-0.2, 0.7],
    [-0.19, 0.52],
    [-0.13, 0.36],
    [-0.13, 0.22],
  ];
  const parts: Part[] = [
    makePart("body", "body", extrude(outline, { depth: d, bevel: u * 0.016, bevelSteps: 3 }), {
      weight: 1,
      grain: "y",
    }),
    ...makeParts("pickup", "pickup", pickups, { weight: 0.8, paint: poles }),
    makePart(
      "bridge",
      "tuner",
      move(slab([u * 0.24, u * 0.07, u * 0.036], u * 0.012, u * 0.005), [0, u * y0, front + u * 0.014]),
      { weight: 0.8 },
    ),
    ...makeParts("knob", "knob", knobs, { weight: 0.6 }),
    makePart(
      "jack",
      "tuner",
      move(slab([u * 0.06, u * 0.06, u * 0.02], u * 0.02, u * 0.005), [
        u * (p.style === "flying-v" ? 0.3 : 0.33),
        u * 0.1,
        front - u * 0.002,
      ]),
      { weight: 0.2 },
    ),
  ];
  if (p.style === "stratocaster")
    parts.push(
      makePart(
        "pickguard",
        "pickguard",
        move(extrude(smoothOutline(guard, u), { depth: u * 0.012, bevel: u * 0.003 }), [0, 0, front + u * 0.003]),
        { weight: 0.8 },
      ),
    );
  if (single) {
    parts.push(
      makePart(
        "pickguard",
        "pickguard",
        move(
          extrude(
            [
              [0.13, 0.34],
              [0.23, 0.4],
              [0.22, 0.56],
              [0.13, 0.64],
            ].map(([x, y]) => [(x as number) * u, (y as number) * u] as const),
            { depth: u * 0.012 },
          ),
          [0, 0, front + u * 0.005],
        ),
        { weight: 0.5 },
      ),
      makePart(
        "tailpiece",
        "tuner",
        move(slab([u * 0.2, u * 0.03, u * 0.04], u * 0.012, u * 0.008), [0, u * 0.16, front + u * 0.016]),
        { weight: 0.4 },
      ),
    );
  }
  return parts;
}

function buildGuitar(p: GuitarParameters) {
  const u = p.body;
  const hollow = p.style === "acoustic" || p.style === "cutaway";
  const joint = p.style === "stratocaster" ? 0.82 : p.style === "single-cut" ? 0.88 : p.style === "flying-v" ? 0.94 : 1;
  const bridge = u * (hollow ? 0.25 : p.style === "flying-v" ? 0.46 : 0.26);
  const nut = bridge + u * p.scale;
  const width = u * (hollow ? 0.115 : 0.12) * (p.strings <= 4 ? 0.86 : p.strings > 6 ? 1.15 : 1);
  const neck = makeFrettedNeck({
    bridge,
    boardFrom: u * (hollow ? 0.735 : p.style === "flying-v" ? 0.86 : 0.68),
    bodyTop: u * joint,
    nut,
    face: (u * p.depth) / 2 + u * (hollow ? 0.002 : 0.012),
    width,
    strings: p.strings,
    frets: hollow ? 19 : 21,
    inLine: p.style === "stratocaster",
    headLength: u * (p.strings <= 4 && !hollow ? 0.36 : 0.36) * (p.strings > 6 ? 1.35 : 1),
  });
  return standModel(
    [...(hollow ? buildHollow(p) : buildSolid(p)), ...neck],
    [
      { name: "top", position: [0, nut + u * 0.3, 0], normal: [0, 1, 0], radius: u * 0.05 },
      { name: "attach", position: [0, u * 1.1, 0], normal: [0, 0, -1], radius: u * 0.06 },
    ],
  );
}

const SLOTS = {
  body: { words: ["back", "side"], materials: ["oak"], colours: ROUGH },
  neck: { words: [], materials: ["oak"], colours: hex("#7a4a26 #c99a5c"), takesWhole: false },
  head: { words: ["headstock"], materials: ["oak"], colours: hex("#5a3018"), takesWhole: false },
  fretboard: {
    words: ["fingerboard", "fret", "bridge"],
    materials: ["oak"],
    colours: hex("#2a1710 #3b2014"),
    takesWhole: false,
  },
  tuner: { words: ["tuning peg", "peg"], materials: ["brushed-steel", "gold"], takesWhole: false },
  string: { words: ["guitar string"], materials: ["brushed-steel"], takesWhole: false },
} as const;
const HOLLOW = { top: { words: ["soundboard", "front"], materials: ["oak"], colours: ROUGH } } as const;
const SOLID = {
  pickup: { words: [], materials: ["plastic"], colours: hex("#141416 #ece7da"), takesWhole: false },
  knob: { words: ["dial"], materials: ["plastic", "gold"], colours: hex("#e3ddca"), takesWhole: false },
  pickguard: {
    words: ["scratch plate"],
    materials: ["plastic"],
    colours: hex("#f0ede4 #17171a #6b2f1c"),
    takesWhole: false,
  },
} as const;

function dressGuitar(p: GuitarParameters): Readonly<Record<string, SlotDress>> {
  const i = p.finish;
  if (p.style === "acoustic" || p.style === "cutaway") {
    const top = hex("#d9a862 #e0b87c #c98a44 #b5702f #d9a862 #7a3c18")[i] as (typeof ROUGH)[number];
    const back = hex("#6b3518 #8a4f26 #5a2a14 #6b3518 #3f2012 #5a2a14")[i] as (typeof ROUGH)[number];
    return { top: { material: "oak", colours: [top] }, body: { material: "oak", colours: [back] } };
  }
  const coat: SlotDress =
    i === 5 || p.style === "single-cut"
      ? {
          material: i % 2 === 1 ? "oak" : "painted-metal",
          colours: [i % 2 === 1 ? fromHex("#a8521c") : (LACQUER[i] as (typeof LACQUER)[number])],
        }
      : { material: "painted-metal", colours: [LACQUER[i] as (typeof LACQUER)[number]] };
  return {
    body: coat,
    pickguard: { colours: [fromHex(i === 2 || i === 3 ? "#17171a" : "#f0ede4")] },
    neck: { colours: [fromHex("#c99a5c")] },
    head: { material: "oak", colours: [fromHex(p.style === "stratocaster" ? "#d0a464" : "#1d1614")] },
  };
}

const ELECTRIC = [
  "electric guitar",
  "fender stratocaster",
  "stratocaster",
  "gibson les paul",
  "les paul",
  "flying v guitar",
];

function sampleGuitar(draw: Draw, ask: Ask, kind: "guitar" | "bass" | "ukulele"): GuitarParameters {
  const bass = kind === "bass";
  const small = kind === "ukulele";
  const electric =
    ELECTRIC.includes(ask.word) || bass || (kind === "guitar" && (says(ask, "modern") || says(ask, "futuristic")));
  const named = ask.word.includes("stratocaster")
    ? "stratocaster"
    : ask.word.includes("paul")
      ? "single-cut"
      : ask.word.startsWith("flying")
        ? "flying-v"
        : undefined;
  const plain = ask.word === "guitar" && !electric && draw.chance("electric", 0.3);
  const style =
    named ??
    (electric || plain
      ? draw.pick("solid", ["stratocaster", "single-cut", "flying-v"] as const, bass ? [5, 0, 0] : [5, 3, 1])
      : small
        ? "acoustic"
        : draw.pick("hollow", ["acoustic", "cutaway"] as const, [5, 1]));
  const hollow = style === "acoustic" || style === "cutaway";
  return fitParameters<GuitarParameters>(parameters, {
    style,
    body: (small ? 0.25 : hollow ? 0.49 : 0.44) * draw.number("body", 0.96, 1.05),
    scale:
      (bass ? 1.62 : hollow ? (small ? 1.12 : 1.3) : 1.36) *
      draw.number("scale", 0.98, 1.03) *
      traitFactor(ask, { long: 1.1, tall: 1.06, short: 0.9 }),
    depth: (hollow ? (small ? 0.26 : 0.2) : 0.1) * traitFactor(ask, { thin: 0.7, thick: 1.3 }),
    strings: Math.min(
      12,
      Math.max(4, ask.counts.get("string") ?? (bass || small ? 4 : ask.word === "twelve string guitar" ? 12 : 6)),
    ),
    finish: draw.integer("finish", 0, 5),
  });
}

/**
 * A guitar. What makes it itself: a body with a waist, a long fretted neck with dots, a head with six tuners, six strings over a bridge.
 * The acoustic one is deep and pale-topped with a round hole in a rosette; the electric one a flat lacquered plank with horns, pickups,
 * a pickguard and knobs.
 */
export const guitar = defineConcept<GuitarParameters>({
  id: "guitar",
  family: "instrument",
  words: ["guitar", "acoustic guitar", "classical guitar", "folk guitar", "twelve string guitar", ...ELECTRIC],
  senses: ["guitar"],
  height: 1,
  parameters,
  slots: { ...SLOTS, ...HOLLOW, ...SOLID },
  sample: (draw, ask) => sampleGuitar(draw, ask, "guitar"),
  dress: dressGuitar,
  build: buildGuitar,
  view: { azimuth: 0.42, elevation: 0.12 },
});

/** A bass guitar. What makes it itself: an electric guitar's horned body with a much longer neck, four thick strings and four tuners in a row. */
export const bassGuitar = defineConcept<GuitarParameters>({
  id: "bass-guitar",
  family: "instrument",
  words: ["bass guitar", "electric bass"],
  senses: ["bass guitar"],
  height: 1.15,
  parameters,
  slots: { ...SLOTS, ...SOLID },
  sample: (draw, ask) => sampleGuitar(draw, ask, "bass"),
  dress: dressGuitar,
  build: buildGuitar,
  view: { azimuth: 0.42, elevation: 0.12 },
});

/** A ukulele. What makes it itself: a small guitar with a round hole, a short neck and only four strings. */
export const ukulele = defineConcept<GuitarParameters>({
  id: "ukulele",
  family: "instrument",
  words: ["ukulele", "uke"],
  senses: ["ukulele"],
  height: 0.55,
  parameters,
  slots: { ...SLOTS, ...HOLLOW },
  sample: (draw, ask) => sampleGuitar(draw, ask, "ukulele"),
  dress: dressGuitar,
  build: buildGuitar,
  view: { azimuth: 0.42, elevation: 0.12 },
});
