import { lastWord, type Term } from "./match-terms.ts";
import { slotOf } from "./part-owner.ts";
import { isLiving } from "./relate.ts";
import type { Mention } from "./scene.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { WordLedger } from "./word-ledger.ts";

/** Parts that are one piece with the body, and the trait of those who lack them. */
const CUT_OFF: ReadonlyMap<string, string> = new Map([["head", "headless"]]);

/** "wingless", "toothless", "headless", "sleeveless": takes away what the word names. False where the thing has no such part. */
export function lacks(term: Term, mention: Mention, ledger: WordLedger, vocabulary: Vocabulary): boolean {
  const { lemma, entry } = term;
  if (!lemma.endsWith("less") || entry.material || entry.condition || entry.trait) return false;
  return takeAway({ ...term, lemma: lemma.slice(0, -4) }, mention, ledger, vocabulary);
}

/** "without a head", "with no wings". */
export function takeAway(term: Term, mention: Mention, ledger: WordLedger, vocabulary: Vocabulary): boolean {
  const [main] = Object.keys(mention.concept.slots);
  const named = slotOf(vocabulary, mention, term);
  const cut = isLiving(mention) ? CUT_OFF.get(lastWord(term)) : undefined;
  // a horse's body answers to "head" too, yet without its head it is not gone
  const slot = named === main && cut !== undefined ? undefined : named;
  if (slot === undefined && cut === undefined) return false;
  if (slot !== undefined) mention.without.add(slot);
  if (cut !== undefined) mention.qualities.addTrait({ trait: cut });
  ledger.mark(term, "part", `no ${slot ?? lastWord(term)}`);
  return true;
}
