import type { Entry, Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { MEASURES } from "../words/counts.ts";
import { isQuality, type NounPhrase } from "./noun-phrase.ts";

/** After a covering or a colour: "moss covered", "burgundy colored", "leather bound". */
const PLAIN_SUFFIXES: ReadonlySet<string> = new Set(
  "covered coated capped caked colored coloured color colour hued toned tinted bound clad plated stained dusted made studded lined trimmed encrusted wrapped topped veneer veneered".split(
    " ",
  ),
);

/**
 * Words that turn the word before them into a quality: `shaped`, `covered`, or a part with -ed ("three legged", "red
 * roofed"). Changes the phrase and tells whether it did.
 *
 * @param isNounNext A noun of the same phrase follows.
 */
export function applySuffix(term: Term, phrase: NounPhrase, { entries }: Vocabulary, isNounNext: boolean): boolean {
  const { terms, nouns } = phrase;
  const before = terms.at(-1);
  if (!before) return false;
  const replaceLast = (entry: Entry) => {
    if (nouns.at(-1) === terms.length - 1) nouns.pop();
    terms[terms.length - 1] = { ...before, end: term.end, entry };
  };
  if (term.lemma === "shaped") {
    replaceLast(shapeEntry(before));
    return true;
  }
  if (term.lemma === "like" && term.joined) {
    replaceLast({
      ...(before.entry.object ? { likeness: before } : { trait: { role: "style", trait: `${before.lemma}-like` } }),
    });
    return true;
  }
  if (term.lemma === "sided") {
    replaceLast({ trait: { role: "shape", trait: `${before.lemma}-sided` } });
    return true;
  }
  // "a tile-topped table" has legs of something else
  if (term.lemma === "topped" && term.joined && before.entry.material && isNounNext) {
    replaceLast({ partInside: { word: "top", of: before } });
    return true;
  }
  // "an iron-bound chest" is of wood between its bands
  if (BOUND.test(term.lemma) && METALS.test(before.lemma) && isNounNext) {
    replaceLast({ partInside: { word: "band", of: before } });
    return true;
  }
  // "a foil wrapped egg", but "a cat wrapped around a bottle"
  const isOfThing = before.entry.object?.own && !isQuality(before.entry);
  if (PLAIN_SUFFIXES.has(term.lemma) && (!isOfThing || isNounNext || term.joined)) {
    replaceLast(before.entry);
    return true;
  }
  const measure = MEASURES.get(term.lemma);
  if (measure !== undefined && before.entry.count !== undefined && !term.plural && isNounNext) {
    // "a two-story house": of the house there is one
    replaceLast({ trait: { role: "shape", trait: `${before.entry.count}-${measure}` } });
    return true;
  }
  const part = partInside(term.lemma, entries);
  // "a pearl-handled revolver" is of pearl there
  const isThing = before.entry.object && !(term.joined && (before.entry.material || before.entry.colours));
  if (part === undefined || term.entry.part || isThing || isQuality(term.entry)) return false;
  // "a green tracked tank" is green; of a red roofed barn the roof is red
  if (before.entry.colours && !term.joined && !OF_PARTS.test(term.lemma)) return false;
  replaceLast({ partInside: { word: part, of: before } });
  return true;
}

/** How bands hold what is of another stuff, and what these are of. */
const BOUND = /^(?:bound|banded|strapped|hooped)$/;
const METALS = /^(?:iron|brass|copper|steel|bronze|silver|gold|metal)$/;

/** What nothing has all over. */
const OF_PARTS = /^(?:rimmed|roofed|handled|lidded|trimmed|edged|hulled|soled)$/;

const shapeEntry = (term: Term): Entry => {
  const { entry, lemma } = term;
  if (entry.trait) return { trait: entry.trait };
  return { trait: { role: "shape", trait: `${lemma}-shaped` }, ...(entry.object ? { likeness: term } : {}) };
};

/** The part in `legged`, `roofed`, `winged`. */
function partInside(word: string, entries: ReadonlyMap<string, Entry>): string | undefined {
  if (!word.endsWith("ed")) return undefined;
  return [word.slice(0, -2), word.slice(0, -1), word.slice(0, -3)].find(
    (stem) => stem.length > 2 && entries.get(stem)?.part,
  );
}
