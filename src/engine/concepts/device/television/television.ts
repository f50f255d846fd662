import { standModel } from "../../../geometry/make-part.ts";
import { fromHex } from "../../../math/color.ts";
import { defineConcept, type SlotDress } from "../../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../../from-ask.ts";
import { buildFlatScreen } from "./build-flat-screen.ts";
import { buildTubeTelevision } from "./build-tube-television.ts";
import { TELEVISION_PARAMETERS, TELEVISION_SLOTS, type TelevisionParameters } from "./television-parameters.ts";

/**
 * A television set. What makes it itself: an old one is a wooden or coloured box with a bulging screen in a pale bezel, two big channel
 * knobs over a speaker grille at its right, rabbit ears on top and often tapered legs; a new one a thin wide panel on two feet with a bright picture.
 */
export const television = defineConcept<TelevisionParameters>({
  id: "television",
  family: "device",
  words: [
    "television",
    "tv",
    "television set",
    "tv set",
    "flatscreen",
    "flat screen tv",
    "retro tv",
    "old tv",
    "vintage tv",
    "crt tv",
  ],
  senses: ["television"],
  height: 0.6,
  parameters: TELEVISION_PARAMETERS,
  slots: {
    ...TELEVISION_SLOTS,
    trim: {
      words: ["bezel", "grille"],
      materials: ["plastic"],
      colours: ["#e6dfcc", "#c9b48a", "#3a332c"].map(fromHex),
      takesWhole: false,
    },
    panel: { words: ["control panel"], materials: ["plastic"], colours: [fromHex("#2a241f")], takesWhole: false },
    knob: {
      words: ["button", "dial"],
      materials: ["brushed-steel", "plastic"],
      colours: [fromHex("#d8d2c4")],
      takesWhole: false,
    },
    antenna: { words: ["aerial", "rabbit ear"], materials: ["brushed-steel"], takesWhole: false },
  },
  sample: (draw, ask) => {
    const flat = ask.word.startsWith("flat") || says(ask, "modern") || says(ask, "flat") || says(ask, "futuristic");
    const old =
      says(ask, "vintage") ||
      ["retro tv", "old tv", "vintage tv", "crt tv"].includes(ask.word) ||
      wants(ask, "antenna", false) ||
      wants(ask, "knob", false);
    const retro = old || (!flat && draw.chance("retro", 0.72));
    const size = draw.number("size", 0.92, 1.08) * traitFactor(ask, { wide: 1.1, narrow: 0.9 });
    return fitParameters<TelevisionParameters>(TELEVISION_PARAMETERS, {
      style: retro ? "retro" : "flat",
      width: (retro ? 0.62 : 1.2) * size,
      height: (retro ? draw.number("tall", 0.43, 0.48) : 0.69) * size,
      depth: retro ? draw.number("depth", 0.34, 0.42) : 0.045,
      legs: wants(ask, "leg", draw.chance("legs", 0.45)),
      antenna: wants(ask, "antenna", draw.chance("antenna", 0.8)),
      picture: draw.integer("picture", 0, 5),
    });
  },
  dress: (p): Readonly<Record<string, SlotDress>> => {
    if (p.style !== "retro") return {};
    const coats: readonly SlotDress[] = [
      { material: "oak", colours: [fromHex("#7a4726")] },
      { material: "oak", colours: [fromHex("#a0693a")] },
      { material: "plastic", colours: [fromHex("#c8402f")] },
      { material: "plastic", colours: [fromHex("#4f9a98")] },
      { material: "oak", colours: [fromHex("#5a3018")] },
      { material: "plastic", colours: [fromHex("#dd9a2c")] },
    ];
    return { body: coats[p.picture] as SlotDress, leg: { material: "oak", colours: [fromHex("#4a2814")] } };
  },
  build: (p) => {
    const top = p.style === "retro" ? p.height * (p.legs ? 1.42 : 1.05) : p.height * 1.1;
    return standModel(p.style === "retro" ? buildTubeTelevision(p) : buildFlatScreen(p), [
      { name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: Math.min(p.width * 0.3, p.depth / 2) },
      { name: "attach", position: [0, top / 2, -p.depth / 2], normal: [0, 0, -1], radius: p.width * 0.3 },
    ]);
  },
  view: { azimuth: 0.48, elevation: 0.16 },
});
