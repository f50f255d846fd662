import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

/** Concepts of who is wound about a thing rather than holding it. */
const WINDING = /^(?:octopus|squid|snake|eel|kraken)$/;
const LIMBS = /^(?:arm|tentacle|tail|coil|body|leg)s?$/;
const AROUND = /^(?:around|round|about|wrapped around|coiled around|curled around|wound around|wrapped round)$/;
const WRAPPED = "wrapped around";

/** "An octopus with its arms around a chest" is wrapped around it. */
export function settleLimbs(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const entry = entries.get(WRAPPED);
  const at = terms.findIndex(
    ({ lemma }, i) => AROUND.test(lemma) && LIMBS.test(lastWord(terms[i - 1] ?? { lemma: "" })) && i > 2,
  );
  const having = terms.slice(0, Math.max(0, at)).findLastIndex(({ entry: { connector } }) => connector === "with");
  const beast = terms.slice(0, Math.max(0, having)).findLast(({ entry: { object } }) => object);
  if (!entry || having < 0 || !WINDING.test(beast?.entry.object?.concept.id ?? "")) return terms;
  const tie: Term = { ...(terms[having] as Term), end: (terms[at] as Term).end, lemma: WRAPPED, entry };
  return [...terms.slice(0, having), tie, ...terms.slice(at + 1)];
}
