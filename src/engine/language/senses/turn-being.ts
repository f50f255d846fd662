import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

const BEING = /^(?:that|which|is|are)$/;

/**
 * "A sunflower with a centre that is a clock", "a robot whose head is a lamp" say what "with a clock for a centre" does: the thing
 * goes before the part that it stands in for.
 */
export function turnBeing(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const instead = entries.get("for");
  const having = entries.get("with");
  if (!instead || !having) return terms;
  const turned: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as Term;
    const found = partThatIs(terms, at);
    if (!found) {
      turned.push(term);
      continue;
    }
    const { part, thing } = found;
    const loose = { joined: false, pause: "none" } as const;
    if (term.lemma === "whose") turned.push({ ...term, ...loose, lemma: "with", entry: having });
    const said = terms.slice(at, found.from).filter(({ lemma }) => BEING.test(lemma));
    turned.push(...said.map((word) => ({ ...word, ...loose, entry: { grammar: true } as const })));
    turned.push(...thing.slice(0, -1), { ...(thing.at(-1) as Term), pause: "none" });
    turned.push({ ...part, ...loose, lemma: "for", entry: instead }, { ...part, pause: thing.at(-1)?.pause ?? "none" });
    at = found.end - 1;
  }
  return turned;
}

/** "centre that is a clock", "whose head is a lamp": the part, the thing, and where that begins and ends. */
function partThatIs(
  terms: readonly Term[],
  at: number,
): { readonly part: Term; readonly thing: readonly Term[]; readonly from: number; readonly end: number } | undefined {
  const isWhose = terms[at]?.lemma === "whose";
  const part = terms[isWhose ? at + 1 : at];
  const is = at + 2;
  if (!part?.entry.part || !/^(?:is|are)$/.test(terms[is]?.lemma ?? "")) return undefined;
  if (!isWhose && !/^(?:that|which)$/.test(terms[at + 1]?.lemma ?? "")) return undefined;
  let end = 0;
  for (let next = is + 1; next < terms.length; next += 1) {
    const { entry, pause } = terms[next] as Term;
    if (entry.connector) break;
    if (entry.object && !entry.colours && !entry.material) end = next + 1;
    if (pause !== "none") break;
  }
  return end === 0 ? undefined : { part, thing: terms.slice(is + 1, end), from: is + 1, end };
}
