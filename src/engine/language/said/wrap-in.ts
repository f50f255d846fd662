import { partOf, type Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { applyModifiers } from "./modifiers.ts";

/** "Wrapped in brown paper": said of the wrapping, where the thing has one of its own. False where it has none. */
export function wrapIn(
  terms: readonly Term[],
  { kind, source, word }: Tie,
  ledger: WordLedger,
  vocabulary: Vocabulary,
): boolean {
  if (kind !== "covered" || !word.startsWith("wrapped") || !source) return false;
  const slot = vocabulary.slots.get(source.concept.id)?.get("wrapping");
  if (slot === undefined) return false;
  applyModifiers(terms, partOf(source, slot).qualities, ledger, true);
  return true;
}
