import { type Mention, newMention, type Scene } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { findOwn } from "../things/find-concept.ts";
import { CLAD } from "../words/situations.ts";

/** "a crowned koala" wears a crown. */
export function clothe(
  wearer: Mention,
  modifiers: readonly Term[],
  { mentions, links }: Scene,
  ledger: WordLedger,
  vocabulary: Vocabulary,
): void {
  for (const term of modifiers) {
    const targets = CLAD.get(term.lemma);
    const found = targets && findOwn(targets, vocabulary);
    if (!found) continue;
    const worn = newMention({ ...found, text: ledger.typed(term), assumed: false, count: 1 });
    worn.owner = wearer;
    mentions.push(worn);
    links.push({ kind: "wearing", from: wearer, to: worn });
    ledger.mark(term, "object", found.concept.id);
  }
}
