import { isNounLike } from "../phrases/noun-phrase.ts";
import type { Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";

/** Participles that say how a figure is made on a thing. */
const WORKED =
  /^(?:carved|etched|engraved|embossed|incised|chiseled|chiselled|cut|painted|printed|stamped|pressed|drawn|inlaid|embroidered)$/;
const INTO = /^(?:into|in|on|onto|over|across|around|all over)$/;
/** Nouns for the outside of a thing that are no part of it. */
const OUTSIDE = /^(?:surface|side|exterior|outside|face|front|whole surface)$/;

/**
 * "Leaf patterns carved into the surface" are carved leaf patterns: the participle goes before what it is said of, and the place,
 * which is the thing's own outside, is no member of the list that goes on behind it.
 */
export function workInto(terms: readonly Term[], ledger: WordLedger): readonly Term[] {
  if (!terms.some(({ lemma }) => OUTSIDE.test(lemma))) return terms;
  const out: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as Term;
    const end = WORKED.test(term.lemma) && term.pause === "none" ? placeEnd(terms, at) : 0;
    const before = out.at(-1);
    if (end === 0 || !before || !isNounLike(before)) {
      out.push(term);
      continue;
    }
    for (const dropped of terms.slice(at + 1, end)) ledger.mark(dropped, "grammar");
    at = end - 1;
    let first = out.length - 1;
    while (first > 0 && !opensPhrase(out[first - 1] as Term, out[first] as Term)) first -= 1;
    const { pause } = out[first] as Term;
    out.splice(first, 1, { ...term, pause }, { ...(out[first] as Term), pause: "none" });
  }
  return out;
}

/** The noun phrase begins behind it. */
const opensPhrase = ({ entry }: Term, { pause }: Term): boolean =>
  Boolean(entry.connector || entry.determiner) || pause !== "none";

/** Behind "into the surface"; 0 where nothing of the kind follows. */
function placeEnd(terms: readonly Term[], at: number): number {
  let next = at + 1;
  if (!INTO.test(terms[next]?.lemma ?? "") || terms[next]?.pause !== "none") return 0;
  next += 1;
  while (terms[next]?.entry.determiner || /^(?:its|the|whole)$/.test(terms[next]?.lemma ?? "")) next += 1;
  const noun = terms[next];
  const after = terms[next + 1];
  if (!noun || !OUTSIDE.test(noun.lemma)) return 0;
  // "the surface of the lid" goes on, "the side table" is a table
  if (after && after.pause === "none" && (after.lemma === "of" || isNounLike(after))) return 0;
  return next + 1;
}
