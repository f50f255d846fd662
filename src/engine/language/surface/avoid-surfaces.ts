import { matchTerms } from "../terms/match-terms.ts";
import type { Term } from "../terms/term.ts";
import { tokenize } from "../terms/tokenize.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { WordLedger } from "../terms/word-ledger.ts";
import type { WordUse } from "../word-use.ts";

/** What a material must not show. */
export interface Avoid {
  readonly colours: Set<string>;
  readonly materials: Set<string>;
  readonly conditions: Set<string>;
}

export const newAvoid = (): Avoid => ({ colours: new Set(), materials: new Set(), conditions: new Set() });

/** The terms less what "without" rules out. */
export function withoutAvoided(terms: readonly Term[], avoid: Avoid, ledger: WordLedger): Term[] {
  let isNegated = false;
  return terms.filter((term) => {
    const { connector } = term.entry;
    if (term.pause !== "none") isNegated = false;
    if (connector) {
      if (connector !== "and" && connector !== "or") isNegated = connector === "without";
      ledger.mark(term, isNegated ? "negation" : "relation");
      return !isNegated;
    }
    if (!isNegated || !addAvoided(term, avoid)) return true;
    ledger.mark(term, "negation", `no ${term.lemma}`);
    return false;
  });
}

function addAvoided({ entry }: Term, avoid: Avoid): boolean {
  if (!entry.covering) for (const { word } of entry.colours ?? []) avoid.colours.add(word);
  for (const [name] of entry.condition ?? []) avoid.conditions.add(name);
  if (entry.covering) avoid.conditions.add(entry.covering[0]);
  else if (entry.material) avoid.materials.add(entry.material.id);
  return Boolean(entry.colours || entry.condition || entry.covering || entry.material);
}

/** Reads the negative prompt into `avoid`, and says what became of its words. */
export function readNegativeWords(text: string | null, vocabulary: Vocabulary, avoid: Avoid): WordUse[] {
  if (text === null) return [];
  const tokens = tokenize(text);
  const ledger = new WordLedger(tokens);
  for (const term of matchTerms(tokens, vocabulary)) {
    const { entry, lemma } = term;
    if (addAvoided(term, avoid)) {
      const role = entry.condition || entry.covering ? "wear" : entry.material ? "material" : "colour";
      ledger.mark(term, role, `no ${lemma}`);
    } else {
      ledger.mark(term, entry.noise ? "noise" : entry.grammar || entry.connector ? "grammar" : "unused");
    }
  }
  return ledger.uses();
}
