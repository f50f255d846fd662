import type { Term } from "../terms/term.ts";
import { isLiving } from "../ties/relate.ts";

const SMOKING = /^(?:smoking|smoky|smouldering|smoldering)$/;

/** "A smoking chimney", "a cottage with smoking chimneys": before a thing that nobody puts to the lips the word says how it is. */
export function settleSmoke(terms: readonly Term[]): readonly Term[] {
  return terms.map((term, at) => {
    const [before, next] = [terms[at - 1], terms[at + 1]];
    if (!SMOKING.test(term.lemma) || !next || next.pause !== "none" || term.quoted) return term;
    const isBeforeThing =
      (next.entry.object !== undefined && !isLiving(next.entry.object)) || next.entry.part !== undefined;
    // "a sailor smoking pipes"
    if (!isBeforeThing || (before?.entry.object && term.pause === "none") || SMOKED.test(next.lemma)) return term;
    return { ...term, entry: { trait: { role: "shape", trait: "smoking" } }, wordClass: "quality" } satisfies Term;
  });
}

const SMOKED = /pipe|cigar|hookah|jacket/;
