import { fromHex } from "../math/color.ts";
import type { BriefLikeness } from "./brief.ts";
import { findConcept } from "./find-concept.ts";
import type { Term } from "./match-terms.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A thing that lends its shape or substance, with the colours said of it; undefined where no concept is near enough. */
export function findLikeness(
  head: Term,
  modifiers: readonly Term[],
  vocabulary: Vocabulary,
): BriefLikeness | undefined {
  const { concept, word, assumed } = findConcept(head, "", vocabulary);
  if (assumed) return undefined;
  const colours = modifiers.flatMap(({ entry }) => entry.colours?.map(({ hex }) => fromHex(hex)) ?? []);
  return { concept: concept.id, word, ...(colours.length > 0 ? { colours } : {}) };
}
