import type { SceneBuilder } from "../phrases/scene-builder.ts";
import type { Mention, Tie } from "../scene/scene.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";

/** How hair is worn, and what of it grows in the face -> the trait that a person is drawn with. */
const WORN: ReadonlyMap<string, string> = new Map([
  ...["pigtail", "bunches"].map((noun): [string, string] => [noun, "hair-pigtails"]),
  ...["braid", "plait", "cornrow"].map((noun): [string, string] => [noun, "hair-braids"]),
  ["dreadlock", "hair-dreadlocks"],
  ["ponytail", "hair-ponytail"],
  ["bun", "hair-bun"],
  ["afro", "hair-afro"],
  ["mohawk", "hair-mohawk"],
  ["mullet", "hair-mullet"],
  ["bob", "hair-bob"],
  ...["curl", "ringlet"].map((noun): [string, string] => [noun, "hair-curly"]),
  ["beard", "beard-full"],
  ["goatee", "beard-goatee"],
  ...["moustache", "mustache"].map((noun): [string, string] => [noun, "beard-moustache"]),
]);

const isPerson = ({ concept }: Mention): boolean => concept.family === "figure";

const PLAITED = /^(?:braided|plaited|braid|plait)$/;

/** A beard as it is said to be worn. */
const beardOf = (said: readonly Term[]): string =>
  said.some(({ lemma }) => PLAITED.test(lemma))
    ? "beard-braided"
    : said.some(({ entry }) => entry.trait?.trait === "long")
      ? "beard-long"
      : "beard-full";

/** "with a long grey beard", "with braids", "with a thick black moustache": a person's hair, its colour and how it is worn. */
export function tellHair(
  terms: readonly Term[],
  tie: Tie | undefined,
  builder: SceneBuilder,
  ledger: WordLedger,
): boolean {
  const last = terms.at(-1);
  // "green hair in pigtails"
  const isIn = tie?.kind === "in" && tie.source !== undefined && isPerson(tie.source);
  if (!tie || (tie.kind !== "with" && !isIn) || !last) return false;
  const isPlaited = lastWord(last) === "hair" && terms.some(({ lemma }) => PLAITED.test(lemma));
  const worn = isPlaited ? "hair-braids" : (WORN.get(lastWord(last)) ?? WORN.get(lastWord(last).replace(/s$/, "")));
  // "a woman in a dress with a ponytail": no dress has hair
  const person = tie.source?.concept.family === "figure" ? tie.source : builder.scene.mentions.findLast(isPerson);
  if (worn === undefined || !person?.concept.slots.hair) return false;
  const said = terms.slice(0, -1);
  person.qualities.addTrait({ trait: worn === "beard-full" ? beardOf(said) : worn });
  const rest = said.filter(
    ({ entry, lemma }) => !worn.startsWith("beard") || (entry.trait === undefined && !PLAITED.test(lemma)),
  );
  for (const term of said) if (!rest.includes(term)) ledger.mark(term, "shape", worn);
  builder.part(person, "hair", last, rest, tie);
  return true;
}
