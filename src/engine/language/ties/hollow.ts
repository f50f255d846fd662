import type { Mention } from "../scene/scene.ts";

/** Families of what holds what it is full of. */
const HOLLOW = /^(?:vessel|container)$/;
/** What has a tray or a bed that takes many. */
const ROOMY = /^(?:wheelbarrow|wagon|dumpster|shopping-cart|crate|boat|canoe|sled|bathtub|truck|market-stall)$/;

/** Concepts of what is worn and open at the top: a boot is full of flowers. */
const WORN_HOLLOW = /^(?:boots?|rain-boot|cowboy-boot|shoe|sneaker)$/;

/** Words of cars that have a bed. */
const OPEN_CARS = /pickup|truck$|lorry/;

/** Whether "full of" means that it is in there. */
export const isHollow = ({ concept, word }: Pick<Mention, "concept" | "word">): boolean =>
  HOLLOW.test(concept.family) || isRoomy({ concept }) || WORN_HOLLOW.test(concept.id) || OPEN_CARS.test(word);

/** Whether a handful of things leaves it nearly empty. */
export const isRoomy = ({ concept }: Pick<Mention, "concept">): boolean => ROOMY.test(concept.id);

/** What has shelves behind its doors. */
const SHELVED = /^(?:refrigerator|wardrobe|cabinet|sideboard|locker|safe|oven)$/;

/** Whether what it is full of stands on shelves behind its doors. */
export const isShelved = ({ concept }: Pick<Mention, "concept">): boolean => SHELVED.test(concept.id);
