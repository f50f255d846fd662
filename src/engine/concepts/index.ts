import type { LexiconConcept } from "../language/lexicon.ts";
import { ACCESSORIES } from "./accessory/index.ts";
import { ANATOMY } from "./anatomy/index.ts";
import { ANIMALS } from "./animal/index.ts";
import { APPLIANCES } from "./appliance/index.ts";
import { BATH } from "./bath/index.ts";
import { BEDDING } from "./bedding/index.ts";
import { BIRDS } from "./bird/index.ts";
import { BUILDINGS } from "./building/index.ts";
import { CLOCKS } from "./clock/index.ts";
import type { Concept } from "./concept.ts";
import { CONTAINERS } from "./container/index.ts";
import { CRAFTS } from "./craft/index.ts";
import { DEVICES } from "./device/index.ts";
import { DINOSAURS } from "./dinosaur/index.ts";
import { FIGURES } from "./figure/index.ts";
import { FLAGS } from "./flag/index.ts";
import { FLOWERS } from "./flower/index.ts";
import { FOODS } from "./food/index.ts";
import { FURNITURE } from "./furniture/index.ts";
import { GADGETS } from "./gadget/index.ts";
import { GAMES } from "./game/index.ts";
import { GARDEN } from "./garden/index.ts";
import { GARMENTS } from "./garment/index.ts";
import { HOOFED } from "./hoofed/index.ts";
import { HOUSEHOLD } from "./household/index.ts";
import { INSECT } from "./insect/index.ts";
import { INSTRUMENTS } from "./instrument/index.ts";
import { INTERIOR } from "./interior/index.ts";
import { JEWELS } from "./jewel/index.ts";
import { KITCHEN } from "./kitchen/index.ts";
import { LANDMARKS } from "./landmark/index.ts";
import { LIGHTS } from "./light/index.ts";
import { MAMMALS } from "./mammal/index.ts";
import { MEDICAL } from "./medical/index.ts";
import { MEDIEVAL } from "./medieval/index.ts";
import { NATURE } from "./nature/index.ts";
import { OBJECTS } from "./object/index.ts";
import { OPTICS } from "./optics/index.ts";
import { PLANTS } from "./plant/index.ts";
import { PLAYGROUND } from "./playground/index.ts";
import { PLAYTHINGS } from "./plaything/index.ts";
import { REPTILES } from "./reptile/index.ts";
import { ROOM } from "./room/index.ts";
import { SCIENCE } from "./science/index.ts";
import { SCIFI } from "./scifi/index.ts";
import { SEA } from "./sea/index.ts";
import { SEATING } from "./seating/index.ts";
import { SHOES } from "./shoe/index.ts";
import { SKY } from "./sky/index.ts";
import { SOLIDS } from "./solid/index.ts";
import { SPORTS } from "./sport/index.ts";
import { STATIONERY } from "./stationery/index.ts";
import { STORAGE } from "./storage/index.ts";
import { STREET } from "./street/index.ts";
import { SYMBOLS } from "./symbol/index.ts";
import { TABLEWARE } from "./tableware/index.ts";
import { TOOLS } from "./tool/index.ts";
import { TOYS } from "./toy/index.ts";
import { TRANSPORT } from "./transport/index.ts";
import { VEHICLES } from "./vehicle/index.ts";
import { VESSELS } from "./vessel/index.ts";
import { WEAPONS } from "./weapon/index.ts";
import { WORKSHOP } from "./workshop/index.ts";

/** Every kind of object the engine can make, a list for each folder. */
export const CONCEPTS: readonly Concept[] = [
  ...OPTICS,
  ...PLAYTHINGS,
  ...SEA,
  ...INSECT,
  ...CONTAINERS,
  ...INSTRUMENTS,
  ...APPLIANCES,
  ...ANATOMY,
  ...ANIMALS,
  ...BIRDS,
  ...BUILDINGS,
  ...CLOCKS,
  ...CRAFTS,
  ...DEVICES,
  ...DINOSAURS,
  ...FIGURES,
  ...FLAGS,
  ...FLOWERS,
  ...FOODS,
  ...FURNITURE,
  ...SEATING,
  ...BEDDING,
  ...STORAGE,
  ...INTERIOR,
  ...GARMENTS,
  ...KITCHEN,
  ...HOUSEHOLD,
  ...LIGHTS,
  ...HOOFED,
  ...MAMMALS,
  ...MEDIEVAL,
  ...NATURE,
  ...OBJECTS,
  ...PLANTS,
  ...SHOES,
  ...SCIENCE,
  ...SCIFI,
  ...SKY,
  ...SOLIDS,
  ...STATIONERY,
  ...STREET,
  ...REPTILES,
  ...SYMBOLS,
  ...TABLEWARE,
  ...ACCESSORIES,
  ...GAMES,
  ...JEWELS,
  ...SPORTS,
  ...TOOLS,
  ...TOYS,
  ...VEHICLES,
  ...VESSELS,
  ...WEAPONS,
  ...BATH,
  ...GADGETS,
  ...MEDICAL,
  ...WORKSHOP,
  ...GARDEN,
  ...PLAYGROUND,
  ...ROOM,
  ...LANDMARKS,
  ...TRANSPORT,
];

/** @throws {Error} When no listed concept has this id. */
export function conceptById(id: string): Concept {
  const concept = CONCEPTS.find((each) => each.id === id);
  if (!concept) throw new Error(`conceptById: must be a listed concept, got ${id}`);
  return concept;
}

/** The concepts' words, as `readPrompt` needs them. */
export const conceptLexicon = (): LexiconConcept[] =>
  CONCEPTS.map(({ id, family, words, senses, slots, likened, seldomColour = false }) => ({
    id,
    family,
    words,
    senses,
    seldomColour,
    ...(likened && { likened }),
    slots: Object.fromEntries(
      Object.entries(slots).map(([slot, spec]) => [slot, [...new Set([slot.replaceAll("-", " "), ...spec.words])]]),
    ),
  }));
