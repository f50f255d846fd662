import type { LexiconConcept } from "./lexicon.ts";
import type { Term } from "./match-terms.ts";
import { kindName, nearestConcept } from "./nearest-concept.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The concept a noun was taken for. */
export interface Finding {
  readonly concept: LexiconConcept;
  readonly word: string;
  readonly assumed: boolean;
  /** The kind of thing, where only that is known. */
  readonly kind?: string;
  /** For the report, where the noun is no word of the concept itself. */
  readonly note?: string;
}

/** Families in which a thing of no known kind is looked for, first choice first. */
const DEFAULT_FAMILIES = ["vessel", "object", "furniture"];
const DEFAULT_WORD = "vase";

/**
 * The concept a noun stands for: its own, an alias's, the one that claims it among WordNet's nouns, the nearest of its
 * kind, or the default. Every noun gets one.
 */
export function findConcept({ entry, lemma, wordClass }: Term, typed: string, vocabulary: Vocabulary): Finding {
  const known = entry.object;
  if (known) return { concept: known.concept, word: known.word, assumed: false };
  const nearest = nearestConcept(lemma, vocabulary.lexicon);
  if (nearest) {
    const { concept, claimed } = nearest;
    const word = concept.words[0] ?? concept.id;
    const note = `No concept for "${typed}" yet: made as ${withArticle(word)}.`;
    const kind = claimed ? undefined : kindName(lemma, vocabulary.lexicon);
    return { concept, word, assumed: !claimed, note, ...(kind === undefined ? {} : { kind }) };
  }
  const concept = defaultConcept(vocabulary);
  const word = concept.words[0] ?? concept.id;
  const note =
    wordClass === "new"
      ? `"${typed}" is in no dictionary: made ${withArticle(word)} of it.`
      : `No concept for "${typed}" yet: made as ${withArticle(word)}.`;
  return { concept, word, assumed: true, note };
}

export function defaultConcept({ lexicon }: Vocabulary): LexiconConcept {
  const usual = lexicon.concepts.find(({ words }) => words.includes(DEFAULT_WORD));
  if (usual) return usual;
  for (const family of DEFAULT_FAMILIES) {
    const found = lexicon.concepts.find((concept) => concept.family === family);
    if (found) return found;
  }
  const first = lexicon.concepts[0];
  if (!first) throw new Error("defaultConcept: the lexicon must hold a concept, got none");
  return first;
}

export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
