import { endsPhrase, lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

/** Stuffs that are a thing where something lies on a piece of them. */
const CLOTHS: ReadonlySet<string> = new Set("cloth fabric linen velvet silk satin".split(" "));
/** A concept's own word for a piece that lies spread out. */
const SPREAD = "spread cloth";

/** "An apple on a linen cloth", "lying on a red velvet": a piece of stuff that things lie on is a thing, not what they are of. */
export function settleCloths(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const object = entries.get(SPREAD)?.object;
  if (!object || !terms.some(isCloth)) return terms;
  let isUnder = false;
  return terms.flatMap((term, at) => {
    const { connector, determiner } = term.entry;
    if (connector !== undefined || term.pause !== "none") isUnder = false;
    if (determiner) isUnder = isLaid(terms, at);
    if (!isUnder || !isCloth(term) || !endsPhrase(terms[at + 1])) return [term];
    const cloth: Term = { ...term, lemma: SPREAD, plural: false, entry: { object }, wordClass: "thing" };
    const before = term.lemma.slice(0, term.lemma.lastIndexOf(" "));
    const stuff = entries.get(before)?.material ?? term.entry.material;
    if (term.end - term.start < 2 && lastWord(term) === "cloth") return [cloth];
    if (term.end - term.start < 2) return [{ ...cloth, entry: { object, ...(stuff && { material: stuff }) } }];
    // "linen cloth" is the one word and the other
    const first: Term = { ...term, end: term.end - 1, lemma: before, entry: stuff ? { material: stuff } : {} };
    return [first, { ...cloth, start: term.end - 1, joined: false, pause: "none" }];
  });
}

/** "On a cloth", "with a checkered cloth": there a cloth lies; with velvet it is of that. */
function isLaid(terms: readonly Term[], at: number): boolean {
  const tie = terms[at - 1]?.entry.connector;
  const cloth = terms.slice(at + 1, at + NEAR).find(isCloth);
  return tie === "on" || (tie === "with" && cloth !== undefined && lastWord(cloth) === "cloth");
}

/** Words of a cloth's description at most, its article included. */
const NEAR = 5;

const isCloth = (term: Term): boolean => CLOTHS.has(lastWord(term));
