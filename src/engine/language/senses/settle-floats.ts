import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { isLiving } from "../ties/relate.ts";

const FLOAT = /^(?:(?:pool |swim )?float|(?:pool )?floatie|floaty|floatie toy|lilo)$/;
const WATER = /^(?:pool|swim|swimming|water|beach|swimming pool)$/;

/** "A flamingo pool float", "a duck floatie": the beast, blown up. */
export function settleFloats(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const trait = entries.get("inflatable")?.trait;
  const at = terms.findIndex(({ lemma, quoted }) => FLOAT.test(lemma) && !quoted);
  if (!trait || at < 1) return terms;
  const from = WATER.test(terms[at - 1]?.lemma ?? "") ? at - 2 : at - 1;
  const beast = terms[from];
  const isOne = terms.slice(from + 1, at + 1).every(({ pause }) => pause === "none");
  if (!beast?.entry.object || !isLiving(beast.entry.object) || !isOne) return terms;
  const float = terms[at] as Term;
  const said: Term = {
    ...float,
    pause: beast.pause,
    joined: beast.joined,
    plural: false,
    entry: { trait },
    wordClass: "quality",
  };
  const blown: Term = { ...beast, pause: "none", joined: false, plural: float.plural };
  return [...terms.slice(0, from), said, blown, ...terms.slice(at + 1)];
}
