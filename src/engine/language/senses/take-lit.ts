import type { Brief, BriefObject, BriefPart, Relation } from "../brief.ts";
import type { Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";

const ONLY: ReadonlySet<string> = new Set(["only", "just"]);
const LIT: ReadonlySet<string> = new Set(["lit", "burning", "alight", "aflame", "aglow", "glowing", "lighted"]);
const CANDLE = /^(?:candle|taper|flame|wick)s?$/;
/** What may stand between the number and the candles, or between them and that they burn. */
const BETWEEN: ReadonlySet<string> = new Set("of the its their his her them is are being which that".split(" "));
/** What ties the clause to what came before. */
const BEFORE: ReadonlySet<string> = new Set(["with", "and", "but", "where", "of which", "having"]);

/**
 * "A candelabra, only one candle is lit", "one of the five candles burning": takes out the clause that tells how many burn, which
 * names no further candle.
 *
 * @returns How many burn, where it was said.
 */
export function takeLit(
  terms: readonly Term[],
  ledger: WordLedger,
): { readonly rest: readonly Term[]; readonly lit?: number } {
  for (const [at, { entry }] of terms.entries()) {
    if (entry.count === undefined) continue;
    const isOnly = ONLY.has(terms[at - 1]?.lemma ?? "");
    const isAmong = terms[at + 1]?.lemma === "of";
    if (!isOnly && !isAmong) continue;
    let end = at + 1;
    while (end < terms.length && isOfClause(terms[end] as Term)) end += 1;
    const clause = terms.slice(at + 1, end);
    const isBurning = clause.some(({ lemma }) => LIT.has(lemma) || /^(?:lit|burning) candles?$/.test(lemma));
    const candles = clause.findIndex(isCandle);
    if (!isBurning || (candles < 0 && !clause.some(({ lemma }) => lemma === "them" || lemma === "its"))) continue;
    let start = isOnly ? at - 1 : at;
    if (BEFORE.has(terms[start - 1]?.lemma ?? "")) start -= 1;
    for (const term of terms.slice(start, end)) ledger.mark(term, "grammar");
    ledger.mark(terms[at] as Term, "count", `${entry.count}`);
    // "one of the five candles": these are named here
    const all = clause.slice(0, Math.max(0, candles)).findIndex((term) => term.entry.count !== undefined);
    const isFirst = !terms.slice(0, start).some(({ entry: { object } }) => object?.concept.slots.flame);
    const kept = isFirst && candles >= 0 ? clause.slice(all < 0 ? candles : all, candles + 1) : [];
    const rest = [...terms.slice(0, start), ...kept, ...terms.slice(end)];
    return { rest, lit: entry.count };
  }
  return { rest: terms };
}

const isCandle = ({ lemma, entry }: Term): boolean => CANDLE.test(lemma) || entry.object?.concept.id === "candle";

const isOfClause = (term: Term): boolean =>
  term.pause === "none" &&
  (BETWEEN.has(term.lemma) || LIT.has(term.lemma) || isCandle(term) || term.entry.count !== undefined);

/** So many burn, of what bears candles or of several of them; the others are not lit. */
export function lightSome(brief: Brief, lit: number | undefined): Brief {
  const at = brief.objects.findIndex(
    ({ concept, parts }) => BEARERS.has(concept) || parts.some(({ slot }) => slot === "candle"),
  );
  const bearer = brief.objects[at];
  if (lit === undefined || !bearer) return brief;
  const isLoose = bearer.concept === "candle";
  if (!isLoose) {
    const parts: BriefPart[] = bearer.parts.filter(({ slot }) => slot !== "flame");
    const flame: BriefPart = { slot: "flame", count: lit, colours: [], materials: [], conditions: {}, traits: [] };
    return withObject(brief, at, { ...bearer, parts: [...parts, flame] });
  }
  if (bearer.count <= lit) return brief;
  const dark: BriefObject = { ...bearer, count: bearer.count - lit, without: [...bearer.without, "flame"] };
  const objects = [...withObject(brief, at, { ...bearer, count: lit }).objects, dark];
  const last = objects.length - 1;
  const doubled = brief.relations.flatMap((each): Relation[] =>
    each.from === at ? [each, { ...each, from: last }] : [each],
  );
  const isTied = doubled.length > brief.relations.length;
  return { ...brief, objects, relations: isTied ? doubled : [...doubled, { kind: "beside", from: last, to: at }] };
}

/** Concepts that bear candles, and candles. */
const BEARERS: ReadonlySet<string> = new Set(["candle", "candlestick", "chandelier", "cake", "cupcake"]);

const withObject = (brief: Brief, at: number, object: BriefObject): Brief => ({
  ...brief,
  objects: brief.objects.map((each, i) => (i === at ? object : each)),
});
