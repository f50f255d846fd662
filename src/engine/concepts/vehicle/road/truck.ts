import { defineConcept } from "../../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../../from-ask.ts";
import { DARK, HEADLIGHT, ownSlot, PANE, RIM, slot, TAILLIGHT, TYRE } from "../usual-slots.ts";
import { buildTruck } from "./build-truck.ts";
import { type TruckParameters, type TruckStyle, truckParameters } from "./truck-shape.ts";

const BY_WORD: Readonly<Record<string, TruckStyle>> = {
  "delivery truck": "box",
  "box truck": "box",
  "moving truck": "box",
  "mail truck": "box",
  "delivery van": "box",
  "dump truck": "dump",
  dumper: "dump",
  "tipper truck": "dump",
  "flatbed truck": "flat",
  "tow truck": "tow",
  "tank truck": "tank",
  tanker: "tank",
  "oil truck": "tank",
  "garbage truck": "garbage",
  "trash truck": "garbage",
  "cement truck": "mixer",
  "concrete mixer": "mixer",
  "cement mixer": "mixer",
  "monster truck": "monster",
  snowplow: "plow",
  "snow plow": "plow",
  snowplough: "plow",
  "snow plough": "plow",
  "snowplow truck": "plow",
  "snow plow truck": "plow",
  "semi truck": "box",
  "semi-truck": "box",
};

/** What every truck has, whatever it carries. */
export const truckSlots = {
  body: slot("cab|paint|hood", "painted-metal", "#b3201c #1f5fae #2f7a44 #d9931a #c9552a #e6e2d8 #1f7f86"),
  cargo: ownSlot("box|container|bed|trailer|load|drum|skip", "painted-metal", "#e4e1d8 #c9ccce #d99a1a"),
  frame: ownSlot("chassis|crane|hook", "iron", "#2a2b2e"),
  window: PANE,
  grille: ownSlot("grill", "brushed-steel"),
  bumper: ownSlot("trim|stack|exhaust", "brushed-steel"),
  headlight: HEADLIGHT,
  taillight: TAILLIGHT,
  mirror: ownSlot("wing mirror", "plastic", "#1b1c1e"),
  beacon: ownSlot("light bar|siren", "glass", "#f09a1c"),
  tyre: TYRE,
  wheel: RIM,
  underbody: DARK,
};

/**
 * A lorry. What makes it itself: a tall cab with a flat face, upright windshield, grille and big mirrors, on a frame with big bolted wheels (twice
 * two behind), and behind the cab what it carries: a closed box with ribs and doors, a tipping skip, a tank, a flat bed with stakes, a
 * crane with a hook, a hopper, or a slanting striped drum. A snowplough has a curved blade across its front. A monster truck's wheels are as high as its pickup body.
 */
export const truck = defineConcept<TruckParameters>({
  id: "truck",
  family: "vehicle",
  words: ["truck", "lorry", ...Object.keys(BY_WORD), "camion", "hauler"],
  senses: ["truck"],
  height: 3,
  parameters: truckParameters,
  slots: {
    ...truckSlots,
    blade: ownSlot("plow|plough|snow blade", "painted-metal", "#e0781a #d8a818 #c8301c"),
  },
  sample: (draw, ask) => {
    const style =
      BY_WORD[ask.word] ??
      (wants(ask, "blade", false) ? "plow" : undefined) ??
      (says(ask, "open") ? draw.pick<TruckStyle>("bed", ["flat", "dump"], [2, 1]) : undefined) ??
      draw.pick<TruckStyle>("style", ["box", "dump", "flat", "tank", "garbage", "mixer"], [5, 4, 2, 1, 1, 1]);
    const monster = style === "monster";
    const length = monster
      ? 4.4
      : 6.8 * draw.number("length", 0.92, 1.08) * traitFactor(ask, { long: 1.3, short: 0.8, cute: 0.75 });
    return fitParameters(truckParameters, {
      style,
      length,
      width: 2.3 * traitFactor(ask, { wide: 1.12, narrow: 0.88 }),
      height: (monster ? 1.5 : draw.number("height", 1.95, 2.2)) * traitFactor(ask, { tall: 1.15, short: 0.88 }),
      wheelRadius:
        (monster ? 0.95 : draw.number("wheelRadius", 0.48, 0.53)) *
        traitFactor(ask, { large: 1.3, small: 0.8 }, "wheel"),
      hood: monster ? 1.1 : ask.word.startsWith("semi") ? 1.3 : draw.pick("hood", [0, 0.9], [3, 2]),
      lettering: ask.word === "mail truck" ? "MAIL" : "",
      livery: "plain",
      ladderUp: false,
    });
  },
  build: buildTruck,
  view: { azimuth: 0.8, elevation: 0.2 },
});
