import type { SceneBuilder } from "../phrases/scene-builder.ts";
import type { Tie } from "../scene/scene.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { slotOf } from "../things/part-owner.ts";

/** The slot of what a thing is stood on to be shown, whatever its concept. */
export const PEDESTAL = "pedestal";
const BASES = /^(?:base|pedestal|plinth|socle)$/;
/** A music stand is a thing of its own. */
const isBase = (head: Term): boolean => BASES.test(lastWord(head)) || head.lemma === "stand";

/** "A bronze lion on a granite base": it is stood on that, where it has no base of its own. */
export function standOnBase(
  head: Term,
  modifiers: readonly Term[],
  { kind, source }: Tie,
  builder: SceneBuilder,
  vocabulary: Vocabulary,
): boolean {
  if (!/^(?:on|sitting)$/.test(kind) || !source || !isBase(head)) return false;
  if (source.concept.family === "building" || slotOf(vocabulary, source, head) !== undefined) return false;
  builder.part(source, PEDESTAL, head, modifiers, undefined);
  return true;
}
