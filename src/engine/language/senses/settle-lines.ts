import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

const HUNG = /^(?:hanging|hangs|hung|drying|dries|pegged|pinned)\b.*\b(?:on|from|to|up)$|^on$/;
const WIRE = /^(?:wire|line)$/;
const LINE = /^(?:line|cord|string|rope)$/;
const WASHING = /^(?:laundry|washing|clothes|clothing|linen|bedsheets|sheets|garments)$/;
const CLOTHESLINE = "clothesline";
const POWER_LINE = "power line";
/** Slot of what tells a bird. */
const BEAK = "beak";
const SEATED = /^(?:on|sitting on|perched on|perching on|resting on|sits on|perched)$/;

/** "Shirts hanging on a line", "laundry on a cord between two poles": a clothesline; the wire that birds are on is a power line. */
export function settleLines(said: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const entry = entries.get(CLOTHESLINE);
  const terms = perchedOn(said, entries.get(POWER_LINE));
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

/** @param power The wire that birds are on. */
function perchedOn(terms: readonly Term[], power: Term["entry"] | undefined): readonly Term[] {
  const first = terms.findIndex(({ entry }) => BEAK in (entry.object?.concept.slots ?? {}));
  if (first < 0 || !power) return terms;
  return terms.map((term, at) => {
    if (at <= first || !WIRE.test(term.lemma)) return term;
    const article = terms[at - 1]?.entry.determiner ? 1 : 0;
    return SEATED.test(terms[at - 1 - article]?.lemma ?? "") ? { ...term, lemma: POWER_LINE, entry: power } : term;
  });
}
