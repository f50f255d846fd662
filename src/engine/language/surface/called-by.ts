import type { LexiconMaterial } from "../lexicon.ts";
import type { Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { COLOURS } from "../words/colours.ts";
import { NAME_WORDS } from "../words/surface-traits.ts";
import type { FoundMaterial } from "./find-material.ts";

/**
 * What a material was called (see `MaterialBrief.called`): the words that named it, and those that say nothing else of it,
 * numbers among them. "Planks 012" and "planks" are two floors as they would be of two seeds; a word that does say
 * something (a colour, how it has fared, how it was rendered) leaves every piece in its place.
 */
export function calledBy(
  found: FoundMaterial | undefined,
  terms: readonly Term[],
  made: LexiconMaterial,
  ledger: WordLedger,
): { called?: string } {
  const own = found?.terms ?? [];
  const besides = terms.filter((term) => !own.includes(term) && (isName(term) || isUnsaid(term, ledger)));
  const words = [...own, ...besides].flatMap(({ lemma }) => lemma.split(" ")).filter((word) => !COLOURS.has(word));
  const called = words.join(" ");
  return called === "" || called === made.words[0] ? {} : { called };
}

const isName = ({ lemma, entry }: Term): boolean => entry.count !== undefined || NAME_WORDS.has(lemma);

const isUnsaid = (term: Term, ledger: WordLedger): boolean => !ledger.isUsed(term) && !term.entry.noise;
