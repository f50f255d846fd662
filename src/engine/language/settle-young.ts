import { SILENT, type Term } from "./term.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Names of the young that many kinds of beasts share. */
const YOUNG = /^(?:hatchling|cub|pup|calf|whelp|youngling|kit|joey|foal|chick|fledgling|gosling|baby)$/;

const isBeast = ({ concept }: { readonly concept: { readonly family: string } }): boolean =>
  concept.family === "animal";

const PARENTS = /^(?:mother|father|mama|papa|mom|dad|mummy|daddy|parent|adult)$/;

/** "A mother duck" is a duck, and nobody's guise. */
const isParent = ({ lemma, possessive }: Term, next: Term | undefined): boolean =>
  PARENTS.test(lemma) &&
  !possessive &&
  next?.pause === "none" &&
  next.entry.object !== undefined &&
  isBeast(next.entry.object);

/** "A dragon hatchling", "a seal pup", "an elephant calf": a young one of the kind that is named first. */
export function settleYoung(said: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const terms = said.map((term, at) =>
    isParent(term, said[at + 1]) ? { ...term, entry: SILENT, wordClass: "new" as const } : term,
  );
  const trait = entries.get("baby")?.trait;
  if (!trait || !terms.some(({ lemma }) => YOUNG.test(lemma))) return terms;
  const settled: Term[] = [];
  for (const term of terms) {
    const beast = settled.at(-1);
    // "a newborn chick" is no chick of a newborn
    const isOfBeast =
      beast?.entry.object && !beast.entry.trait && isBeast(beast.entry.object) && !beast.entry.determiner;
    if (!YOUNG.test(term.lemma) || term.pause !== "none" || term.quoted || !isOfBeast) {
      settled.push(term);
      continue;
    }
    const { pause, joined } = beast;
    settled.splice(
      -1,
      1,
      { ...term, pause, joined, plural: false, entry: { trait }, wordClass: "quality" },
      { ...beast, pause: "none", joined: false, plural: term.plural },
    );
  }
  return settled;
}
