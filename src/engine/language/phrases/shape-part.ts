import type { QualitiesDraft } from "../said/qualities.ts";
import type { Mention, PartDraft, Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { findLikeness } from "../things/find-likeness.ts";
import { isLiving } from "../ties/relate.ts";

/** "A skull-shaped stopper": the part takes the shape of the thing. */
export function shapeByModifier(part: PartDraft, modifiers: readonly Term[], vocabulary: Vocabulary): void {
  const lender = modifiers.find(({ entry }) => entry.likeness)?.entry.likeness;
  const likeness = lender && findLikeness(lender, [], vocabulary, false);
  if (likeness) part.shapedLike ??= likeness;
}

/**
 * "A cane with a handle shaped like a duck": the same, said after the part.
 *
 * @param described What was spoken of last.
 * @returns Whether that is a part, and the thing one that lends its shape.
 */
export function shapeLast(
  described: { readonly mention: Mention; readonly qualities: QualitiesDraft } | undefined,
  head: Term,
  { word }: Tie,
  vocabulary: Vocabulary,
  ledger: WordLedger,
): boolean {
  // arms like bolts of lightning are arms all the same
  if (!/shap|form/.test(word) || !described || isLiving(described.mention)) return false;
  const part = [...described.mention.parts.values()].find(({ qualities }) => qualities === described.qualities);
  const likeness = part && findLikeness(head, [], vocabulary, false);
  if (!likeness) return false;
  part.shapedLike ??= likeness;
  ledger.mark(head, "shape", likeness.concept);
  return true;
}
