import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

const PRINTS = "print";
const FOOTPRINTS = "footprints";
/** What is soft enough to keep them. */
const SOFT = /^(?:snow|sand|mud|clay|dirt|dust|ash|wet sand|fresh snow|beach|soil)$/;
/** Words between the prints and that at most: "in the fresh". */
const NEAR = 4;

/** "A fox leaving prints in the snow": of feet, and no pictures. */
export function settlePrints(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const object = entries.get(FOOTPRINTS)?.object;
  const at = terms.findIndex(({ lemma, plural }) => lemma === PRINTS && plural);
  if (!object || at < 0 || terms[at + 1]?.lemma !== "in") return terms;
  if (!terms.slice(at + 2, at + 2 + NEAR).some(({ lemma }) => SOFT.test(lemma))) return terms;
  return terms.map((term, i) =>
    i === at ? { ...term, lemma: FOOTPRINTS, entry: { object }, wordClass: "thing" as const } : term,
  );
}
