import { standModel } from "../../../geometry/make-part.ts";
import { fromHex } from "../../../math/color.ts";
import { defineConcept, type SlotDress } from "../../concept.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { buildGrand } from "./build-grand.ts";
import { buildUpright } from "./build-upright.ts";
import { PIANO_COATS, PIANO_PARAMETERS, PIANO_SLOTS, type PianoParameters } from "./piano-parameters.ts";

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
  parameters: PIANO_PARAMETERS,
  slots: {
    ...PIANO_SLOTS,
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
    return fitParameters<PianoParameters>(PIANO_PARAMETERS, {
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
      colours: [PIANO_COATS[p.coat] as (typeof PIANO_COATS)[number]],
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
