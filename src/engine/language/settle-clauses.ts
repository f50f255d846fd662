import { isQuality } from "./noun-phrase.ts";
import { isLiving } from "./relate.ts";
import type { Term } from "./term.ts";

/** Words between "while" and whoever does something at the same time at most: "while a small brown dog". */
const NEAR = 5;

/**
 * "A man looks at the waves while a dog digs": who does something at the same time is there too. Where nobody is named after it,
 * "while" goes on about the same one: "eating while sitting". "A clock whose hands are fishbones" has hands of their shape.
 */
export const settleClauses = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term, at) => {
    if (term.lemma === "while" && namesSomebody(terms, at)) return { ...term, entry: { connector: "and" } };
    return BEING.test(term.lemma) && isPartThatIs(terms, at)
      ? { ...term, lemma: "shaped like", entry: { connector: "like" } }
      : term;
  });

const BEING = /^(?:is|are)$/;

/** "whose legs are snakes", but not "whose legs are blue". */
function isPartThatIs(terms: readonly Term[], at: number): boolean {
  const [whose, part] = [terms[at - 2], terms[at - 1]];
  if (whose?.lemma !== "whose" || !part?.entry.part) return false;
  const end = terms.findIndex(({ pause, entry }, i) => i > at && (pause !== "none" || entry.connector !== undefined));
  const noun = terms.slice(at + 1, end < 0 ? terms.length : end).at(-1);
  return (
    noun !== undefined && !isQuality(noun.entry) && (noun.entry.object !== undefined || noun.wordClass === "thing")
  );
}

function namesSomebody(terms: readonly Term[], at: number): boolean {
  if (!terms[at + 1]?.entry.determiner) return false;
  for (const { entry, pause, wordClass } of terms.slice(at + 2, at + 2 + NEAR)) {
    if (pause !== "none" || entry.connector) return false;
    if (entry.object) return isLiving(entry.object);
    if (wordClass === "action" && !isQuality(entry)) return false;
  }
  return false;
}
