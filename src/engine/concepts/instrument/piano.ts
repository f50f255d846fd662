import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { insetOutline, type Outline, type Point2, reverseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, traitFactor } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { choice, integer, metres } from "../parameter-specs.ts";

export type PianoParameters = {
  readonly style: "grand" | "upright" | "synth";
  readonly width: number;
  readonly length: number;
  readonly octaves: number;
  readonly coat: number;
};

const parameters = {
  style: choice(["grand", "upright", "synth"], "Wing-shaped on three legs, a tall cabinet, or a board of keys."),
  width: metres(0.5, 2, "Side to side."),
  length: metres(0.2, 2.8, "Front to back."),
  octaves: integer(2, 7, "Octaves of keys."),
  coat: integer(0, 4, "Black mostly, wood or white."),
};

const BLACK_AFTER = [0, 1, 3, 4, 5];

/** White keys with painted gaps and raised black ones; its front edge at z = 0, its top about y = 0. */
export function pianoKeys(width: number, depth: number, octaves: number): Part[] {
  const count = octaves * 7 + 1;
  const key = width / count;
  const white = move(box([width, depth * 0.16, depth], { bevel: depth * 0.02 }), [0, -depth * 0.08, -depth / 2]);
  const gaps: Paint = (surface, x, _y, _z, _nx, ny, nz) => {
    if (ny < 0.4 && nz < 0.4) return;
    const at = x / key + count / 2;
    if (Math.abs(at - Math.round(at)) < 0.045) {
      layColour(surface, [0.05, 0.05, 0.05], 0.6);
      surface.height -= 0.002;
    }
  };
  const blacks: Geometry[] = [];
  for (let i = 0; i < count - 1; i += 1) {
    if (BLACK_AFTER.includes(i % 7))
      blacks.push(
        move(box([key * 0.58, depth * 0.16, depth * 0.62], { bevel: key * 0.08 }), [
          (i + 1 - count / 2) * key,
          depth * 0.05,
          -depth * 0.68,
        ]),
      );
  }
  return [
    makePart("white-keys", "keys", white, { weight: 1, paint: gaps }),
    makePart("black-keys", "black-keys", settle(merge(blacks)), { weight: 1 }),
  ];
}

const lying = (geometry: Geometry) => turnX(geometry, -PI / 2);

