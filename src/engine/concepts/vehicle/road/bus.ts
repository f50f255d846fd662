import { fromHex } from "../../../math/color.ts";
import { defineConcept, type SlotDress } from "../../concept.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { choice, integer, metres } from "../../parameter-specs.ts";
import { DARK, HEADLIGHT, ownSlot, PANE, RIM, slot, TAILLIGHT, TYRE } from "../usual-slots.ts";
import { BUS_STYLES, type BusParameters, buildBus } from "./build-bus.ts";

const BY_WORD: Readonly<Record<string, BusParameters["style"]>> = {
  "school bus": "school",
  schoolbus: "school",
  "double-decker bus": "double",
  "double decker bus": "double",
  "double-decker": "double",
  "double decker": "double",
  "london bus": "double",
  "city bus": "city",
  coach: "city",
  "tour bus": "city",
  minibus: "city",
};

const parameters = {
  style: choice(BUS_STYLES, "City bus, double-decker, or school bus with a hood."),
  length: metres(4, 16, "Nose to tail."),
  width: metres(1.8, 3, "Side to side."),
  height: metres(2.2, 5.5, "Road to roof."),
  wheelRadius: metres(0.35, 0.7, "Axle to tread."),
  windows: integer(3, 10, "Windows along a side."),
};

/**
 * A bus. What makes it itself: a long tall box on big wheels with rows of windows all along its sides, one wide windshield in a flat
 * face, a destination sign above it and folding glass doors. A double-decker has two rows and is red; a school bus is yellow with
 * black stripes, a hood and a stop sign.
 */
export const bus = defineConcept<BusParameters>({
  id: "bus",
  family: "vehicle",
  words: ["bus", ...Object.keys(BY_WORD), "omnibus", "autobus"],
  senses: ["bus"],
  height: 3.1,
  parameters,
  slots: {
    body: slot("paint|side", "painted-metal", "#1f5f9e #2f7a4a #c23a24 #d98a1c #2b8f94 #7d2f5f", { group: "body" }),
    roof: slot("top", "painted-metal", "#ece8dd"),
    window: PANE,
    door: ownSlot("doors", "glass", "#24343e"),
    trim: ownSlot("stripe|bumper", "plastic", "#17181a"),
    sign: ownSlot("destination sign|display", "glass", "#191a14"),
    headlight: HEADLIGHT,
    taillight: TAILLIGHT,
    mirror: ownSlot("wing mirror", "plastic", "#1b1c1e"),
    grille: ownSlot("grill", "plastic", "#1d1e20"),
    tyre: TYRE,
    wheel: RIM,
    underbody: DARK,
  },
  sample: (draw, ask) => {
    const style = BY_WORD[ask.word] ?? draw.pick("style", BUS_STYLES, [5, 2, 2]);
    const short = ask.word === "minibus" ? 0.62 : 1;
    const length =
      { city: 9, double: 8.6, school: 9.2 }[style] *
      draw.number("length", 0.93, 1.06) *
      short *
      traitFactor(ask, { long: 1.25, short: 0.72, cute: 0.7, small: 0.8 });
    return fitParameters(parameters, {
      style,
      length,
      width: 2.5 * traitFactor(ask, { wide: 1.1, narrow: 0.88 }),
      height:
        { city: 3, double: 4.35, school: 3 }[style] *
        draw.number("height", 0.98, 1.04) *
        (short < 1 ? 0.88 : 1) *
        traitFactor(ask, { tall: 1.15, short: 0.92 }),
      wheelRadius: draw.number("wheelRadius", 0.5, 0.54) * traitFactor(ask, { large: 1.25, small: 0.8 }, "wheel"),
      windows: Math.round(length / (style === "school" ? 1.05 : 1.3)) - (style === "school" ? 1 : 0),
    });
  },
  dress: ({ style }): Readonly<Record<string, SlotDress>> => {
    if (style === "city") return {};
    const colours = [fromHex(style === "double" ? "#b5161b" : "#e8a010")];
    return { body: { colours }, roof: { colours: style === "double" ? colours : [fromHex("#ece8dd")] } };
  },
  build: buildBus,
  view: { azimuth: 0.85, elevation: 0.2 },
});
