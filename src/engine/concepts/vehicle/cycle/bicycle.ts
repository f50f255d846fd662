import { defineConcept } from "../../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../../from-ask.ts";
import { choice, flag, integer, metres } from "../../parameter-specs.ts";
import { CHROME, HEADLIGHT, ownSlot, SEAT, slot, TYRE } from "../usual-slots.ts";
import { BICYCLE_STYLES, type BicycleParameters, buildBicycle } from "./build-bicycle.ts";

/** What two ride, one behind the other. */
const TANDEMS = ["tandem", "tandem bicycle", "tandem bike"];

const BY_WORD: Readonly<Record<string, BicycleParameters["style"]>> = {
  "road bike": "road",
  "racing bike": "road",
  "racing bicycle": "road",
  "mountain bike": "mountain",
  "city bike": "city",
  "dutch bike": "city",
  "cruiser bike": "city",
  ...Object.fromEntries(TANDEMS.map((word) => [word, "city"] as const)),
};

const parameters = {
  style: choice(BICYCLE_STYLES, "Road bike with dropped bars, city bike, or mountain bike."),
  wheelRadius: metres(0.2, 0.45, "Axle to tread."),
  tyre: metres(0.012, 0.04, "Half the thickness of a tyre."),
  tubing: metres(0.012, 0.04, "Radius of the frame's tubes."),
  base: metres(0.7, 1.6, "Axle to axle."),
  seatHeight: metres(0.6, 1.3, "Floor to saddle."),
  spokes: integer(12, 36, "Spokes in a wheel."),
  stepThrough: flag("The frame's upper tube runs low."),
  fenders: flag("Has mudguards."),
  basket: flag("A basket in front."),
  lamp: flag("A lamp at the handlebar."),
  rack: flag("A luggage rack behind."),
  tandem: flag("For two, one behind the other: two saddles, handlebars and pairs of pedals."),
};

/**
 * A bicycle. What makes it itself: two large wheels of thin wire spokes, one behind the other; between them an open diamond of tubes; a
 * saddle on its post, handlebars on a fork, and at the bottom a chainring with two cranks, pedals and the chain to the rear wheel. A tandem has all that its riders need twice.
 */
export const bicycle = defineConcept<BicycleParameters>({
  id: "bicycle",
  family: "vehicle",
  words: ["bicycle", "bike", "push bike", "pushbike", ...Object.keys(BY_WORD), "velocipede"],
  senses: ["bicycle"],
  height: 1.05,
  parameters,
  slots: {
    frame: slot("tube|fork", "painted-metal", "#b3201c #1d5c9e #2f6b3f #1d1f22 #d99a1a #1f8f8a #d8d4c8 #c65d7b"),
    tyre: TYRE,
    wheel: ownSlot("rim|hub", "brushed-steel"),
    spoke: ownSlot("wire", "brushed-steel"),
    saddle: { ...SEAT, words: ["seat"] },
    handlebar: { ...CHROME, words: ["bar", "handle bar"] },
    grip: ownSlot("handle", "rubber leather", "#1c1c1e #5a3018"),
    chain: ownSlot("chainring|sprocket|crank", "iron", "#4a4b4d"),
    pedal: ownSlot("foot rest", "rubber", "#161617"),
    fender: slot("mudguard", "painted-metal", "#1d1f22 #c9ccd0"),
    basket: ownSlot("carrier", "oak", "#a8763e"),
    headlight: HEADLIGHT,
    rack: ownSlot("luggage rack", "iron", "#2a2b2d"),
  },
  sample: (draw, ask) => {
    const style = BY_WORD[ask.word] ?? draw.pick("style", BICYCLE_STYLES, [3, 4, 2]);
    const city = style === "city";
    return fitParameters(parameters, {
      style,
      wheelRadius: draw.number("wheelRadius", 0.325, 0.35) * traitFactor(ask, { large: 1.2, small: 0.75 }, "wheel"),
      tyre:
        (style === "mountain" ? 0.029 : city ? 0.02 : 0.016) * traitFactor(ask, { thick: 1.4, fat: 1.5, thin: 0.8 }),
      tubing:
        draw.number("tubing", 0.018, 0.022) *
        (style === "mountain" ? 1.15 : 1) *
        traitFactor(ask, { thick: 1.35, thin: 0.75 }),
      base: draw.number("base", 1.02, 1.1) * traitFactor(ask, { long: 1.18, short: 0.9 }),
      seatHeight: draw.number("seatHeight", 0.9, 0.98) * traitFactor(ask, { tall: 1.15, short: 0.85 }),
      spokes: draw.pick("spokes", [20, 24, 28]),
      stepThrough: city && draw.chance("stepThrough", 0.45),
      fenders: wants(ask, "fender", city),
      basket: wants(ask, "basket", city && (says(ask, "cute") || draw.chance("basket", 0.45))),
      lamp: wants(ask, "headlight", city && draw.chance("lamp", 0.6)),
      rack: wants(ask, "rack", (city && draw.chance("rack", 0.5)) || ask.doing?.has("laden") === true),
      tandem: TANDEMS.includes(ask.word),
    });
  },
  build: buildBicycle,
  view: { azimuth: 1.12, elevation: 0.16 },
});
