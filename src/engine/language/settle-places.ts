import type { Term } from "./term.ts";

/** What tells a place by itself, and the preposition it is short for. */
const BEHIND = /^(?:behind|alongside)$/;
const FRONT = /^(?:front|foreground)$/;

/** "A chair with a cat behind", "a piano, a stool in front": behind and in front of it, the thing that was spoken of before. */
export function settlePlaces(terms: readonly Term[]): readonly Term[] {
  if (!terms.some(({ lemma }) => BEHIND.test(lemma) || FRONT.test(lemma))) return terms;
  const settled: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const length = placeAt(terms, at);
    const term = terms[at] as Term;
    if (length === 0 || !settled.some(({ entry }) => entry.object)) {
      settled.push(term);
      continue;
    }
    const last = terms[at + length - 1] as Term;
    const tie: Term =
      length === 1 ? term : { ...term, end: last.end, lemma: "in front of", entry: { connector: "front" } };
    settled.push(tie, { ...last, start: last.end, lemma: "it", entry: { grammar: true }, pause: "none" });
    at += length - 1;
  }
  return settled;
}

/** How many words tell a place there and nothing after them of what: 0 for none. */
function placeAt(terms: readonly Term[], at: number): number {
  const isLast = (i: number) =>
    terms[i] !== undefined && (terms[i + 1] === undefined || terms[i + 1]?.pause !== "none");
  const { lemma, pause } = terms[at] as Term;
  if (BEHIND.test(lemma)) return pause === "none" && isLast(at) ? 1 : 0;
  if (lemma !== "in") return 0;
  const noun = terms[at + 1]?.entry.determiner ? at + 2 : at + 1;
  return FRONT.test(terms[noun]?.lemma ?? "") && terms[noun]?.pause === "none" && isLast(noun) ? noun + 1 - at : 0;
}
