import { isNounLike } from "../phrases/noun-phrase.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

const EACH = /^(?:each|either|both)$/;
const SIDE = /^sides?$/;
const ONE = /^an?$/;
/** What a thing has two of, and four of. */
const PAIRED = /^(?:armrest|arm|shoulder|ear|wrist|hand|paw|foot|knee|cheek|horn|wing|fender|end)s?$/;
const FOURFOLD = /^corners?$/;

/** "A gate with a lion on each side", "a throne with a skull on each armrest": there are two, one left and one right. */
export function settleSides(said: readonly Term[], vocabulary: Vocabulary): readonly Term[] {
  const { entries } = vocabulary;
  const terms = countPlaces(said, vocabulary);
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
  return [...severalOf(terms.slice(0, at), { article, noun }, two), ...rest];
}

/** "On each shoulder" is on both, "on each corner" on all four. */
function countPlaces(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const at = terms.findIndex(({ lemma }, i) => {
    const place = terms[i + 2]?.lemma ?? "";
    return (
      /^(?:on|at|in)$/.test(lemma) &&
      EACH.test(terms[i + 1]?.lemma ?? "") &&
      (PAIRED.test(place) || FOURFOLD.test(place))
    );
  });
  const noun = terms.slice(0, at).findLastIndex(isNounLike);
  const article = terms.slice(0, noun).findLastIndex(({ lemma }) => ONE.test(lemma));
  const count = entries.get(FOURFOLD.test(terms[at + 2]?.lemma ?? "") ? "four" : "two");
  const all = entries.get("the");
  if (at < 0 || noun < 0 || article < 0 || !count || !all) return terms;
  return [
    ...severalOf(terms.slice(0, at + 1), { article, noun }, count),
    { ...(terms[at + 1] as Term), lemma: "the", entry: all },
    ...terms.slice(at + 2),
  ];
}

/** "A lion" as "two lions". */
const severalOf = (
  terms: readonly Term[],
  { article, noun }: { readonly article: number; readonly noun: number },
  entry: Term["entry"],
): Term[] =>
  terms.map((term, i): Term => {
    if (i === article) return { ...term, lemma: "two", entry };
    return i === noun ? { ...term, plural: true } : term;
  });
