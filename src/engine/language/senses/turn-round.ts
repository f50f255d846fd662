import { isNounLike, isQuality, nounFollows } from "../phrases/noun-phrase.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

/** Participles that say what else is there, and the tie that says the same after the noun. */
const ADDING: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "lined flanked": "between",
    "filled stuffed packed laden loaded": "filled with",
    "topped crowned": "topped with",
    "adorned decorated bedecked": "with",
    "strewn littered": "covered with",
    drawn: "drawn by",
  }).flatMap(([words, tie]) => words.split(" ").map((word): [string, string] => [word, tie])),
);

/** Of these, the one that says no number: one horse is enough. */
const DRAWN = "drawn";

/** Things a row of which lines a way: what a garment or a box is lined with is its stuff. */
const IN_ROWS = /^(?:plant|street|building|light|nature|flag)$/;

/** Quantities that make a bouquet of cut flowers. */
const BUNCH = /^(?:a )?bunch of$/;

/**
 * "A tree lined road" says what "a road between trees" says, "a flower filled vase" what "a vase filled with flowers" does: the
 * thing before the participle is there, many times, and goes behind what it is said of. "A bunch of tulips" is a bouquet.
 */
export function turnRound(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  if (!terms.some(({ lemma }) => ADDING.has(lemma) || BUNCH.test(lemma))) return terms;
  const turned: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as Term;
    const bouquet = BUNCH.test(term.lemma) && isCutFlower(terms, at + 1) ? entries.get("bouquet")?.object : undefined;
    if (bouquet) {
      turned.push(...bouquetOf(term, bouquet, entries.get("of") ?? { connector: "of" }));
      continue;
    }
    const [before, tie] = [turned.at(-1), entries.get(ADDING.get(term.lemma) ?? "")];
    const end = before && tie?.connector && isAdded(before, term) && nounFollows(terms, at) ? headAfter(terms, at) : 0;
    if (!before || end === 0) {
      turned.push(term);
      continue;
    }
    turned.pop();
    const isFirst = turned.length === 0;
    const rest = terms.slice(at + 1, end);
    const [first] = rest;
    turned.push(
      ...(isFirst && first ? [{ ...first, pause: before.pause }, ...rest.slice(1)] : rest),
      { ...term, lemma: ADDING.get(term.lemma) as string, joined: false, pause: "none", entry: { ...tie } },
      { ...before, plural: term.lemma !== DRAWN, joined: false, pause: "none" },
    );
    at = end - 1;
  }
  return turned;
}

/** Whether it is a thing of its own that can be there many times. */
function isAdded({ entry, pause, possessive }: Term, { lemma, pause: after }: Term): boolean {
  if (!entry.object?.own || possessive || after !== "none" || pause === "sentence") return false;
  if (entry.material || entry.colours || entry.condition) return false;
  return ADDING.get(lemma) !== "between" || IN_ROWS.test(entry.object.concept.family);
}

/** Behind the last noun of the phrase that goes on there. */
function headAfter(terms: readonly Term[], at: number): number {
  let end = 0;
  for (let next = at + 1; next < terms.length; next += 1) {
    const { pause, entry } = terms[next] as Term;
    if (pause !== "none" || entry.connector || entry.determiner) break;
    if (isNounLike(terms[next] as Term)) end = next + 1;
    else if (!isQuality(entry)) break;
  }
  return end;
}

/** Whether the noun there has petals. */
function isCutFlower(terms: readonly Term[], from: number): boolean {
  const noun = terms.slice(from, from + 4).find(isNounLike);
  return noun?.entry.object?.concept.slots.petal !== undefined;
}

const bouquetOf = (term: Term, object: NonNullable<Term["entry"]["object"]>, of: Term["entry"]): Term[] => [
  { ...term, lemma: "bouquet", plural: false, entry: { object }, wordClass: "thing" },
  { ...term, lemma: "of", plural: false, pause: "none", joined: false, entry: of, wordClass: "seldom" },
];
