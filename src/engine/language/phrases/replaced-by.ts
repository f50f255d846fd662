import type { Mention, Scene, Tie } from "../scene/scene.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { Finding } from "../things/find-concept.ts";
import { FILLINGS } from "../words/situations.ts";

/** "a complex movement from a watch": where the first noun is nothing one can make, what it is of is meant. */
export function replacedBy(
  found: Finding,
  tie: Tie | undefined,
  { mentions }: Pick<Scene, "mentions">,
  vocabulary: Vocabulary,
): Mention | undefined {
  const [first, second] = mentions;
  if (!first || second !== undefined || found.assumed) return undefined;
  if (tie?.kind === "of" && partSlot(first, found, vocabulary) !== undefined) return first;
  const isContained = tie?.kind === "in" && FILLINGS.has(first.text.toLowerCase());
  return first.assumed && (tie?.kind === "of" || tie?.word === "from" || isContained) ? first : undefined;
}

/** "the bed of a truck": the truck's part of that name. What holds things holds them: "a pot of flowers". */
export function partSlot(
  first: Mention,
  { concept }: Pick<Finding, "concept">,
  vocabulary: Vocabulary,
): string | undefined {
  if (/^(?:vessel|container)$/.test(first.concept.family)) return undefined;
  return vocabulary.slots.get(concept.id)?.get(first.word);
}
