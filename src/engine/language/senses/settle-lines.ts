import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

const HUNG = /^(?:hanging|hangs|hung|drying|dries|pegged|pinned)\b.*\b(?:on|from|to|up)$|^on$/;
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
  const terms = said.map((term, at) => {
    const strung = /^(?:wire|line)$/.test(term.lemma) ? entries.get(POWER_LINE) : undefined;
    const article = said[at - 1]?.entry.determiner ? 1 : 0;
    const isSeat = SEATED.test(said[at - 1 - article]?.lemma ?? "");
    const isOfBirds = said.slice(0, at).some(({ entry }) => BEAK in (entry.object?.concept.slots ?? {}));
    return strung && isSeat && isOfBirds ? { ...term, lemma: POWER_LINE, entry: strung } : term;
  });
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
