import type { Term } from "../terms/term.ts";
import { PLACE_WORDS } from "../words/layer-words.ts";

/** Terms to either side of a comma that are looked at. */
const REACH = 10;

/** Whether a stuff begins here that ends with its place, after another was named: ", moss between the stones". */
export function isLaidAfter(terms: readonly Term[], at: number, isMaterial: (term: Term) => boolean): boolean {
  const ahead = terms.slice(at, at + REACH);
  const tie = ahead.findIndex((term, i) => i > 0 && (term.entry.connector || term.pause !== "none"));
  const kind = ahead[tie]?.entry.connector;
  if (kind !== "in" && kind !== "beside" && kind !== "on") return false;
  const said = ahead.slice(tie + 1).filter(({ entry }) => !entry.determiner && !entry.grammar);
  // "moss on the lower edges": what lies on something is named after a word of how
  const place = kind === "on" ? said.slice(0, 2).find(({ lemma }) => PLACE_WORDS.has(lemma)) : said[0];
  const isNamed = ahead.slice(0, tie).some(isMaterial) && terms.slice(Math.max(0, at - REACH), at).some(isMaterial);
  return isNamed && place !== undefined && PLACE_WORDS.has(place.lemma);
}
