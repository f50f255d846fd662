import type { LexiconConcept } from "./lexicon.ts";
import type { Term } from "./match-terms.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The concept a noun was taken for. */
export interface Finding {
  readonly concept: LexiconConcept;
  readonly word: string;
  readonly assumed: boolean;
  /** For the report, where the noun is no word of the concept itself. */
  readonly note?: string;
}

/** Families in which a thing of no known kind is looked for, first choice first. */
const DEFAULT_FAMILIES = ["vessel", "object", "furniture"];

/** The concept a noun stands for. Every noun gets one: its own, its alias's, or the default. */
export function findConcept(term: Term, typed: string, vocabulary: Vocabulary): Finding {
  const known = term.entry.object;
  if (known) return { concept: known.concept, word: known.word, assumed: false };
  const concept = defaultConcept(vocabulary);
  const word = concept.words[0] ?? concept.id;
  return { concept, word, assumed: true, note: `"${typed}" is not known: made as ${withArticle(word)}.` };
}

export function defaultConcept({ lexicon }: Vocabulary): LexiconConcept {
  for (const family of DEFAULT_FAMILIES) {
    const found = lexicon.concepts.find((concept) => concept.family === family);
    if (found) return found;
  }
  const first = lexicon.concepts[0];
  if (!first) throw new Error("defaultConcept: the lexicon must hold a concept, got none");
  return first;
}

export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