function buildGrand(p: PianoParameters): Part[] {
  const { width: w, length: l } = p;
  const a = w / 2;
  const front = -l * 0.3;
  const curve = curveThrough(
    [
      [a, front, 0],
      [a, -l * 0.08, 0],
      [a * 0.96, l * 0.06, 0],
      [a * 0.72, l * 0.19, 0],
      [a * 0.46, l * 0.28, 0],
      [a * 0.3, l * 0.4, 0],
      [a * 0.1, l * 0.48, 0],
      [-a * 0.25, l * 0.5, 0],
      [-a * 0.7, l * 0.49, 0],
      [-a * 0.97, l * 0.42, 0],
      [-a, l * 0.3, 0],
    ],
    5,
  );
  const outline: Outline = [...curve.map(([x, y]): Point2 => [x, y]), [-a, front]];
  const wall = w * 0.035;
  const high = w * 0.2;
  const floor = w * 0.46;
  const top = floor + high;
  const rimShape = extrude(outline, { depth: high, holes: [reverseOutline(insetOutline(outline, wall))] });
  const plate = extrude(insetOutline(outline, wall * 0.8), { depth: high * 0.4 });
  const strings: Paint = (surface, x, y, _z, _nx, ny) => {
    if (ny < 0.5) return;
    const fan = (x + (y - front) * 0.16) / w;
    if (y > front + l * 0.1 && y < l * 0.4 && sin(fan * 420) > 0.55) layColour(surface, [0.75, 0.72, 0.66], 0.25, 1);
    if (Math.abs(y - front - l * 0.08) < l * 0.018) layColour(surface, [0.03, 0.025, 0.02], 0.8, 0);
    for (const [hx, hy] of [
      [-0.3, 0.15],
      [0, 0.1],
      [0.22, 0.02],
      [-0.12, 0.3],
    ] as const) {
      const [u, v] = [x / w - hx, (y - l * hy) / w];
      if (u * u + v * v < 0.0016) layColour(surface, [0.05, 0.03, 0.02], 0.7, 0);
    }
  };
  const lidOutline: Outline = outline.map(([x, y]): Point2 => [x + a, y]);
  const open = 0.62;
  const lid = move(
    turnZ(
      move(lying(extrude(insetOutline(lidOutline, -w * 0.012), { depth: w * 0.022, bevel: w * 0.006 })), [
        0,
        w * 0.011,
        0,
      ]),
      open,
    ),
    [-a, top, 0],
  );
  const propTop = [a * 0.86 * 2 * cos(open) - a, top + a * 0.86 * 2 * sin(open)] as const;
  const prop = tube(
    w * 0.012,
    [
      [a * 0.93, top - high * 0.2, -l * 0.02],
      [propTop[0], propTop[1], -l * 0.02],
    ],
    8,
  );
  const keyZ = l * 0.5;
  const keyDepth = l * 0.1;
  const bed = move(box([w, high * 0.3, l * 0.22], { bevel: w * 0.008 }), [0, floor + high * 0.15, l * 0.4]);
  const cheeks = [-1, 1].map((s) =>
    move(box([w * 0.06, high * 0.84, l * 0.22], { bevel: w * 0.012, bevelSteps: 2 }), [
      s * (a - w * 0.03),
      floor + high * 0.42,
      l * 0.4,
    ]),
  );
  const board = move(box([w * 0.9, high * 0.7, l * 0.03], { bevel: w * 0.006 }), [0, floor + high * 0.62, l * 0.33]);
  const desk = move(turnX(slab([w * 0.42, w * 0.17, w * 0.014], w * 0.02, w * 0.004), -0.28), [
    0,
    top + w * 0.07,
    l * 0.25,
  ]);
  const leg = (x: number, z: number) => [
    move(
      cylinder({ radius: w * 0.026, radiusTop: w * 0.045, height: floor - w * 0.04, bevel: w * 0.006, segments: 20 }),
      [x, w * 0.05, z],
    ),
    move(cylinder({ radius: w * 0.058, height: w * 0.05, bevel: w * 0.01, segments: 20 }), [x, floor - w * 0.045, z]),
  ];
  const castor = (x: number, z: number) => move(sphere(w * 0.03, 16), [x, w * 0.03, z]);
  const places = [
    [-a * 0.86, l * 0.36],
    [a * 0.86, l * 0.36],
    [-a * 0.35, -l * 0.36],
  ] as const;
  const lyre = [
    ...[-1, 1].map((s) =>
      move(cylinder({ radius: w * 0.012, height: floor - w * 0.06, segments: 12 }), [s * w * 0.05, w * 0.08, l * 0.26]),
    ),
    move(box([w * 0.16, w * 0.03, w * 0.07], { bevel: w * 0.008 }), [0, w * 0.085, l * 0.26]),
  ];
  return [
    makePart("rim", "body", move(lying(rimShape), [0, floor + high / 2, 0]), { weight: 1, crease: 0.5 }),
    makePart("plate", "plate", move(lying(plate), [0, floor + high * 0.4, 0]), { weight: 0.9, paint: strings }),
    makePart("lid", "body", lid, { weight: 1, crease: 0.5 }),
    makePart("prop", "body", prop, { weight: 0.5 }),
    makePart("key-bed", "body", bed, { weight: 0.8 }),
    ...makeParts("cheek", "body", cheeks, { weight: 0.6 }),
    makePart("fall-board", "body", board, { weight: 0.6 }),
    makePart("music-desk", "body", desk, { weight: 0.7 }),
    ...pianoKeys(w * 0.88, keyDepth, p.octaves).map((part) => ({
      ...part,
      geometry: move(part.geometry, [0, floor + high * 0.44, keyZ - l * 0.06]),
    })),
    ...makeParts(
      "leg",
      "body",
      places.flatMap(([x, z]) => leg(x, z)),
      { weight: 0.8 },
    ),
    ...makeParts(
      "castor",
      "pedal",
      places.map(([x, z]) => castor(x, z)),
      { weight: 0.4 },
    ),
    ...makeParts("lyre", "body", lyre, { weight: 0.4 }),
    ...makeParts(
      "pedal",
      "pedal",
      [-1, 0, 1].map((s) =>
        move(box([w * 0.018, w * 0.012, w * 0.09], { bevel: w * 0.004 }), [
          s * w * 0.045,
          w * 0.08,
          l * 0.26 + w * 0.06,
        ]),
      ),
      { weight: 0.3 },
    ),
  ];
}

