import { defineConcept, type SlotDress } from "../../concept.ts";
import { fitParameters, says, traitFactor } from "../../from-ask.ts";
import { ownSlot, slot } from "../usual-slots.ts";
import { buildGalleon } from "./build-galleon.ts";
import { FLAGS, GALLEON_PARAMETERS, type GalleonParameters } from "./galleon-parameters.ts";

/**
 * A sailing ship of the old kind. What makes it itself: a big-bellied wooden hull, high and square at the stern with rows of lit windows, lower amidships; two or three
 * masts with billowing square sails on yards, a bowsprit with a jib, gun ports along the side, shrouds, a crow's nest; a pirate's flies the skull and bones.
 */
export const galleon = defineConcept<GalleonParameters>({
  id: "sailing-ship",
  family: "vehicle",
  words: [
    "sailing ship",
    "galleon",
    "pirate ship",
    "tall ship",
    "pirate boat",
    "frigate",
    "caravel",
    "ship of the line",
    "sail ship",
    "ghost ship",
    "clipper",
  ],
  senses: ["galleon", "square-rigger", "pirate#2", "sailing ship"],
  height: 24,
  parameters: GALLEON_PARAMETERS,
  slots: {
    hull: slot("body|wood", "oak-planks", "#6b4022 #7d4e2a #4a2c18"),
    sail: slot("canvas|sails", "woven-cotton", "#eadfc4 #f0ead8", { takesWhole: false }),
    deck: ownSlot("floor", "oak-planks", "#a67a48"),
    trim: ownSlot("rail|band|gold", "painted-wood", "#b8862a #8f2a1c"),
    mast: ownSlot("yard|spar|bowsprit|crow's nest", "oak", "#5b3a1e"),
    rope: ownSlot("rigging|shroud", "iron", "#2f2a25"),
    cannon: ownSlot("gun", "iron", "#202124"),
    window: ownSlot("stern window|lantern|glass", "glass", "#e8b04a"),
    flag: ownSlot("ensign|jolly roger", "woven-cotton", "#a3231c #1f3f7a"),
  },
  sample: (draw, ask) => {
    const pirate = ask.word.startsWith("pirate") || ask.word === "ghost ship";
    const length = 26 * draw.number("length", 0.94, 1.06) * traitFactor(ask, { long: 1.2, short: 0.82, cute: 0.7 });
    return fitParameters(GALLEON_PARAMETERS, {
      length,
      beam: 7.4 * draw.number("beam", 0.95, 1.06) * traitFactor(ask, { wide: 1.15, narrow: 0.85 }),
      masts: ask.counts.get("mast") ?? draw.pick("masts", [2, 3], [1, 3]),
      rows: draw.pick("rows", [2, 3], [1, 2]),
      flagKind: pirate ? "skull" : draw.pick("flag", FLAGS, [3, 2, 1]),
      ports: draw.integer("ports", 5, 6),
      torn: ask.word === "ghost ship" || says(ask, "torn", "sail") || says(ask, "torn"),
      tattered: ask.word === "ghost ship" || says(ask, "broken") || (pirate && draw.chance("dark", 0.3)),
    });
  },
  dress: ({ tattered }): Readonly<Record<string, SlotDress>> =>
    tattered ? { sail: { colours: [[0.05, 0.05, 0.055]] } } : {},
  build: buildGalleon,
  view: { azimuth: 0.95, elevation: 0.16 },
});
