import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

const PRINTS = "print";
const FOOTPRINTS = "footprints";
/** What is soft enough to keep them. */
const SOFT = /^(?:snow|sand|mud|clay|dirt|dust|ash|wet sand|fresh snow|beach|soil)$/;
/** Words between the prints and that at most: "in the fresh". */
const NEAR = 4;

/** Stuff that is modelled by hand, what the hand leaves in it, and the style of what is made so. */
const CLAY = "clay";
const OF_HANDS = /^(?:fingerprint|thumbprint|finger print|thumb print)$/;
const MODELLED = "claymation";
const JOINS = /^(?:with|and|visible|of)$/;

/** "A clay dog with fingerprints": modelled by hand, and not fired and greasy. */
function settleThumbs(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const trait = entries.get(MODELLED)?.trait;
  const prints = terms.findIndex(({ lemma }) => OF_HANDS.test(lemma));
  if (!trait || prints < 0 || !terms.some(({ lemma }) => lemma === CLAY)) return terms;
  const from = terms.findLastIndex(({ lemma }, i) => i < prints && !JOINS.test(lemma)) + 1;
  return terms
    .filter((_, i) => i < from || i > prints)
    .map((term) =>
      term.lemma === CLAY ? { ...term, lemma: MODELLED, entry: { trait }, wordClass: "quality" as const } : term,
    );
}

/** "A fox leaving prints in the snow": of feet, and no pictures. */
export function settlePrints(said: readonly Term[], vocabulary: Vocabulary): readonly Term[] {
  const { entries } = vocabulary;
  const terms = settleThumbs(said, vocabulary);
  const object = entries.get(FOOTPRINTS)?.object;
  const at = terms.findIndex(({ lemma, plural }) => lemma === PRINTS && plural);
  if (!object || at < 0 || terms[at + 1]?.lemma !== "in") return terms;
  if (!terms.slice(at + 2, at + 2 + NEAR).some(({ lemma }) => SOFT.test(lemma))) return terms;
  return terms.map((term, i) =>
    i === at ? { ...term, lemma: FOOTPRINTS, entry: { object }, wordClass: "thing" as const } : term,
  );
}
