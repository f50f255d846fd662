import type { FoundMaterial } from "./find-material.ts";
import type { LexiconMaterial } from "./lexicon.ts";
import type { Term } from "./term.ts";
import type { WordLedger } from "./word-ledger.ts";
import { COLOURS } from "./words/colours.ts";

/** What a material was called (see `MaterialBrief.called`): the words that named it, and those that say nothing else of it. */
export function calledBy(
  found: FoundMaterial | undefined,
  terms: readonly Term[],
  made: LexiconMaterial,
  ledger: WordLedger,
): { called?: string } {
  const own = found?.terms ?? [];
  const besides = terms.filter((term) => !own.includes(term) && !ledger.isUsed(term) && !term.entry.noise);
  const words = [...own, ...besides].flatMap(({ lemma }) => lemma.split(" ")).filter((word) => !COLOURS.has(word));
  const called = words.join(" ");
  return called === "" || called === made.words[0] ? {} : { called };
}
