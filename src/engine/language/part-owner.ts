import type { Term } from "./match-terms.ts";
import { isLiving } from "./relate.ts";
import type { Mention, Scene } from "./scene.ts";
import { singular } from "./singular.ts";
import type { Tie } from "./tie-things.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The slot of a thing that a noun names; a plural that another concept has as its word is a plural here all the same. */
export const slotOf = (
  { slots }: Vocabulary,
  { concept }: Mention,
  { lemma }: Pick<Term, "lemma">,
): string | undefined => slots.get(concept.id)?.get(lemma) ?? slots.get(concept.id)?.get(singular(lemma));

/**
 * Whose part the noun is, if it can be one here.
 *
 * @param isListed After a comma: rather of the first thing than of the last.
 * @param isOwned "its shell".
 */
export function findOwner(
  head: Term,
  tie: Tie | undefined,
  { isListed, isOwned }: { readonly isListed: boolean; readonly isOwned: boolean },
  { mentions }: Scene,
  vocabulary: Vocabulary,
): { readonly mention: Mention; readonly slot: string } | undefined {
  const stand = tie?.source && standOf(tie.source, head, tie, vocabulary);
  if (tie?.source && stand !== undefined) return { mention: tie.source, slot: stand };
  if (!head.entry.part) return undefined;
  const rest = isListed ? mentions : mentions.toReversed();
  const isTied = tie?.kind === "with" || tie?.kind === "without" || tie?.kind === "of";
  const isPlacedPart = (tie?.kind === "wearing" || tie?.kind === "in") && head.entry.object?.own === false;
  if (head.entry.object && !isTied && !isPlacedPart && !isOwned) return undefined;
  for (const mention of tie?.source ? [tie.source, ...rest] : rest) {
    const slot = slotOf(vocabulary, mention, head);
    if (slot !== undefined) return { mention, slot };
    if (head.entry.object && !isOwned) return undefined;
  }
  return undefined;
}

/** "a cactus in a clay pot", "a cake on a plate": what it is always shown with. */
function standOf(source: Mention, head: Term, { kind }: Tie, vocabulary: Vocabulary): string | undefined {
  if (!/^(?:in|on)$/.test(kind) || isLiving(source) || source.count > 1) return undefined;
  const lastWord = head.lemma.slice(head.lemma.lastIndexOf(" ") + 1);
  const slot = slotOf(vocabulary, source, head) ?? slotOf(vocabulary, source, { lemma: lastWord });
  // a sword stuck in a stone is not stuck in its hilt's
  return slot === "gem" ? undefined : slot;
}
