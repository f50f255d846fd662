import { isNounLike } from "../phrases/noun-phrase.ts";
import type { Term } from "../terms/term.ts";
import { MEASURES } from "../words/counts.ts";

/** What a thing has one above the other: a cake's tiers, a tower's floors, a necklace's strands. */
const HIGH: ReadonlySet<string> = new Set(["storey", "tier", "strand"]);
const HAVING = /^(?:with|of|has|having)$/;

/** "A cake with three tiers", "a pagoda, five storeys" are a three tier cake and a five-storey pagoda. */
export function settleStoreys(terms: readonly Term[]): readonly Term[] {
  const out: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as Term;
    const counting = out.at(-1);
    const before = out.at(-2);
    const measure = measureOf(term, counting);
    const isSaid = counting && before && (HAVING.test(before.lemma) || counting.pause !== "none");
    const noun = isSaid && measure ? out.slice(0, -1).findLastIndex(isNounLike) : -1;
    if (noun < 0 || !counting || !measure) {
      out.push(term);
      continue;
    }
    const trait = { role: "shape", trait: `${counting.entry.count}-${measure}` } as const;
    const counted = out.length - 1;
    const from = before && HAVING.test(before.lemma) ? counted - 1 : counted;
    const first = out[from] as Term;
    const { pause } = out[noun] as Term;
    out.splice(from);
    const said: Term = { ...first, end: term.end, lemma: trait.trait, pause, entry: { trait }, wordClass: "quality" };
    out.splice(noun, 1, said, { ...(out[noun] as Term), pause: "none" });
    // "with three tiers and roses": it has both
    const next = terms[at + 1];
    if (from < counted && next?.lemma === "and") {
      out.push({ ...first, start: next.start, end: next.end });
      at += 1;
    }
  }
  return out;
}

function measureOf({ lemma, plural }: Term, counting: Term | undefined): string | undefined {
  const measure = plural ? MEASURES.get(lemma) : undefined;
  return measure !== undefined && HIGH.has(measure) && (counting?.entry.count ?? 0) > 1 ? measure : undefined;
}
