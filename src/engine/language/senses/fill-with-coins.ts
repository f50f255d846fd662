import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

/** Concepts of what treasure is kept in. */
const HOARDS = /^(?:cauldron|cooking-pot|flower-pot|chest|sack|barrel|bucket|jar)$/;
const TREASURE = /^(?:gold|silver|copper)$/;

/** "A pot of gold", "a chest of silver": what is in there is coins, the pot is no gold. */
export function fillWithCoins(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const object = entries.get("coin")?.object;
  return terms.map((term, at) => {
    const [vessel, of, next] = [terms[at - 2], terms[at - 1], terms[at + 1]];
    const isHoard = HOARDS.test(vessel?.entry.object?.concept.id ?? "") && of?.lemma === "of" && of.pause === "none";
    const isAlone = next === undefined || next.pause !== "none" || next.entry.connector !== undefined;
    if (!object || !isHoard || !TREASURE.test(term.lemma) || !isAlone) return term;
    const { material } = term.entry;
    return {
      ...term,
      plural: true,
      entry: { object: { ...object, ...(material && { madeOf: material }) } },
      wordClass: "thing",
    };
  });
}
