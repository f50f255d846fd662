import { fromHex } from "../../math/color.ts";
import type { BriefLikeness } from "../brief.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { MIXTURES } from "../words/mixtures.ts";
import { findConcept, findOwn } from "./find-concept.ts";

/** What "fruit" is where there is much of it: many kinds. Empty for all that is of one kind. */
export const kindsOf = ({ lemma }: Term, vocabulary: Vocabulary): { concept: string; word: string }[] =>
  (MIXTURES.get(lemma) ?? []).flatMap((kind) => {
    const own = findOwn([kind], vocabulary);
    return own ? [{ concept: own.concept.id, word: own.word }] : [];
  });

/**
 * A thing that lends its shape or substance, with the colours and materials said of it; undefined where no concept is near enough.
 *
 * @param isSubstance It is what another thing is put together from: then "fruit" is many kinds.
 */
export function findLikeness(
  head: Term,
  modifiers: readonly Term[],
  vocabulary: Vocabulary,
  isSubstance: boolean,
): BriefLikeness | undefined {
  const kinds = isSubstance ? kindsOf(head, vocabulary) : [];
  const { concept, word, assumed } = findConcept(
    FANS.test(head.lemma) ? asFolding(head, vocabulary) : head,
    "",
    vocabulary,
  );
  if (assumed && kinds.length === 0) return undefined;
  const colours = modifiers.flatMap(({ entry }) => entry.colours?.map(({ hex }) => fromHex(hex)) ?? []);
  const materials = modifiers.flatMap(({ entry }) => (entry.material && !entry.colours ? [entry.material.id] : []));
  return {
    ...(kinds[0] ?? { concept: concept.id, word }),
    ...(colours.length > 0 ? { colours } : {}),
    ...(materials.length > 0 ? { materials } : {}),
    ...(kinds.length > 1 ? { kinds } : {}),
  };
}

/** What is shaped like a fan is like one that folds. */
const FANS = /^fans?$/;
const asFolding = (head: Term, { entries }: Vocabulary): Term => ({
  ...head,
  lemma: "hand fan",
  entry: entries.get("hand fan") ?? head.entry,
});

/** "a shell that looks like stained glass", "a cap like a stained glass window": the material that is meant. */
export function stuffOf(head: Term, vocabulary: Vocabulary): Term | undefined {
  const stuff = head.lemma.split(" ").slice(0, -1).join(" ");
  const known = head.entry.material ?? vocabulary.entries.get(stuff)?.material;
  return known && { ...head, entry: { material: { ...known, exact: true } } };
}
