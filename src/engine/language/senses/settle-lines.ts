import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

const HUNG = /^(?:hanging|hangs|hung|drying|dries|pegged|pinned)\b.*\b(?:on|from|to|up)$|^on$/;
const LINE = /^(?:line|cord|string|rope)$/;
const WASHING = /^(?:laundry|washing|clothes|clothing|linen|bedsheets|sheets|garments)$/;
const CLOTHESLINE = "clothesline";

/** "Shirts hanging on a line", "laundry on a cord between two poles": a clothesline. */
export function settleLines(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const entry = entries.get(CLOTHESLINE);
  return terms.map((term, at) => {
    if (!entry || term.plural || !LINE.test(term.lemma)) return term;
    const tie = terms.slice(0, at).findLast((one) => one.entry.connector !== undefined);
    const isHung = tie !== undefined && HUNG.test(tie.lemma) && terms.indexOf(tie) >= at - 3;
    const isWashed = terms
      .slice(0, at)
      .some((one) => WASHING.test(one.lemma) || one.entry.object?.concept.family === "garment");
    return isHung && isWashed ? { ...term, lemma: CLOTHESLINE, entry } : term;
  });
}
