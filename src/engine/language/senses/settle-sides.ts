import { isNounLike } from "../phrases/noun-phrase.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { isLiving } from "../ties/relate.ts";
import { mannerOfWord, ON_EACH } from "../words/manners.ts";

const EACH = /^(?:each|either|both)$/;
const SIDE = /^sides?$/;
const ONE = /^an?$/;
/** What a thing has two of, and four of. */
const PAIRED = /^(?:armrest|arm|shoulder|ear|wrist|hand|paw|foot|knee|cheek|horn|wing|fender|end)s?$/;
/** What reaches out to both sides of a thing that does not live, and families of what has arms of another kind. */
const LIMB = /^(?:arm|branch|hand)$/;
const SEATS = /^(?:furniture|figure)$/;
/** How many places there are, by the way to be on each of them. */
const PLACES: ReadonlyMap<string, string> = new Map([
  ["corners", "four"],
  ["armrests", "two"],
  ["ends", "two"],
  ["steps", "five"],
]);

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

/** "On each shoulder" is on both, "on each corner" on all four, "on each step" on so many that a staircase is full of them. */
function countPlaces(said: readonly Term[], vocabulary: Vocabulary): readonly Term[] {
  const { entries } = vocabulary;
  const terms = tellPlaces(said, vocabulary);
  const at = terms.findIndex(({ lemma }, i) => {
    const isPaired = EACH.test(terms[i + 1]?.lemma ?? "") && PAIRED.test(terms[i + 2]?.lemma ?? "");
    return (/^(?:on|at|in)$/.test(lemma) && isPaired) || ON_EACH.has(mannerOfWord(lemma) ?? "");
  });
  const many = PLACES.get(mannerOfWord(terms[at]?.lemma ?? "") ?? "");
  const noun = terms.slice(0, at).findLastIndex(isNounLike);
  const article = terms.slice(0, noun).findLastIndex(({ lemma }) => ONE.test(lemma));
  const count = entries.get(many ?? "two");
  const all = entries.get("the");
  if (at < 0 || noun < 0 || article < 0 || !count || !all) return terms;
  const counted = severalOf(terms.slice(0, at + 1), { article, noun }, count);
  if (many !== undefined) return [...counted, ...terms.slice(at + 1)];
  return [...counted, { ...(terms[at + 1] as Term), lemma: "the", entry: all }, ...terms.slice(at + 2)];
}

/** "On each corner", of what was named before: "on each corner of it". The arms of a scarecrow or a cactus are its two ends. */
function tellPlaces(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const whole = terms.find(({ entry }) => entry.object)?.entry.object;
  const hasEnds = whole !== undefined && !isLiving(whole) && !SEATS.test(whole.concept.family);
  const placeAt = (i: number): string => {
    const place = terms[i + 2]?.lemma.replace(/s$/, "") ?? "";
    const each = terms[i + 1]?.lemma.replace(/^every$/, "each");
    if (hasEnds && LIMB.test(place) && (each === "each" || each === "both")) return "on each end of";
    return `on ${each} ${place} of`;
  };
  const at = terms.findIndex(({ lemma }, i) => lemma === "on" && ON_EACH.has(mannerOfWord(placeAt(i)) ?? ""));
  const [on, , place] = terms.slice(at, at + 3);
  const [phrase, it] = [entries.get(placeAt(at)), entries.get("it")];
  if (at < 0 || !on || !place || !phrase || !it || terms[at + 3]?.entry.connector === "of") return terms;
  const tied: Term = { ...on, lemma: placeAt(at), entry: phrase, end: (terms[at + 1] as Term).end };
  return [...terms.slice(0, at), tied, { ...place, lemma: "it", entry: it }, ...terms.slice(at + 3)];
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
