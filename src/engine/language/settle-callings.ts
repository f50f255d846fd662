import { findConcept } from "./find-concept.ts";
import type { Term } from "./term.ts";
import type { Vocabulary } from "./vocabulary.ts";

const FIGURE = "figure";
const GUISE = { connector: "guise" } as const;
/** Whoever has a trade is one of these anyway. */
const PLAIN = /^(?:person|man|woman|boy|girl|child|kid|lady|gentleman|human|old man|old woman)$/;

/** "A goblin alchemist": two nouns for one person, who is a goblin by kind and an alchemist by trade. */
export const settleCallings = (terms: readonly Term[], vocabulary: Vocabulary): readonly Term[] =>
  terms.flatMap((term, at) => {
    if (term.pause !== "none" || !isKind(terms[at - 1]) || !isTrade(term, vocabulary)) return [term];
    return [
      { ...term, end: term.start, lemma: "as", plural: false, joined: false, entry: GUISE, wordClass: "new" },
      term,
    ];
  });

/** Named by a word of the person's own, in the singular. */
const isKind = (term: Term | undefined): boolean => {
  const { object } = term?.entry ?? {};
  if (!term || object?.concept.family !== FIGURE || !object.own || object.concept.words[0] !== "person") return false;
  return !term.plural && !term.possessive && !PLAIN.test(term.lemma);
};

/** A noun that is no thing by itself and names whoever does that. */
const isTrade = (term: Term, vocabulary: Vocabulary): boolean =>
  term.entry.object === undefined &&
  term.wordClass === "thing" &&
  !term.plural &&
  Object.keys(term.entry).length === 0 &&
  findConcept(term, "", vocabulary).guise !== undefined;
