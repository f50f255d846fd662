import type { LexiconMaterial } from "../lexicon.ts";
import type { QualitiesDraft } from "../said/qualities.ts";
import type { Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";

const WASH = /^(?:white|lime) ?-?wash(?:ed)?$/;
/** Timber that is limed takes the colour itself. */
const DYED: ReadonlySet<string> = new Set(["wood", "fabric", "plaster"]);
const RUNNING = /^(?:dripping|streaked|streaky|streaking|leaking|leaky|weeping|seeping|running|trickling)$/;
/** Sheets that tear; what is torn of anything else is worn. */
const SHEET = /paper|cardboard|newsprint|wallpaper|poster/;

/** "Moth holes", "moth eaten". */
const isOfMoths = ({ lemma }: Term, next: Term | undefined): boolean =>
  /^moth[ -]?(?:hole|eaten)$/.test(lemma) || (lemma === "moth" && /^(?:hole|eaten|eat)$/.test(next?.lemma ?? ""));

/**
 * What befalls a surface that no single word says: a wash of lime ("white washed tiles"), water that runs down it ("dripping
 * water stains" are no soaked wall), a sheet that is torn and no mere worn one.
 *
 * @param terms All of the prompt.
 */
export function washedTornStreaked(
  terms: readonly Term[],
  { id, class: kind, words }: LexiconMaterial,
  into: QualitiesDraft,
  ledger: WordLedger,
): void {
  for (const [place, term] of terms.entries()) {
    const next = terms[place + 1];
    const isPair = /^(?:white|lime)$/.test(term.lemma) && next?.lemma === "washed";
    if (!WASH.test(term.lemma) && !isPair) continue;
    if (DYED.has(kind) || words.some((word) => word.includes("whitewashed"))) continue;
    into.addCondition("whitewashed", 0.75);
    // the white is the coat's
    const at = into.colours.findIndex(({ word }) => WASH.test(word) || word === "white");
    if (at >= 0) into.colours.splice(at, 1);
    for (const each of isPair && next ? [term, next] : [term]) ledger.mark(each, "wear");
  }
  const runs = terms.filter(({ lemma }) => RUNNING.test(lemma));
  if (into.conditions.has("stained") && runs.length > 0 && kind !== "ground") {
    into.conditions.delete("wet");
    into.conditions.delete("stained");
    into.addCondition("streaked", 0.8);
    for (const each of runs) ledger.mark(each, "wear");
  }
  const moth = terms.findIndex((term, at) => isOfMoths(term, terms[at + 1]));
  const isSheet = kind === "fabric" || kind === "leather" || SHEET.test(id);
  if (isSheet && into.traits.includes("torn") && !words.some((word) => /^(?:torn|ripped)/.test(word))) {
    into.conditions.delete("worn");
    into.addCondition("torn", 0.7);
  }
  if (isSheet && moth >= 0) {
    into.addCondition("torn", 0.6);
    for (const each of terms.slice(moth, moth + 2)) ledger.mark(each, "wear");
  }
}
