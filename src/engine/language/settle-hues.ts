import type { Term } from "./term.ts";
import { COLOURS } from "./words/colours.ts";

/** Families of what is served or lives in something: there an eatable is itself, and so is a plant. */
const SERVED = /^(?:animal|food)$/;
const GROWN = /^(?:food|plant)$/;
/** Of food, and food though no thing of its own: "strawberries in cream". */
const SAUCES: ReadonlySet<string> = new Set("cream mustard honey chocolate caramel butter ash sand smoke".split(" "));

/**
 * "a telephone in teal", "a jacket in rust and cream": after "in", without an article, what lends a colour its name is that
 * colour, not the duck, the fruit, the stone or the decay.
 */
export function settleHues(terms: readonly Term[]): readonly Term[] {
  let isOpen = false;
  return terms.map((term, at) => {
    const before = terms[at - 1];
    const isTied = before?.lemma === "in" || (isOpen && before?.entry.connector === "and");
    const hex = isTied ? hueOf(term) : undefined;
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

const endsPhrase = (next: Term | undefined): boolean =>
  next === undefined || next.pause !== "none" || next.entry.connector !== undefined;

/** A bee in honey, a duck in lavender, strawberries in cream. */
function isItself(terms: readonly Term[], at: number): boolean {
  const { entry, lemma } = terms[at] as Term;
  const source = terms.slice(0, at).findLast((term) => term.entry.object)?.entry.object?.concept.family ?? "";
  return SERVED.test(source) && (SAUCES.has(lemma) || GROWN.test(entry.object?.concept.family ?? ""));
}
