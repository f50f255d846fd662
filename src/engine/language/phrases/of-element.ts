import type { Tie } from "../scene/scene.ts";
import { singular } from "../terms/singular.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import type { SceneBuilder } from "./scene-builder.ts";

/** What has no shape of its own and takes another's: its nouns -> the material that shows it. */
const ELEMENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    flames: "fire flame blaze inferno flames hellfire",
    smoke: "smoke mist fog steam vapor vapour cloud shadow",
    lightning: "lightning electricity energy plasma thunder lightning-bolt",
  }).flatMap(([id, words]) => words.split(" ").map((word): [string, string] => [word.replace("-", " "), id])),
);

/**
 * "a dragon made of smoke", "a horse with a mane of fire": the thing or the part is of it. Of a whole thing only "made of" says
 * so: "a ball of fire" is what it is called.
 */
export function isOfElement(terms: readonly Term[], tie: Tie, builder: SceneBuilder, ledger: WordLedger): boolean {
  const last = terms.at(-1);
  const { described } = builder;
  if (!last || !described) return false;
  const isPart = described.qualities !== described.mention.qualities;
  if (tie.kind !== "made" && !(tie.kind === "of" && isPart)) return false;
  const id = ELEMENTS.get(last.lemma) ?? ELEMENTS.get(singular(lastWord(last)));
  if (id === undefined) return false;
  described.qualities.addMaterial(id);
  for (const { entry } of terms)
    for (const { word, hex } of entry.colours ?? []) described.qualities.addColour(word, hex);
  for (const term of terms) ledger.mark(term, term.entry.colours ? "colour" : "material", id);
  return true;
}
