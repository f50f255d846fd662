import { box } from "../../../geometry/box.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, settle } from "../../../geometry/place.ts";
import { slab } from "../../../geometry/slab.ts";
import { fromHex } from "../../../math/color.ts";
import { sin } from "../../../math/elementary.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { layColour } from "../../lay-colour.ts";
import { lying } from "./lying.ts";
import { pianoKeys } from "./piano-keys.ts";
import { PIANO_PARAMETERS, PIANO_SLOTS, type PianoParameters } from "./piano-parameters.ts";

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
  parameters: PIANO_PARAMETERS,
  slots: {
    ...PIANO_SLOTS,
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
    fitParameters<PianoParameters>(PIANO_PARAMETERS, {
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
