import { fromHex } from "../../../math/color.ts";
import { defineConcept, type SlotDress } from "../../concept.ts";
import { fitParameters, traitFactor, wants } from "../../from-ask.ts";
import { HEADLIGHT, ownSlot, PANE, slot } from "../usual-slots.ts";
import { buildBulletTrain } from "./build-bullet-train.ts";
import { buildSteamTrain } from "./build-steam-train.ts";
import { TRAIN_PARAMETERS, type TrainParameters } from "./train-parameters.ts";

const BULLETS: ReadonlySet<string> = new Set([
  "bullet train",
  "high-speed train",
  "high speed train",
  "shinkansen",
  "maglev train",
]);

/**
 * A train. What makes it itself: a steam locomotive: a long round boiler with brass bands, chimney, domes and bell, a round smokebox door with a lamp in front, red spoked
 * wheels joined by rods, a cowcatcher, a driver's cab behind with windows and roof, and a tender of coal. A high-speed train has a white pointed nose with a
 * dark windshield and a stripe along its rows of windows. Both stand on rails.
 */
export const train = defineConcept<TrainParameters>({
  id: "train",
  family: "vehicle",
  words: [
    "train",
    "locomotive",
    "steam train",
    "steam locomotive",
    "steam engine",
    "train engine",
    "railway engine",
    "toy train",
    ...BULLETS,
  ],
  senses: ["locomotive", "train"],
  height: 3.6,
  parameters: TRAIN_PARAMETERS,
  slots: {
    body: slot("boiler|cab|paint", "painted-metal", "#1f5a38 #1c1e21 #8e1d1a #1d3f74"),
    trim: ownSlot("band|dome|bell|stripe", "gold bronze", "", {}),
    wheel: ownSlot("rim", "painted-metal", "#a3201a #a3201a #2a2c2f"),
    rod: ownSlot("piston|coupling", "brushed-steel"),
    chimney: ownSlot("funnel|smokestack|stack|smokebox|buffer|underbody|chassis", "iron", "#232427"),
    cowcatcher: ownSlot("pilot|plough", "painted-metal", "#a3201a #2a2c2f"),
    window: PANE,
    headlight: HEADLIGHT,
    coal: ownSlot("load", "rubber", "#141414"),
    rail: ownSlot("track|sleeper", "rusty-iron"),
  },
  sample: (draw, ask) => {
    const style = BULLETS.has(ask.word)
      ? "bullet"
      : ask.word === "train" && draw.chance("bullet", 0.12)
        ? "bullet"
        : "steam";
    const long = traitFactor(ask, { long: 1.3, short: 0.75, cute: 0.72, small: 0.85 });
    const steam = style === "steam";
    return fitParameters(TRAIN_PARAMETERS, {
      style,
      length: (steam ? draw.number("length", 6.6, 7.4) : 15) * long,
      girth: (steam ? draw.number("girth", 0.74, 0.84) : 1.5) * traitFactor(ask, { fat: 1.2, thick: 1.15, thin: 0.85 }),
      wheels: ask.counts.get("wheel") ? 3 : draw.integer("wheels", 2, 3),
      chimney: draw.number("chimney", 0.75, 1.05) * traitFactor(ask, { tall: 1.3, short: 0.7 }),
      tender: steam && wants(ask, "coal", draw.chance("tender", 0.75)),
    });
  },
  dress: ({ style }): Readonly<Record<string, SlotDress>> =>
    style === "bullet"
      ? { body: { colours: [fromHex("#e9e9e6")] }, trim: { material: "painted-metal", colours: [fromHex("#1d4fa0")] } }
      : {},
  build: (p) => (p.style === "steam" ? buildSteamTrain(p) : buildBulletTrain(p)),
  view: { azimuth: 0.85, elevation: 0.18 },
});
