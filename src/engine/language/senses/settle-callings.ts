import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { findConcept } from "../things/find-concept.ts";

const FIGURE = "figure";
const GUISE = { connector: "guise" } as const;
/** Whoever has a trade is one of these anyway. */
const PLAIN = /^(?:person|man|woman|boy|girl|child|kid|lady|gentleman|human|old man|old woman)$/;

/** Peoples of tales, who are told by their bodies: what else they are is what they wear. */
const PEOPLES =
  /^(?:elf|wood elf|high elf|goblin|hobgoblin|kobold|orc|dwarf|gnome|hobbit|leprechaun|troll|ogre|giant|fairy|pixie|vampire|demon|devil|imp|angel)$/;

/** "A goblin alchemist", "a dwarf blacksmith": two nouns for one person, who is a goblin by kind and an alchemist by trade. */
export const settleCallings = (said: readonly Term[], vocabulary: Vocabulary): readonly Term[] => {
  const terms = said.map((term, at) => (term.lemma === "dwarf" ? asPeople(term, said[at + 1], vocabulary) : term));
  return terms.flatMap((term, at) => {
    const kind = terms[at - 1];
    const isCalled =
      term.pause === "none" &&
      ((isKind(kind) && isTrade(term, vocabulary)) || (kind && PEOPLES.test(kind.lemma) && isSomebodyElse(term)));
    if (!isCalled) return [term];
    return [
      { ...term, end: term.start, lemma: "as", plural: false, joined: false, entry: GUISE, wordClass: "new" },
      term,
    ];
  });
};

/** "A dwarf hamster" is small; a dwarf blacksmith is a dwarf. */
function asPeople(term: Term, next: Term | undefined, { entries }: Vocabulary): Term {
  const people = next?.pause === "none" && isSomebodyElse(next) ? entries.get(term.lemma) : undefined;
  return people?.object ? { ...term, entry: { object: people.object }, wordClass: "thing" } : term;
}

/** A person's own word that is no people's. */
const isSomebodyElse = ({ lemma, plural, entry: { object } }: Term): boolean =>
  object?.own === true && object.concept.words[0] === "person" && !plural && !PEOPLES.test(lemma) && !PLAIN.test(lemma);

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
