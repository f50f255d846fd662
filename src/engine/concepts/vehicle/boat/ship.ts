import { fromHex } from "../../../math/color.ts";
import { defineConcept, type SlotDress } from "../../concept.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { choice, integer, metres } from "../../parameter-specs.ts";
import { ownSlot, PANE, slot } from "../usual-slots.ts";
import { buildShip } from "./build-ship.ts";
import { type ShipParameters, SHIP_STYLES as STYLES } from "./ship-work.ts";

const BY_WORD: Readonly<Record<string, ShipParameters["style"]>> = {
  "cruise ship": "liner",
  "ocean liner": "liner",
  titanic: "liner",
  steamship: "liner",
  "steam ship": "liner",
  ferry: "liner",
  "passenger ship": "liner",
  "cargo ship": "cargo",
  "container ship": "cargo",
  freighter: "cargo",
  "oil tanker": "cargo",
  tugboat: "tug",
  "tug boat": "tug",
  steamboat: "tug",
  trawler: "trawler",
  "fishing trawler": "trawler",
  "fishing boat": "trawler",
  "fishing ship": "trawler",
  "fishing vessel": "trawler",
  "shrimp boat": "trawler",
  battleship: "warship",
  warship: "warship",
  destroyer: "warship",
  cruiser: "warship",
  motorboat: "speedboat",
  "motor boat": "speedboat",
  speedboat: "speedboat",
  "speed boat": "speedboat",
  "power boat": "speedboat",
};

const parameters = {
  style: choice(STYLES, "Passenger liner, container ship, tug, trawler, warship, or a small speedboat."),
  length: metres(4, 200, "Stern to bow."),
  beam: metres(1.4, 40, "Side to side."),
  decks: integer(1, 5, "White decks one above the other."),
  funnels: integer(0, 4, "Funnels."),
};

/** What sets the looks of a kind apart from the other ships'. */
const DRESS: Readonly<Partial<Record<ShipParameters["style"], Readonly<Record<string, SlotDress>>>>> = {
  trawler: { gun: { material: "painted-metal", colours: [fromHex("#e9dfc4")] } },
  warship: {
    hull: { colours: [[0.17, 0.19, 0.21]] },
    house: { colours: [[0.22, 0.24, 0.26]] },
    deck: { material: "painted-metal", colours: [[0.1, 0.11, 0.12]] },
    funnel: { colours: [[0.16, 0.18, 0.2]] },
  },
};

/**
 * A ship with an engine. What makes it itself: a long steel hull, dark above a red waterline, with a raked bow; a liner has stepped white decks full of windows, lifeboats and banded
 * funnels; a freighter stacks of coloured containers before its bridge; a tug is short with tyres along the side; a trawler has a mast behind its wheelhouse,
 * nets on outriggers and gallows astern; a warship is grey with gun turrets and a tower; a speedboat is small and sleek with a windscreen.
 */
export const ship = defineConcept<ShipParameters>({
  id: "ship",
  family: "vehicle",
  words: ["ship", ...Object.keys(BY_WORD)],
  senses: ["ship", "motorboat"],
  height: 20,
  parameters,
  slots: {
    hull: slot("body", "painted-metal", "#16202b #1f4f86 #8e1f1b #25282c"),
    deck: ownSlot("floor", "oak-planks", "#b08a58"),
    house: ownSlot("superstructure|cabin|bridge|tower", "painted-metal", "#ecebe6"),
    window: { ...PANE, words: ["porthole", "windscreen", "glass"] },
    funnel: ownSlot("chimney|smokestack|stack", "painted-metal", "#c0381c #d9a01c"),
    cargo: ownSlot("container|lifeboat|load", "painted-metal", "#c9552a"),
    gun: ownSlot("turret|crane|mast|boom|outrigger|gallows|rail|anchor", "iron", "#4b5055"),
    tyre: ownSlot("fender|bumper", "rubber", "#1a1a1b"),
    net: ownSlot("netting|fishing net", "plastic", "#1f7a5c #2a5f9a #c98a2a"),
    buoy: ownSlot("float", "plastic", "#e8641c"),
    seat: ownSlot("", "leather", "#e9e2d2"),
  },
  sample: (draw, ask) => {
    const style = BY_WORD[ask.word] ?? draw.pick("style", STYLES, [5, 3, 1, 0, 1, 0]);
    const size = { liner: 60, cargo: 70, tug: 16, trawler: 15, warship: 60, speedboat: 6 }[style];
    const length = size * draw.number("length", 0.94, 1.06) * traitFactor(ask, { long: 1.2, short: 0.82, cute: 0.75 });
    return fitParameters(parameters, {
      style,
      length,
      beam:
        length *
        { liner: 0.17, cargo: 0.17, tug: 0.33, trawler: 0.3, warship: 0.14, speedboat: 0.36 }[style] *
        traitFactor(ask, { wide: 1.2, narrow: 0.85 }),
      decks: style === "tug" || style === "trawler" ? 2 : draw.integer("decks", 3, 4),
      funnels:
        ask.counts.get("funnel") ??
        (ask.word === "titanic"
          ? 4
          : style === "liner"
            ? draw.integer("funnels", 1, 3)
            : style === "speedboat"
              ? 0
              : 1),
    });
  },
  dress: ({ style }) => DRESS[style] ?? {},
  build: buildShip,
  view: { azimuth: 0.95, elevation: 0.24 },
});