function buildUpright(p: PianoParameters): Part[] {
  const { width: w } = p;
  const h = w * 0.8;
  const d = w * 0.24;
  const shelf = h * 0.52;
  const out = d * 0.9;
  const panel = (y: number, ph: number, z: number) =>
    move(slab([w * 0.86, ph, d * 0.06], w * 0.01, d * 0.02), [0, y, z]);
  return [
    makePart("case", "body", move(box([w * 0.96, h, d], { bevel: w * 0.006 }), [0, h / 2, 0]), { weight: 1 }),
    ...makeParts(
      "side",
      "body",
      [-1, 1].map((s) => move(box([w * 0.04, h * 0.99, d * 1.1], { bevel: w * 0.008 }), [s * w * 0.48, h * 0.495, 0])),
      { weight: 0.7 },
    ),
    makePart(
      "top",
      "body",
      move(box([w * 1.03, h * 0.03, d * 1.2], { bevel: h * 0.01, bevelSteps: 2 }), [0, h * 1.0, 0]),
      { weight: 0.7 },
    ),
    makePart("key-bed", "body", move(box([w, h * 0.07, out], { bevel: h * 0.012 }), [0, shelf, d / 2 + out * 0.42]), {
      weight: 0.9,
    }),
    ...makeParts(
      "cheek",
      "body",
      [-1, 1].map((s) =>
        move(box([w * 0.055, h * 0.13, out * 0.98], { bevel: h * 0.02, bevelSteps: 2 }), [
          s * (w * 0.472),
          shelf + h * 0.05,
          d / 2 + out * 0.42,
        ]),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "fall-board",
      "body",
      move(turnX(box([w * 0.9, h * 0.12, d * 0.06], { bevel: h * 0.008 }), -0.2), [0, shelf + h * 0.1, d * 0.6]),
      { weight: 0.6 },
    ),
    ...pianoKeys(w * 0.89, out * 0.66, p.octaves).map((part) => ({
      ...part,
      geometry: move(part.geometry, [0, shelf + h * 0.06, d / 2 + out * 0.84]),
    })),
    makePart("upper-panel", "body", panel(h * 0.8, h * 0.3, d * 0.52), { weight: 0.6 }),
    makePart("lower-panel", "body", panel(h * 0.28, h * 0.36, d * 0.52), { weight: 0.6 }),
    makePart(
      "music-desk",
      "body",
      move(turnX(slab([w * 0.5, h * 0.2, d * 0.06], w * 0.01, d * 0.02), -0.22), [0, h * 0.78, d * 0.62]),
      { weight: 0.7 },
    ),
    makePart(
      "music",
      "paper",
      move(turnX(slab([w * 0.3, h * 0.19, d * 0.02], w * 0.004), -0.22), [0, h * 0.79, d * 0.67]),
      {
        weight: 0.6,
        paint: (surface, x, y, _z, _nx, _ny, nz) => {
          if (nz < 0.4 || Math.abs(x) > w * 0.135 || Math.abs(x) < w * 0.01 || Math.abs(y) > h * 0.08) return;
          const row = (y / h) * 30 + 10;
          const inRow = row - Math.floor(row);
          const line = (inRow * 6) % 1;
          if (inRow < 0.8 && line < 0.16) layColour(surface, [0.2, 0.2, 0.2]);
          const note = (x / w) * 60;
          const pitch = 0.35 + 0.25 * sin(Math.floor(note) * 2.1 + Math.floor(row) * 1.7);
          const [u, v] = [note - Math.floor(note) - 0.5, (inRow - pitch) * 2.6];
          if (u * u + v * v < 0.08) layColour(surface, [0.02, 0.02, 0.02]);
        },
      },
    ),
    ...makeParts(
      "leg",
      "body",
      [-1, 1].map((s) =>
        move(cylinder({ radius: w * 0.02, radiusTop: w * 0.034, height: shelf, bevel: w * 0.005, segments: 18 }), [
          s * w * 0.45,
          0,
          d / 2 + out * 0.72,
        ]),
      ),
      { weight: 0.8 },
    ),
    ...makeParts(
      "foot",
      "body",
      [-1, 1].map((s) =>
        move(box([w * 0.06, h * 0.06, d + out * 0.9], { bevel: h * 0.012 }), [s * w * 0.45, h * 0.03, out * 0.42]),
      ),
      { weight: 0.5 },
    ),
    ...makeParts(
      "pedal",
      "pedal",
      [-1, 0, 1].map((s) =>
        move(box([w * 0.022, w * 0.012, w * 0.08], { bevel: w * 0.004 }), [s * w * 0.05, h * 0.05, d * 0.6]),
      ),
      { weight: 0.4 },
    ),
    makePart("plinth", "body", move(box([w * 0.9, h * 0.08, d * 1.04], { bevel: h * 0.01 }), [0, h * 0.04, 0]), {
      weight: 0.4,
    }),
  ];
}

const SYNTH = ["#e2483a", "#f0b43a", "#43b36a", "#3f86e0"].map(fromHex);

function buildSynth(p: PianoParameters): Part[] {
  const { width: w } = p;
  const d = w * 0.3;
  const h = w * 0.07;
  const knob = (x: number, z: number) =>
    move(cylinder({ radius: w * 0.016, radiusTop: w * 0.013, height: h * 0.45, bevel: w * 0.003, segments: 18 }), [
      x,
      h * 0.96,
      z,
    ]);
  const pads: Paint = (surface, x) =>
    layColour(
      surface,
      SYNTH[Math.min(3, Math.max(0, Math.floor((x / w + 0.46) * 18)))] as (typeof SYNTH)[number],
      0.4,
      0,
    );
  return [
    makePart("case", "body", move(box([w, h, d], { bevel: h * 0.2, bevelSteps: 2 }), [0, h / 2, 0]), { weight: 1 }),
    ...pianoKeys(w * 0.93, d * 0.52, p.octaves).map((part) => ({
      ...part,
      geometry: move(part.geometry, [0, h * 1.12, d * 0.47]),
    })),
    makePart(
      "display",
      "screen",
      move(lying(slab([w * 0.2, d * 0.2, h * 0.16], h * 0.08, h * 0.03)), [0, h, -d * 0.3]),
      {
        weight: 0.8,
        paint: (surface, x, y, _z, _nx, ny) => {
          if (ny < 0.5 || Math.abs(x) > w * 0.09 || Math.abs(y) > d * 0.08) return;
          layColour(surface, y < d * 0.06 * sin(x * (130 / w)) ? [0.12, 0.5, 0.62] : [0.04, 0.12, 0.16], 0.1, 0);
        },
      },
    ),
    ...makeParts(
      "knob",
      "pedal",
      [0.2, 0.27, 0.34, 0.41].flatMap((x) => [knob(x * w, -d * 0.38), knob(x * w, -d * 0.2)]),
      { weight: 0.5 },
    ),
    makePart(
      "pads",
      "pedal",
      settle(
        merge(
          [0, 1, 2, 3].flatMap((i) =>
            [-0.38, -0.2].map((z) =>
              move(box([w * 0.045, h * 0.2, d * 0.13], { bevel: h * 0.05 }), [(-0.43 + i * 0.056) * w, h, z * d]),
            ),
          ),
        ),
      ),
      { weight: 0.5, paint: pads },
    ),
    ...makeParts(
      "foot",
      "screen",
      [-1, 1].map((s) => move(box([w * 0.05, h * 0.1, d * 0.8]), [s * w * 0.4, h * 0.02, 0])),
      { weight: 0.1 },
    ),
  ];
}

const COATS = ["#0f0f11", "#0f0f11", "#5a2a14", "#7d4a26", "#e9e6df"].map(fromHex);

const SLOTS = {
  body: { words: ["case", "lid", "cabinet", "leg"], materials: ["plastic"], colours: COATS },
  keys: {
    words: ["key", "white key", "keyboard"],
    materials: ["plastic"],
    colours: [fromHex("#efebe0")],
    takesWhole: false,
  },
  "black-keys": { words: ["black key"], materials: ["plastic"], colours: [fromHex("#111113")], takesWhole: false },
  pedal: { words: ["knob", "castor"], materials: ["gold"], takesWhole: false },
} as const;

/**
 * A piano. What makes it itself: a long row of white keys with black ones in twos and threes. The grand is a shining wing on three legs, its lid
 * propped open over a golden plate with strings; the upright a cabinet with the keys on a shelf, sheet music above and pedals below.
 */
export const piano = defineConcept<PianoParameters>({
  id: "piano",
  family: "instrument",
  words: ["piano", "grand piano", "upright piano", "baby grand", "concert grand", "harpsichord", "pianoforte"],
  senses: ["piano", "harpsichord"],
  height: 1.5,
  parameters,
  slots: {
    ...SLOTS,
    plate: {
      words: ["string", "frame"],
      materials: ["painted-metal"],
      colours: [fromHex("#d9a94e")],
      takesWhole: false,
    },
    paper: { words: ["sheet music", "music"], materials: ["paper"], takesWhole: false },
  },
  sample: (draw, ask) => {
    const style =
      ask.word === "upright piano"
        ? "upright"
        : ask.word === "piano"
          ? draw.pick("style", ["grand", "upright"] as const, [3, 1])
          : "grand";
    const w = draw.number("width", 1.42, 1.52) * traitFactor(ask, { wide: 1.1, narrow: 0.88 });
    return fitParameters<PianoParameters>(parameters, {
      style,
      width: w,
      length:
        w *
        draw.number("length", 1.05, 1.3) *
        (ask.word === "concert grand" ? 1.3 : 1) *
        traitFactor(ask, { long: 1.15, short: 0.9 }),
      octaves: 7,
      coat: draw.integer("coat", 0, 4),
    });
  },
  dress: (p): Readonly<Record<string, SlotDress>> => ({
    body: {
      material: p.coat === 2 || p.coat === 3 ? "oak" : "plastic",
      colours: [COATS[p.coat] as (typeof COATS)[number]],
    },
  }),
  build: (p) => {
    const w = p.width;
    return standModel(p.style === "grand" ? buildGrand(p) : buildUpright(p), [
      {
        name: "top",
        position: [0, w * (p.style === "grand" ? 0.6 : 0.81), p.style === "grand" ? w * 0.3 : 0],
        normal: [0, 1, 0],
        radius: w * 0.15,
      },
      { name: "keys", position: [0, w * 0.5, w * 0.55], normal: [0, 1, 0], radius: w * 0.3 },
      { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: w * 0.4 },
    ]);
  },
  view: { azimuth: 0.55, elevation: 0.36 },
});

/** A synthesizer or electric keyboard. What makes it itself: a flat board of piano keys with a small lit display, knobs and coloured pads behind them. */
export const synthesizer = defineConcept<PianoParameters>({
  id: "synthesizer",
  family: "instrument",
  words: [
    "synthesizer",
    "synth",
    "electric piano",
    "keyboard piano",
    "music keyboard",
    "electronic keyboard",
    "midi keyboard",
    "piano keyboard",
  ],
  senses: ["synthesizer#2"],
  height: 0.08,
  parameters,
  slots: {
    ...SLOTS,
    body: {
      words: ["case"],
      materials: ["plastic"],
      colours: ["#1c1d20", "#2c3038", "#c8302a", "#dcdad4"].map(fromHex),
    },
    pedal: {
      words: ["knob", "pad", "button"],
      materials: ["plastic"],
      colours: [fromHex("#c9c9c6")],
      takesWhole: false,
    },
    screen: { words: ["display"], materials: ["plastic"], colours: [fromHex("#101214")], takesWhole: false },
  },
  sample: (draw, ask) =>
    fitParameters<PianoParameters>(parameters, {
      style: "synth",
      width: draw.number("width", 0.7, 0.85) * traitFactor(ask, { wide: 1.2, long: 1.2, narrow: 0.85 }),
      length: 0.25,
      octaves: draw.integer("octaves", 3, 4),
      coat: 0,
    }),
  build: (p) =>
    standModel(buildSynth(p), [
      { name: "top", position: [0, p.width * 0.07, -p.width * 0.08], normal: [0, 1, 0], radius: p.width * 0.06 },
      { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: p.width * 0.2 },
    ]),
  view: { azimuth: 0.4, elevation: 0.55 },
});
