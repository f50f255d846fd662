import { defineConcept } from "../../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../../from-ask.ts";
import { choice, flag, metres } from "../../parameter-specs.ts";
import { CHROME, HEADLIGHT, ownSlot, SEAT, slot, TAILLIGHT, TYRE } from "../usual-slots.ts";
import { buildMotorcycle, MOTORCYCLE_STYLES, type MotorcycleParameters } from "./build-motorcycle.ts";

const BY_WORD: Readonly<Record<string, MotorcycleParameters["style"]>> = {
  chopper: "cruiser",
  harley: "cruiser",
  "cruiser motorcycle": "cruiser",
  "sport bike": "sport",
  "sports bike": "sport",
  "racing motorcycle": "sport",
  "dirt bike": "dirt",
  "motocross bike": "dirt",
  "cafe racer": "standard",
  "sidecar motorcycle": "standard",
  "motorcycle with sidecar": "standard",
};

const parameters = {
  style: choice(MOTORCYCLE_STYLES, "Plain, long cruiser, faired sport bike, or high dirt bike."),
  wheelRadius: metres(0.24, 0.42, "Axle to tread."),
  tyre: metres(0.03, 0.11, "Half the thickness of the rear tyre."),
  base: metres(1, 2.1, "Axle to axle."),
  rake: metres(0.05, 0.6, "How far the front axle stands before the steering head."),
  bars: metres(0, 0.45, "How high the handlebar stands over the head."),
  sidecar: flag("A tub with a seat and a wheel of its own stands beside it."),
};

/**
 * A motorcycle. What makes it itself: two fat tyres; a tear-shaped tank before a leather seat; between the wheels a bare engine with finned
 * cylinders and chromed exhaust pipes; a long fork with a round headlight, wide handlebars with grips and mirrors, mudguards and a tail light; at its side, when one is said, a
 * bullet-shaped sidecar with a seat, a little screen and a wheel of its own.
 */
export const motorcycle = defineConcept<MotorcycleParameters>({
  id: "motorcycle",
  family: "vehicle",
  likened: ["food"],
  words: ["motorcycle", "motorbike", "motor bike", ...Object.keys(BY_WORD), "motor cycle"],
  senses: ["motorcycle", "minibike"],
  height: 1.15,
  parameters,
  slots: {
    tank: slot(
      "body|paint|fairing|gas tank",
      "painted-metal",
      "#a81c1a #1b1d21 #1d4b8f #2b5a3a #d9731f #e3ddcf #6d1526",
      {
        group: "body",
      },
    ),
    fender: slot("mudguard", "painted-metal", "#a81c1a #1b1d21 #1d4b8f #2b5a3a #d9731f #e3ddcf #6d1526", {
      group: "body",
    }),
    frame: ownSlot("chassis", "iron", "#232427"),
    sidecar: slot("side car|tub", "painted-metal", "#a81c1a #1b1d21 #1d4b8f #2b5a3a #d9731f #e3ddcf #6d1526", {
      group: "body",
    }),
    seat: { ...SEAT, words: ["saddle"] },
    engine: ownSlot("motor|cylinder", "brushed-steel", "#8b8d90"),
    exhaust: { ...CHROME, words: ["pipe", "muffler"] },
    fork: { ...CHROME, words: ["shock"] },
    handlebar: { ...CHROME, words: ["bar", "handle bar"] },
    grip: ownSlot("handle", "rubber", "#151516"),
    mirror: ownSlot("wing mirror", "brushed-steel"),
    headlight: HEADLIGHT,
    taillight: TAILLIGHT,
    tyre: TYRE,
    wheel: ownSlot("rim|hub|brake disc", "brushed-steel"),
    spoke: ownSlot("wire", "brushed-steel"),
  },
  sample: (draw, ask) => {
    const style = BY_WORD[ask.word] ?? draw.pick("style", MOTORCYCLE_STYLES, [4, 4, 2, 1]);
    const cruiser = style === "cruiser";
    const sidecar = wants(ask, "sidecar", ask.word.includes("sidecar"));
    const fat = traitFactor(ask, { fat: 1.3, thick: 1.2, thin: 0.8 });
    return fitParameters(parameters, {
      style,
      wheelRadius: draw.number("wheelRadius", 0.3, 0.325) * traitFactor(ask, { large: 1.2, small: 0.8 }, "wheel"),
      tyre: (style === "dirt" ? 0.055 : draw.number("tyre", 0.068, 0.078)) * fat,
      base: (cruiser ? 1.62 : 1.4) * draw.number("base", 0.97, 1.04) * traitFactor(ask, { long: 1.15, short: 0.85 }),
      rake: (cruiser ? 0.4 : style === "sport" ? 0.22 : 0.27) * (ask.word === "chopper" ? 1.35 : 1),
      bars:
        (cruiser ? draw.number("bars", 0.14, 0.22) : style === "sport" ? 0.08 : 0.12) +
        (ask.word === "chopper" || says(ask, "tall", "handlebar") ? 0.12 : 0),
      sidecar,
    });
  },
  build: buildMotorcycle,
  view: { azimuth: 1, elevation: 0.18 },
});
