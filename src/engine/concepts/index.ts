import type { LexiconConcept } from "../language/lexicon.ts";
import type { Concept } from "./concept.ts";
import { chair } from "./furniture/chair.ts";
import { car } from "./vehicle/car.ts";

/** Every kind of object the engine can make. One line each. */
export const CONCEPTS: readonly Concept[] = [chair, car];

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
