import { fromHex } from "../../../math/color.ts";
import { defineConcept, type SlotDress } from "../../concept.ts";
import { fitParameters, says, traitFactor } from "../../from-ask.ts";
import { HEADLIGHT, ownSlot, PANE, slot, TYRE } from "../usual-slots.ts";
import { AIRPLANE_PARAMETERS, AIRPLANE_STYLES, type AirplaneParameters } from "./airplane-parameters.ts";
import { buildAirliner } from "./build-airliner.ts";
import { buildFighter } from "./build-fighter.ts";
import { buildPropellerPlane } from "./build-propeller-plane.ts";

const BY_WORD: Readonly<Record<string, AirplaneParameters["style"]>> = {
  airliner: "airliner",
  "passenger plane": "airliner",
  "commercial airplane": "airliner",
  "jumbo jet": "airliner",
  "jet plane": "airliner",
  jetliner: "airliner",
  "propeller plane": "propeller",
  cessna: "propeller",
  seaplane: "propeller",
  biplane: "biplane",
  triplane: "biplane",
  "stunt plane": "biplane",
  "fighter jet": "fighter",
  "jet fighter": "fighter",
  "fighter plane": "fighter",
  "stealth fighter": "fighter",
  jet: "fighter",
  "military jet": "fighter",
  spitfire: "warbird",
  warplane: "warbird",
};

/** What biplanes are painted in. */
const BIPLANES = ["#b3201c", "#d99a1a", "#1f4f9a"];

/** Length, span, girth: metres. */
const SIZES: Readonly<Record<AirplaneParameters["style"], readonly [number, number, number]>> = {
  airliner: [33, 34, 4],
  propeller: [8.2, 10.8, 1.3],
  biplane: [7, 9, 1.1],
  fighter: [15, 10.5, 1.7],
  warbird: [9, 11, 1.25],
};

/**
 * An airplane on its landing gear. What makes it itself: a long round fuselage with wings to both sides, a fin and two small planes at the tail.
 * An airliner is white with a row of windows, swept wings and engine pods below; a light plane has a propeller and a wing above the
 * cabin; a biplane two wings tied by struts, a round engine and an open cockpit; a jet fighter is grey and pointed, with a canopy,
 * delta wings, twin fins and burning nozzles.
 */
export const airplane = defineConcept<AirplaneParameters>({
  id: "airplane",
  family: "vehicle",
  likened: ["food"],
  words: ["airplane", "plane", "aeroplane", "aircraft", ...Object.keys(BY_WORD)],
  senses: ["airplane"],
  height: 4,
  parameters: AIRPLANE_PARAMETERS,
  slots: {
    body: slot("fuselage|hull|nose|nose cone", "painted-metal", "#e9e7e0 #b3201c #1f4f9a #d99a1a #2f6b3f"),
    wing: slot("tail|fin|stabilizer|flap", "painted-metal", "#d9dbdc #e9e7e0"),
    accent: ownSlot("stripe|trim", "painted-metal", "#1d4f9c #b3201c #e0861a #167a72"),
    engine: ownSlot("motor|nozzle|jet engine", "brushed-steel", "#7d8084"),
    propeller: ownSlot("rotor|blade", "painted-wood iron", "#2a2522"),
    cockpit: { ...PANE, words: ["window", "canopy", "windshield", "windscreen", "glass"] },
    strut: ownSlot("gear|landing gear|leg|wire", "brushed-steel", "#5b5d60"),
    seat: ownSlot("", "leather", "#4a2a17"),
    tyre: TYRE,
    wheel: ownSlot("hub", "brushed-steel"),
    light: HEADLIGHT,
  },
  sample: (draw, ask) => {
    // who says propellers means one of those that have them
    const weights = ask.parts.has("propeller") ? [0, 4, 2, 0, 2] : [7, 4, 2, 1, 2];
    // marks show best on a long side
    const isMarked = says(ask, "american");
    const style = BY_WORD[ask.word] ?? draw.pick("style", AIRPLANE_STYLES, isMarked ? [1, 0, 0, 0, 0] : weights);
    const [length, span, girth] = SIZES[style];
    return fitParameters(AIRPLANE_PARAMETERS, {
      style,
      length: length * draw.number("length", 0.94, 1.06) * traitFactor(ask, { long: 1.2, short: 0.8, cute: 0.7 }),
      span:
        span *
        draw.number("span", 0.95, 1.05) *
        traitFactor(ask, { wide: 1.2, narrow: 0.8 }) *
        traitFactor(ask, { long: 1.3, short: 0.75 }, "wing"),
      girth: girth * traitFactor(ask, { thick: 1.15, fat: 1.35, thin: 0.82, round: 1.1 }),
      blades: draw.pick("blades", style === "biplane" ? [2] : [2, 3, 3]),
      engines: ask.counts.get("engine") ?? draw.pick("engines", [2, 4], [5, 2]),
      striped: draw.chance("striped", 0.75),
      marks: says(ask, "american") ? "american" : "none",
    });
  },
  dress: ({ style, length }): Readonly<Record<string, SlotDress>> => {
    if (style === "airliner") return { body: { colours: [fromHex("#eceae4")] } };
    if (style === "fighter") {
      const grey = { colours: [fromHex("#80888f")] };
      return { body: grey, wing: grey };
    }
    if (style === "warbird") {
      const olive = { colours: [fromHex("#56603a")] };
      return { body: olive, wing: olive };
    }
    if (style === "biplane") {
      // a plane's length is as good as a draw
      const paint = BIPLANES[Math.floor(length * 1000) % BIPLANES.length] as string;
      return { body: { colours: [fromHex(paint)] } };
    }
    return {};
  },
  build: (p) =>
    p.style === "airliner" ? buildAirliner(p) : p.style === "fighter" ? buildFighter(p) : buildPropellerPlane(p),
  view: { azimuth: 0.72, elevation: 0.36 },
});
