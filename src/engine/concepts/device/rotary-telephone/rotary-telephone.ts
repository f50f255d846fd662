import { standModel } from "../../../geometry/make-part.ts";
import type { Model } from "../../../geometry/part.ts";
import { fromHex } from "../../../math/color.ts";
import { defineConcept, type SlotDress } from "../../concept.ts";
import { fitParameters, says, traitFactor } from "../../from-ask.ts";
import { buildCandlestickTelephone } from "./build-candlestick-telephone.ts";
import { buildDeskTelephone } from "./build-desk-telephone.ts";
import { ROTARY_TELEPHONE_PARAMETERS, type RotaryTelephoneParameters } from "./rotary-telephone-parameters.ts";

const COATS = ["#a8221c", "#17181b", "#e6dcc3", "#2f6b57", "#7fb0b8", "#d99a2b", "#c97f86"].map(fromHex);

/**
 * The telephone of our grandparents. What makes it itself: a sloping body with a round dial - ten finger holes over digits and a
 * metal stop -, a handset with two caps across the cradle on top, and a curly cord. A candlestick one has a pillar, a horn to
 * speak into and a receiver on a hook.
 */
export const rotaryTelephone = defineConcept<RotaryTelephoneParameters>({
  id: "rotary-telephone",
  family: "device",
  words: [
    "rotary telephone",
    "telephone",
    "rotary phone",
    "rotary dial phone",
    "dial phone",
    "landline",
    "landline phone",
    "desk phone",
    "vintage phone",
    "old phone",
    "retro phone",
    "antique phone",
    "candlestick telephone",
    "candlestick phone",
  ],
  senses: ["telephone"],
  height: 0.16,
  parameters: ROTARY_TELEPHONE_PARAMETERS,
  slots: {
    body: { words: ["case"], materials: ["plastic"], colours: COATS, group: "body" },
    handset: { words: ["receiver", "earpiece"], materials: ["plastic"], colours: COATS, group: "body" },
    dial: { words: ["rotary dial"], materials: ["plastic"], colours: [fromHex("#24242a")], takesWhole: false },
    metal: { words: ["finger stop"], materials: ["brushed-steel", "gold"], takesWhole: false },
    cord: { words: ["cable", "wire"], materials: ["plastic"], colours: [fromHex("#1d1c1d")], takesWhole: false },
  },
  sample: (draw, ask) =>
    fitParameters<RotaryTelephoneParameters>(ROTARY_TELEPHONE_PARAMETERS, {
      style: ask.word.startsWith("candlestick") ? "candlestick" : "desk",
      size: draw.number("size", 0.19, 0.23),
      breadth: draw.number("breadth", 0.92, 1.08) * traitFactor(ask, { wide: 1.2, narrow: 0.85 }),
      rise: draw.number("rise", 0.9, 1.08) * traitFactor(ask, { tall: 1.25, short: 0.82 }),
      brass: draw.chance("brass", 0.3),
      tangled: says(ask, "tangled", "cord"),
      unhooked: says(ask, "unhooked") || says(ask, "unhooked", "handset"),
    }),
  dress: (p): Readonly<Record<string, SlotDress>> =>
    p.brass ? { dial: { material: "gold" }, metal: { material: "gold" } } : {},
  build: (p): Model => {
    const top = p.size * (p.style === "desk" ? 0.78 : 1.35) * p.rise;
    return standModel(p.style === "desk" ? buildDeskTelephone(p) : buildCandlestickTelephone(p), [
      {
        name: "top",
        position: [0, top, p.style === "desk" ? -p.size * 0.22 : 0],
        normal: [0, 1, 0],
        radius: p.size * 0.15,
      },
      { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: p.size * 0.4 },
    ]);
  },
  view: { azimuth: 0.5, elevation: 0.42 },
});
