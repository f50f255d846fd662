import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

/** Concepts of what treasure is kept in. */
const HOARDS = /^(?:cauldron|cooking-pot|flower-pot|chest|sack|barrel|bucket|jar)$/;
const TREASURE = /^(?:gold|silver|copper)$/;

/** Ties that say what a thing is of rather than where. */
const OF = /^(?:of|made|covered|with|without|like|guise|text)$/;
const WHOSE = /^(?:its|his|her|their)$/;
/** What a hoard is called where nothing says what of. */
const PILE = "pile of gold";

/** "A pot of gold", "a chest of silver": what is in there is coins, the pot is no gold. "Its gold" that somebody guards is a pile of them. */
export function fillWithCoins(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const object = entries.get("coin")?.object;
  return terms.map((term, at) => {
    const [vessel, of, next] = [terms[at - 2], terms[at - 1], terms[at + 1]];
    const isHoard = HOARDS.test(vessel?.entry.object?.concept.id ?? "") && of?.lemma === "of" && of.pause === "none";
    const isOwn =
      WHOSE.test(of?.lemma ?? "") && vessel?.entry.connector !== undefined && !OF.test(vessel.entry.connector);
    const isAlone = next === undefined || next.pause !== "none" || next.entry.connector !== undefined;
    if (!object || !(isHoard || isOwn) || !TREASURE.test(term.lemma) || !isAlone) return term;
    const { material } = term.entry;
    if (isOwn)
      return {
        ...term,
        entry: { object: { ...object, word: PILE, ...(material && { madeOf: material }) } },
        wordClass: "thing",
      };
    return {
      ...term,
      plural: true,
      entry: { object: { ...object, ...(material && { madeOf: material }) } },
      wordClass: "thing",
    };
  });
}
