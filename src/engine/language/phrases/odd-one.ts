import type { PartDraft } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

/**
 * The slot of one that is unlike the others of its kind: "a few white eggs and one golden egg". Undefined where the others
 * have no looks, this one has none of its own, or the concept keeps no such slot.
 */
export function oddSlotOf(
  concept: string,
  slot: string,
  others: PartDraft,
  modifiers: readonly Term[],
  vocabulary: Vocabulary,
): string | undefined {
  const odd = `odd-${slot}`;
  const isUnlike =
    others.qualities.colours.length > 0 && modifiers.some(({ entry }) => entry.colours ?? entry.material);
  return isUnlike && vocabulary.slots.get(concept)?.has(odd.replaceAll("-", " ")) ? odd : undefined;
}
