import { isNounLike, isQuality } from "../phrases/noun-phrase.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

/** Shapes that several things stand in -> the words that say so before them. */
const FORMATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "row line": "a row of",
    "circle ring": "a circle of",
    "pile heap": "a pile of",
    stack: "a stack of",
    pyramid: "a pyramid of",
  }).flatMap(([nouns, count]) => nouns.split(" ").map((noun): [string, string] => [noun, count])),
);

/** "Five cups in a row", "cans stacked in a pyramid": that is to say a row of five cups, a pyramid of cans. */
export function settleFormation(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  if (!terms.some(({ lemma }) => FORMATIONS.has(lemma))) return terms;
  const out: Term[] = [];
  for (const term of terms) {
    const lemma = FORMATIONS.get(term.lemma);
    const said = lemma === undefined ? undefined : entries.get(lemma);
    const [from, noun] = said && !term.plural ? formedBy(out) : [-1, -1];
    if (!said || lemma === undefined || noun < 0) {
      out.push(term);
      continue;
    }
    const tie = out[from] as Term;
    let first = noun;
    while (first > 0 && (out[first] as Term).pause === "none" && opensBefore(out[first - 1] as Term)) first -= 1;
    const start = out[first] as Term;
    out.length = from;
    const shape: Term = { ...term, start: tie.start, lemma, entry: said };
    out.splice(first, 1, { ...shape, pause: start.pause, joined: false }, { ...start, pause: "none" });
  }
  return out;
}

/** Where "in a" begins at the end of what was read, and the plural before it that stands so; -1 where nothing does. */
function formedBy(out: readonly Term[]): readonly [from: number, noun: number] {
  const at = out.length - 1;
  const from = out[at]?.entry.determiner ? at - 1 : at;
  if (out[from]?.lemma !== "in" || out[from]?.pause !== "none") return [-1, -1];
  let noun = from - 1;
  while (noun >= 0 && isHow(out[noun] as Term)) noun -= 1;
  const named = out[noun];
  return named?.plural && named.entry.object && out[noun + 1]?.pause === "none" ? [from, noun] : [-1, -1];
}

/** "Arranged", "stacked", "dancing". */
const isHow = ({ entry, plural, wordClass }: Term): boolean =>
  !plural &&
  !entry.connector &&
  !entry.object &&
  (entry.grammar === true || isQuality(entry) || wordClass === "action");

const opensBefore = (term: Term): boolean =>
  !term.entry.connector && !term.entry.determiner && (isQuality(term.entry) || isNounLike(term));
