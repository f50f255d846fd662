import { box } from "../../geometry/box.ts";
import { curveThrough, graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { horn } from "../../geometry/horn.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { choice, flag, integer, metres } from "../parameter-specs.ts";

export type RecordPlayerParameters = {
  readonly style: "deck" | "suitcase";
  readonly width: number;
  readonly label: number;
  readonly lid: boolean;
};
export type GramophoneParameters = { readonly width: number; readonly mouth: number; readonly flutes: number };
export type VinylParameters = { readonly radius: number; readonly label: number };

const LABELS = ["#c8352a", "#e0a82c", "#2f6fb0", "#e8e2d0", "#3f9a6a"].map(fromHex);

/** Grooves that catch the light, a coloured label with lines of print and a hole. Rest frame: y up, the record about it. */
export function recordPaint(radius: number, label: Rgb): Paint {
  return (surface, x, _y, z) => {
    const r = Math.sqrt(x * x + z * z) / radius;
    if (r < 0.025) layColour(surface, [0.5, 0.5, 0.5], 0.3, 1);
    else if (r < 0.34) {
      layColour(surface, label, 0.5, 0);
      if (
        (r > 0.3 && r < 0.315) ||
        (Math.abs(Math.abs(z) - radius * 0.14) < radius * 0.012 && Math.abs(x) < radius * 0.18) ||
        (Math.abs(z + radius * 0.19) < radius * 0.01 && Math.abs(x) < radius * 0.1)
      )
        layColour(surface, [0.03, 0.03, 0.03]);
    } else {
      const band = sin(r * 46) > 0.9 ? 0.07 : 0.014 + 0.012 * cos(r * 420);
      const shine = 4 * ((x * z) / (x * x + z * z)) * ((x * z) / (x * x + z * z));
      const tone = band + 0.05 * shine * shine * shine;
      layColour(surface, [tone, tone, tone * 1.05], 0.24, 0);
      surface.height += 0.00008 * cos(r * 700);
    }
  };
}

const record = (r: number, thick: number): Geometry =>
  cylinder({ radius: r, height: thick, bevel: thick * 0.3, bevelSteps: 1, segments: 56 });

/** A deck with its platter, record and tone arm; from y = `y` up. */
function deckParts(w: number, d: number, y: number, label: number): Part[] {
  const r = d * 0.42;
  const cx = -w * 0.5 + d * 0.5;
  const [px, pz] = [w * 0.5 - w * 0.1, -d * 0.34];
  const tip = [cx + r * 0.62, pz + d * 0.62] as const;
  const high = y + d * 0.085;
  const arm = tube(
    d * 0.011,
    curveThrough(
      [
        [px + d * 0.015, high, pz - d * 0.09],
        [px, high, pz],
        [px - d * 0.015, high, pz + d * 0.36],
        [tip[0], high - d * 0.012, tip[1]],
      ],
      5,
    ),
    10,
  );
  const head = move(turnY(box([d * 0.05, d * 0.022, d * 0.1], { bevel: d * 0.006 }), -0.5), [
    tip[0] - d * 0.01,
    high - d * 0.022,
    tip[1] + d * 0.03,
  ]);
  const weight = move(
    turnX(cylinder({ radius: d * 0.032, height: d * 0.06, bevel: d * 0.006, segments: 20 }), -PI / 2),
    [px + d * 0.015, high, pz - d * 0.06],
  );
  return [
    makePart(
      "platter",
      "metal",
      move(cylinder({ radius: r * 1.04, height: d * 0.036, bevel: d * 0.006, segments: 56 }), [cx, y - d * 0.004, 0]),
      { weight: 0.8 },
    ),
    makePart("record", "record", move(record(r, d * 0.012), [cx, y + d * 0.03, 0]), {
      weight: 1,
      paint: recordPaint(r, LABELS[label] as Rgb),
    }),
    makePart(
      "spindle",
      "metal",
      move(cylinder({ radius: d * 0.009, height: d * 0.035, bevel: d * 0.003, segments: 12 }), [cx, y + d * 0.035, 0]),
      { weight: 0.3 },
    ),
    makePart(
      "arm-base",
      "metal",
      move(cylinder({ radius: d * 0.06, height: d * 0.05, bevel: d * 0.01, segments: 28 }), [px, y - d * 0.004, pz]),
      { weight: 0.5 },
    ),
    makePart(
      "arm-post",
      "metal",
      move(cylinder({ radius: d * 0.026, height: d * 0.1, bevel: d * 0.006, segments: 20 }), [px, y, pz]),
      { weight: 0.4 },
    ),
    makePart("tone-arm", "metal", settle(merge([arm, weight])), { weight: 0.9 }),
    makePart("cartridge", "knob", head, { weight: 0.6 }),
    makePart(
      "knob",
      "knob",
      move(cylinder({ radius: d * 0.035, height: d * 0.03, bevel: d * 0.006, segments: 24 }), [
        px,
        y - 0.001,
        d * 0.36,
      ]),
      { weight: 0.5 },
    ),
    makePart(
      "switch",
      "knob",
      move(box([d * 0.03, d * 0.014, d * 0.1], { bevel: d * 0.004 }), [px + w * 0.04, y + d * 0.004, d * 0.1]),
      { weight: 0.2 },
    ),
  ];
}

const DECK = {
  style: choice(["deck", "suitcase"], "A hi-fi deck, or a case with a lid."),
  width: metres(0.25, 0.7, "Side to side."),
  label: integer(0, 4, "Colour of the label."),
  lid: flag("Has an open lid."),
};

/** A record player. What makes it itself: a flat box with a round platter and a black record - grooves, coloured label -, a tone arm from its corner reaching over it, knobs; often a case with an open lid and a speaker. */
export const recordPlayer = defineConcept<RecordPlayerParameters>({
  id: "record-player",
  family: "device",
  words: ["record player", "turntable", "vinyl player", "vinyl record player", "dj turntable"],
  senses: ["record player"],
  height: 0.16,
  parameters: DECK,
  slots: {
    body: {
      words: ["case", "plinth", "base"],
      materials: ["oak", "leather", "plastic"],
      colours: ["#7a4726", "#5a3018", "#a86b38", "#3f7f7a", "#b04a3a", "#24262a"].map(fromHex),
    },
    deck: {
      words: ["top plate"],
      materials: ["painted-metal"],
      colours: ["#26282c", "#d8d4ca"].map(fromHex),
      takesWhole: false,
    },
    record: { words: ["vinyl", "disc"], materials: ["plastic"], colours: [fromHex("#0c0c0d")], takesWhole: false },
    metal: { words: ["tone arm", "platter", "arm"], materials: ["brushed-steel"], takesWhole: false },
    knob: { words: ["button"], materials: ["plastic"], colours: [fromHex("#1a1b1d")], takesWhole: false },
    grille: { words: ["speaker"], materials: ["woven-cotton"], colours: [fromHex("#c9b88f")], takesWhole: false },
  },
  sample: (draw, ask) => {
    const suitcase =
      says(ask, "vintage") ||
      wants(ask, "grille", false) ||
      (!says(ask, "modern") && ask.word !== "dj turntable" && draw.chance("suitcase", 0.45));
    return fitParameters<RecordPlayerParameters>(DECK, {
      style: suitcase ? "suitcase" : "deck",
      width: draw.number("width", 0.41, 0.46) * traitFactor(ask, { wide: 1.12, narrow: 0.9 }),
      label: draw.integer("label", 0, 4),
      lid: suitcase,
    });
  },
  build: (p) => {
    const w = p.width;
    const d = w * 0.8;
    const suitcase = p.style === "suitcase";
    const h = w * (suitcase ? 0.26 : 0.15);
    const foot = w * 0.035;
    const parts: Part[] = [
      makePart("body", "body", move(box([w, h, d], { bevel: w * 0.012, bevelSteps: 2 }), [0, foot + h / 2, 0]), {
        weight: 1,
        grain: "x",
      }),
      makePart("deck", "deck", move(box([w * 0.95, w * 0.012, d * 0.94], { bevel: w * 0.003 }), [0, foot + h, 0]), {
        weight: 0.7,
      }),
      ...makeParts(
        "foot",
        "knob",
        [-1, 1].flatMap((a) =>
          [-1, 1].map((b) =>
            move(cylinder({ radius: w * 0.04, height: foot * 1.2, bevel: foot * 0.2, segments: 20 }), [
              a * w * 0.4,
              0,
              b * d * 0.38,
            ]),
          ),
        ),
        { weight: 0.3 },
      ),
      ...deckParts(w * 0.94, d * 0.94, foot + h + w * 0.006, p.label),
    ];
    if (suitcase) {
      const lid = settle(
        merge([
          move(slab([w, d, h * 0.18], w * 0.04, w * 0.012), [0, d / 2, -h * 0.2]),
          ...[-1, 1].map((s) =>
            move(box([w * 0.03, d * 0.96, h * 0.4], { bevel: w * 0.008 }), [s * w * 0.485, d / 2, 0]),
          ),
          move(box([w * 0.96, w * 0.03, h * 0.4], { bevel: w * 0.008 }), [0, d * 0.985, 0]),
        ]),
      );
      parts.push(
        makePart("lid", "body", move(turnX(lid, -0.22), [0, foot + h * 0.96, -d / 2 - h * 0.05]), { weight: 1 }),
        makePart(
          "speaker",
          "grille",
          move(slab([w * 0.84, h * 0.6, w * 0.016], w * 0.03, w * 0.004), [0, foot + h * 0.5, d / 2]),
          {
            weight: 0.8,
            paint: (surface, x, y) => {
              if (sin(x * (420 / w)) * sin(y * (420 / w)) > 0.3) layColour(surface, [0.1, 0.08, 0.05], 0.9);
            },
          },
        ),
        makePart(
          "latch",
          "metal",
          move(slab([w * 0.08, h * 0.18, w * 0.02], w * 0.01, w * 0.003), [0, foot + h * 0.94, d / 2 + w * 0.004]),
          { weight: 0.4 },
        ),
      );
    }
    return standModel(parts, [
      { name: "top", position: [-w * 0.1, foot + h + w * 0.05, 0], normal: [0, 1, 0], radius: w * 0.3 },
      { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: w * 0.4 },
    ]);
  },
  view: { azimuth: 0.45, elevation: 0.62 },
});

const GRAMOPHONE = {
  width: metres(0.25, 0.6, "Of the box."),
  mouth: metres(0.12, 0.5, "Radius of the horn's mouth."),
  flutes: integer(0, 12, "Petals of the horn."),
};

/** A gramophone. What makes it itself: a great brass horn fluted like a flower over a square wooden box, a record with a needle arm on it, a crank at the side. */
export const gramophone = defineConcept<GramophoneParameters>({
  id: "gramophone",
  family: "device",
  words: ["gramophone", "phonograph", "victrola", "graphophone"],
  senses: ["gramophone"],
  height: 0.75,
  parameters: GRAMOPHONE,
  slots: {
    horn: {
      words: ["trumpet", "bell"],
      materials: ["gold", "copper", "painted-metal"],
      colours: ["#c9973a", "#c9973a", "#7a1f1c"].map(fromHex),
    },
    body: {
      words: ["box", "case", "base"],
      materials: ["oak"],
      colours: ["#6b3518", "#7d4a26", "#4a2413"].map(fromHex),
    },
    metal: { words: ["crank", "arm", "handle"], materials: ["gold"], takesWhole: false },
    record: { words: ["disc", "vinyl"], materials: ["plastic"], colours: [fromHex("#0c0c0d")], takesWhole: false },
  },
  sample: (draw, ask) =>
    fitParameters<GramophoneParameters>(GRAMOPHONE, {
      width: draw.number("width", 0.34, 0.38),
      mouth: draw.number("mouth", 0.23, 0.27) * traitFactor(ask, { large: 1.15, big: 1.15, wide: 1.1 }, "horn"),
      flutes: draw.pick("flutes", [8, 10, 0], [3, 2, 1]),
    }),
  build: (p) => {
    const w = p.width;
    const h = w * 0.42;
    const path = curveThrough(
      [
        [0, h * 1.12, -w * 0.34],
        [0, h * 1.5, -w * 0.48],
        [0, h * 2.2, -w * 0.46],
        [0, h * 2.85, -w * 0.28],
        [0, h * 3.25, w * 0.06],
        [0, h * 3.45, w * 0.42],
      ],
      8,
    );
    const line = graph([
      [0, w * 0.04],
      [0.35, w * 0.06],
      [0.6, w * 0.14],
      [0.82, p.mouth * 0.66],
      [1, p.mouth],
    ]);
    const crank = tube(
      w * 0.018,
      [
        [w * 0.46, h * 0.6, 0],
        [w * 0.62, h * 0.6, 0],
        [w * 0.63, h * 0.6, 0],
        [w * 0.63, h * 0.25, w * 0.12],
        [w * 0.64, h * 0.24, w * 0.125],
        [w * 0.76, h * 0.24, w * 0.125],
      ],
      8,
    );
    const tier = (k: number, y: number, high: number) =>
      move(box([w * k, high, w * k], { bevel: w * 0.014, bevelSteps: 2 }), [0, y + high / 2, 0]);
    return standModel(
      [
        ...makeParts(
          "box",
          "body",
          [tier(1.1, 0, h * 0.16), tier(0.96, h * 0.14, h * 0.7), tier(1.08, h * 0.82, h * 0.16)],
          { weight: 1, grain: "x" },
        ),
        ...makeParts(
          "corner",
          "metal",
          [-1, 1].flatMap((a) =>
            [-1, 1].map((b) =>
              move(cylinder({ radius: w * 0.035, height: h * 0.7, bevel: w * 0.01, segments: 16 }), [
                a * w * 0.47,
                h * 0.14,
                b * w * 0.47,
              ]),
            ),
          ),
          { weight: 0.4 },
        ),
        makePart(
          "platter",
          "metal",
          move(cylinder({ radius: w * 0.42, height: w * 0.04, bevel: w * 0.008, segments: 48 }), [
            0,
            h * 0.97,
            w * 0.03,
          ]),
          { weight: 0.5 },
        ),
        makePart("record", "record", move(record(w * 0.41, w * 0.014), [0, h * 0.97 + w * 0.036, w * 0.03]), {
          weight: 0.9,
          paint: recordPaint(w * 0.41, LABELS[0] as Rgb),
        }),
        makePart(
          "horn",
          "horn",
          horn(path, line, w * 0.008, 0.55, 48, { count: p.flutes, depth: p.flutes > 0 ? 0.13 : 0 }),
          { weight: 1, crease: 0.5 },
        ),
        makePart(
          "socket",
          "metal",
          move(cylinder({ radius: w * 0.07, height: h * 0.3, bevel: w * 0.01, segments: 24 }), [
            0,
            h * 0.94,
            -w * 0.34,
          ]),
          { weight: 0.5 },
        ),
        makePart(
          "needle-arm",
          "metal",
          settle(
            merge([
              tube(
                w * 0.018,
                [
                  [0, h * 1.2, -w * 0.34],
                  [w * 0.2, h * 1.22, -w * 0.16],
                  [w * 0.2, h * 1.18, w * 0.1],
                ],
                8,
              ),
              move(turnZ(cylinder({ radius: w * 0.055, height: w * 0.04, bevel: w * 0.008, segments: 24 }), PI / 2), [
                w * 0.22,
                h * 1.16,
                w * 0.11,
              ]),
            ]),
          ),
          { weight: 0.6 },
        ),
        makePart("crank", "metal", crank, { weight: 0.8 }),
        makePart("crank-knob", "body", move(sphere(w * 0.038, 16), [w * 0.76, h * 0.24, w * 0.125]), { weight: 0.4 }),
      ],
      [
        { name: "top", position: [0, h * 1.05, w * 0.1], normal: [0, 1, 0], radius: w * 0.3 },
        { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: w * 0.4 },
      ],
    );
  },
  view: { azimuth: 0.6, elevation: 0.2 },
});

const VINYL = { radius: metres(0.08, 0.2, "Of the disc."), label: integer(0, 4, "Colour of the label.") };

/** A vinyl record. What makes it itself: a large thin black disc with fine shining grooves, a coloured round label and a small hole; it leans half out of its sleeve. */
export const vinylRecord = defineConcept<VinylParameters>({
  id: "vinyl-record",
  family: "device",
  words: ["vinyl record", "record", "vinyl", "gramophone record", "lp", "phonograph record", "vinyl disc"],
  senses: ["phonograph record"],
  height: 0.31,
  parameters: VINYL,
  slots: {
    sleeve: {
      words: ["cover", "jacket"],
      materials: ["paper"],
      colours: ["#d9a441", "#c8553a", "#3f6f8f", "#5d7a5a"].map(fromHex),
    },
    disc: { words: ["record disc"], materials: ["plastic"], colours: [fromHex("#0c0c0d")], takesWhole: false },
  },
  sample: (draw) =>
    fitParameters<VinylParameters>(VINYL, {
      radius: draw.number("radius", 0.145, 0.155),
      label: draw.integer("label", 0, 4),
    }),
  build: ({ radius: r, label }) => {
    const art: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
      if (nz < 0.5) return;
      const [u, v] = [x / r, y / r - 0.1];
      const d = Math.sqrt(u * u + v * v);
      if (d < 0.6 && Math.floor((v + 2) * 9) % 2 === 0) layColour(surface, LABELS[(label + 2) % 5] as Rgb);
      if (v < -0.82 && v > -0.9 && Math.abs(u) < 0.6) layColour(surface, [0.04, 0.04, 0.05]);
    };
    return standModel(
      [
        makePart("disc", "disc", move(turnX(record(r, r * 0.022), PI / 2), [r * 0.96, r, 0]), {
          weight: 1,
          paint: recordPaint(r, LABELS[label] as Rgb),
        }),
        makePart(
          "sleeve",
          "sleeve",
          move(slab([r * 2.06, r * 2.06, r * 0.03], r * 0.02), [-r * 0.42, r * 1.03, r * 0.022]),
          { weight: 0.8, paint: art },
        ),
      ],
      [
        { name: "top", position: [0, r * 2, 0], normal: [0, 1, 0], radius: r * 0.05 },
        { name: "attach", position: [r, r, 0], normal: [0, 0, -1], radius: r * 0.2 },
      ],
    );
  },
  view: { azimuth: 0.3, elevation: 0.14 },
});
