import { isQuality } from "./noun-phrase.ts";
import type { Term } from "./term.ts";
import { COLOURS } from "./words/colours.ts";

/** Families of what is served or lives in something: there an eatable is itself, and so is a plant. */
const SERVED = /^(?:animal|food)$/;
const GROWN = /^(?:food|plant)$/;
/** Of food, and food though no thing of its own: "strawberries in cream". */
const SAUCES: ReadonlySet<string> = new Set("cream mustard honey chocolate caramel butter ash sand smoke".split(" "));

/**
 * "a telephone in teal", "a jacket in rust and cream": after "in", without an article, what lends a colour its name is that
 * colour, not the duck, the fruit, the stone or the decay. "Red to yellow gradient" is of both.
 */
export function settleHues(terms: readonly Term[]): readonly Term[] {
  let isOpen = false;
  return terms.map((term, at) => {
    const before = terms[at - 1];
    if (isBetweenHues(terms, at)) return { ...term, lemma: "and", entry: { connector: "and" } };
    const isTied = before?.lemma === "in" || (isOpen && before?.entry.connector === "and");
    const hex = isTied || endsListing(terms, at) ? hueOf(term) : undefined;
    const isHue = hex !== undefined && endsPhrase(terms[at + 1]) && !isItself(terms, at);
    isOpen = isHue || (isOpen && term.entry.connector === "and");
    return isHue ? { ...term, entry: { colours: [{ word: term.lemma, hex }] }, wordClass: "seldom" } : term;
  });
}

/** Its colour, where it is also a thing, a decay or a sauce; what things are made of stays matter. */
function hueOf({ lemma, plural, quoted, pause, entry }: Term): string | undefined {
  if (plural || quoted || pause !== "none") return undefined;
  return entry.material?.exact && !entry.object && !entry.covering ? undefined : COLOURS.get(lemma);
}

/** The "to" of "red to yellow". */
const isBetweenHues = (terms: readonly Term[], at: number): boolean =>
  terms[at]?.lemma === "to" && [terms[at - 1], terms[at + 1]].every((term) => term?.entry.colours !== undefined);

const endsPhrase = (next: Term | undefined): boolean =>
  next === undefined || next.pause !== "none" || next.entry.connector !== undefined;

/** Words of a list of qualities at most. */
const LISTED = 6;

/** "a rifle, matte black and orange", "a skull, translucent violet": after a comma and nothing but qualities it is one too. */
function endsListing(terms: readonly Term[], at: number): boolean {
  const { pause, entry } = terms[at] as Term;
  if (pause !== "none" || !entry.object) return false;
  for (let before = at - 1; before > 0 && before >= at - LISTED; before -= 1) {
    const { entry, pause } = terms[before] as Term;
    if (!isQuality(entry) && entry.connector !== "and") return false;
    if (pause !== "none") return pause === "comma";
  }
  return false;
}

/** A bee in honey, a duck in lavender, strawberries in cream. */
function isItself(terms: readonly Term[], at: number): boolean {
  const { entry, lemma } = terms[at] as Term;
  const source = terms.slice(0, at).findLast((term) => term.entry.object)?.entry.object?.concept.family ?? "";
  return SERVED.test(source) && (SAUCES.has(lemma) || GROWN.test(entry.object?.concept.family ?? ""));
}
