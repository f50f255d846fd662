import { SILENT, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

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

/** What each of these young ones grows up to be: their mother is one. */
const GROWN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    duck: "duckling",
    goose: "gosling",
    swan: "cygnet",
    hen: "chick",
    cat: "kitten",
    dog: "puppy pup",
    sheep: "lamb",
    horse: "foal colt filly",
    cow: "calf",
    pig: "piglet",
    deer: "fawn",
    goat: "kid",
    owl: "owlet",
    frog: "tadpole",
    kangaroo: "joey",
  }).flatMap(([grown, young]) => young.split(" ").map((each): [string, string] => [each, grown])),
);
const WHOSE = /^(?:its|his|her|their)$/;

/** "Ducklings following their mother", "a bear cub and its mother": the mother is a duck, and a bear. */
function asItsKind(said: readonly Term[], at: number, { entries }: Vocabulary): Term | undefined {
  const term = said[at] as Term;
  if (!PARENTS.test(term.lemma) || term.possessive || !WHOSE.test(said[at - 1]?.lemma ?? "")) return undefined;
  const young = said.slice(0, at).find(({ entry }) => entry.object && isBeast(entry.object));
  if (!young) return undefined;
  const kind = GROWN.get(young.lemma) ?? young.lemma.split(" ")[0] ?? "";
  const object = entries.get(kind)?.object;
  return object && isBeast(object) ? { ...term, lemma: kind, entry: { object }, wordClass: "thing" } : undefined;
}

/** "A dragon hatchling", "a seal pup", "an elephant calf": a young one of the kind that is named first. */
export function settleYoung(said: readonly Term[], vocabulary: Vocabulary): readonly Term[] {
  const { entries } = vocabulary;
  const terms = said.map((term, at) =>
    isParent(term, said[at + 1])
      ? { ...term, entry: SILENT, wordClass: "new" as const }
      : (asItsKind(said, at, vocabulary) ?? term),
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
