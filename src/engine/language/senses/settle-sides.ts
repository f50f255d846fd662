import { isNounLike } from "../phrases/noun-phrase.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

const EACH = /^(?:each|either|both)$/;
const SIDE = /^sides?$/;
const ONE = /^an?$/;

/** "A gate with a lion on each side": there are two, one left and one right. */
export function settleSides(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const at = terms.findIndex(
    ({ lemma }, i) => lemma === "on" && EACH.test(terms[i + 1]?.lemma ?? "") && SIDE.test(terms[i + 2]?.lemma ?? ""),
  );
  if (at < 0) return terms;
  const noun = terms.slice(0, at).findLastIndex(isNounLike);
  const article = terms.slice(0, noun).findLastIndex(({ lemma }) => ONE.test(lemma));
  const two = entries.get("two");
  const isOfIt = terms[at + 3]?.lemma === "of" && /^(?:it|them)$/.test(terms[at + 4]?.lemma ?? "");
  const behind = isOfIt ? at + 5 : at + 3;
  // these words have done their work
  const done: Term = { ...(terms[at] as Term), end: (terms[behind - 1] as Term).end, entry: { grammar: true } };
  const rest = [done, ...terms.slice(behind)];
  if (terms[behind]?.entry.connector === "of") return terms;
  if (noun < 0 || article < 0 || !two) return [...terms.slice(0, at), ...rest];
  const said = terms.slice(0, at).map((term, i): Term => {
    if (i === article) return { ...term, lemma: "two", entry: two };
    return i === noun ? { ...term, plural: true } : term;
  });
  return [...said, ...rest];
}
