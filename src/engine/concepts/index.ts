import type { LexiconConcept } from "../language/lexicon.ts";
import { bird } from "./animal/bird.ts";
import { cat } from "./animal/cat.ts";
import { dog } from "./animal/dog.ts";
import { fish } from "./animal/fish.ts";
import { house } from "./building/house.ts";
import type { Concept } from "./concept.ts";
import { robot } from "./figure/robot.ts";
import { apple } from "./food/apple.ts";
import { chair } from "./furniture/chair.ts";
import { table } from "./furniture/table.ts";
import { hat } from "./garment/hat.ts";
import { lamp } from "./light/lamp.ts";
import { book } from "./object/book.ts";
import { mushroom } from "./plant/mushroom.ts";
import { tree } from "./plant/tree.ts";
import { car } from "./vehicle/car.ts";
import { bottle } from "./vessel/bottle.ts";
import { mug } from "./vessel/mug.ts";
import { vase } from "./vessel/vase.ts";
import { sword } from "./weapon/sword.ts";

/** Every kind of object the engine can make. One line each. */
export const CONCEPTS: readonly Concept[] = [
  bird,
  fish,
  tree,
  cat,
  dog,
  robot,
  hat,
  chair,
  mug,
  vase,
  car,
  table,
  bottle,
  sword,
  book,
  apple,
  mushroom,
  lamp,
  house,
];

/** @throws {Error} When no listed concept has this id. */
export function conceptById(id: string): Concept {
  const concept = CONCEPTS.find((each) => each.id === id);
  if (!concept) throw new Error(`conceptById: must be a listed concept, got ${id}`);
  return concept;
}

/** The concepts' words, as `readPrompt` needs them. */
export const conceptLexicon = (): LexiconConcept[] =>
  CONCEPTS.map(({ id, family, words, senses, slots }) => ({
    id,
    family,
    words,
    senses,
    slots: Object.fromEntries(
      Object.entries(slots).map(([slot, spec]) => [slot, [...new Set([slot.replaceAll("-", " "), ...spec.words])]]),
    ),
  }));
