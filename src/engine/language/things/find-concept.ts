import type { LexiconConcept } from "../lexicon.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { PLAIN_PEOPLE } from "../words/form-heads.ts";
import { kindName, nearestConcept } from "./nearest-concept.ts";

/** The concept a noun was taken for. */
export interface Finding {
  readonly concept: LexiconConcept;
  readonly word: string;
  readonly assumed: boolean;
  /** The kind of thing, where only that is known. */
  readonly kind?: string;
  /** Steps in WordNet from the noun to an assumed concept's. */
  readonly steps?: number;
  /** A person's trade, where the concept is any person: `violinist`. */
  readonly guise?: string;
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
  if (known) {
    const { concept, word, own } = known;
    return { concept, word, assumed: false, ...(own ? {} : tradeOf(lemma, concept)) };
  }
  const nearest = nearestConcept(lemma, vocabulary.lexicon);
  if (nearest) {
    const { concept, claimed } = nearest;
    const word = concept.words[0] ?? concept.id;
    const note = `No concept for "${typed}" yet: made as ${withArticle(word)}.`;
    const kind = claimed ? undefined : kindName(lemma, vocabulary.lexicon);
    const { steps } = nearest;
    return { concept, word, assumed: !claimed, note, steps, ...(kind && { kind }), ...tradeOf(lemma, concept) };
  }
  const concept = defaultConcept(vocabulary);
  const word = concept.words[0] ?? concept.id;
  const note =
    wordClass === "new"
      ? `"${typed}" is in no dictionary: made ${withArticle(word)} of it.`
      : `No concept for "${typed}" yet: made as ${withArticle(word)}.`;
  return { concept, word, assumed: true, note };
}

const tradeOf = (lemma: string, { words }: LexiconConcept): { guise?: string } =>
  words[0] === "person" && !PLAIN_PEOPLE.has(lemma) ? { guise: lemma } : {};

/** The first of some words that is a concept's own. */
export function findOwn(
  targets: readonly string[],
  { entries }: Vocabulary,
): Pick<Finding, "concept" | "word"> | undefined {
  for (const target of targets) {
    const known = entries.get(target)?.object;
    if (known?.own) return { concept: known.concept, word: known.word };
  }
  return undefined;
}

export function defaultConcept(vocabulary: Vocabulary): LexiconConcept {
  const usual = findOwn([DEFAULT_WORD], vocabulary);
  if (usual) return usual.concept;
  const { lexicon } = vocabulary;
  for (const family of DEFAULT_FAMILIES) {
    const found = lexicon.concepts.find((concept) => concept.family === family);
    if (found) return found;
  }
  const first = lexicon.concepts[0];
  if (!first) throw new Error("defaultConcept: the lexicon must hold a concept, got none");
  return first;
}

export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
