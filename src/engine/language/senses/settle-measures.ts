import { isQuality } from "../phrases/noun-phrase.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { LIQUIDS } from "../words/liquids.ts";
import { DRINKS, FILLINGS } from "../words/situations.ts";

/** What can be said of a stuff between it and its measure, in words at most: "a ball of soft pale blue yarn". */
const NEAR = 3;

/** "A ball of blue yarn" is the ball of yarn there are words for, blue; so are coils of old rope and cans of red paint. */
export function settleMeasures(said: readonly Term[], vocabulary: Vocabulary): readonly Term[] {
  const terms = inSlices(eatenFrom(said, vocabulary));
  if (!terms.some((term) => isOf(term) || BUNCH.test(term.lemma))) return terms;
  const settled: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const measure = terms[at] as Term;
    const first = BUNCH.test(measure.lemma) ? at + 1 : at + 2;
    const found = first === at + 1 || isOf(terms[at + 1]) ? measuredAt(terms, at, first, vocabulary) : undefined;
    if (!found) {
      settled.push(measure);
      continue;
    }
    const { end, whole } = found;
    const word = terms[first - 1] as Term;
    settled.push({ ...measure, end: word.end, plural: false, entry: { grammar: true }, wordClass: "quality" });
    const stuff = terms[end] as Term;
    settled.push(...numbered([...terms.slice(first, end), ...colourOf(stuff, vocabulary)], stuff, whole, vocabulary));
    at = end;
  }
  return settled;
}

/** One term by itself, "of" and all; what comes in bunches anyway is one. */
const BUNCH = /^(?:an? )?(?:bunch|bundle) of$/;

const isOf = (term: Term | undefined): boolean => term?.lemma === "of" && term.pause === "none" && !term.quoted;

/** "A bunch of purple grapes" is as purple as a purple grape, which is a word by itself. */
function colourOf(stuff: Term, { entries }: Vocabulary): readonly Term[] {
  const word = stuff.lemma.split(" ")[0] as string;
  const entry = word === stuff.lemma ? undefined : entries.get(word);
  return entry?.colours ? [{ ...stuff, lemma: word, plural: false, entry, wordClass: "quality" }] : [];
}

/** "A chest of nine small drawers": one chest of drawers, and nine drawers are in it. */
function numbered(said: readonly Term[], stuff: Term, whole: Term, { entries, slots }: Vocabulary): readonly Term[] {
  const having = entries.get("with");
  const slot = slots.get(whole.entry.object?.concept.id ?? "")?.get(stuff.lemma);
  if (!having || slot === undefined || !said.some(({ entry }) => entry.count !== undefined)) return [...said, whole];
  const tie: Term = { ...stuff, end: stuff.start, lemma: "with", plural: false, entry: having, wordClass: "new" };
  return [{ ...whole, end: whole.start }, tie, ...said, stuff];
}

/** Where the stuff stands from `first` on, after one word at least that says something of it, and the term for so much of it. */
function measuredAt(
  terms: readonly Term[],
  at: number,
  first: number,
  vocabulary: Vocabulary,
): { readonly end: number; readonly whole: Term } | undefined {
  const measure = terms[at] as Term;
  for (let end = first; end <= first + NEAR; end += 1) {
    const stuff = terms[end];
    if (stuff?.pause !== "none" || stuff.quoted || stuff.entry.connector || stuff.entry.determiner) return;
    const isBunch = BUNCH.test(measure.lemma);
    const word = isBunch ? "bunch" : measure.lemma;
    const isDyed = (isBunch || word === "crown") && colourOf(stuff, vocabulary).length > 0;
    const nouns = [stuff.lemma, `${stuff.lemma}s`, ...(isDyed ? [lastWord(stuff), `${lastWord(stuff)}s`] : [])];
    const lemma = nouns.map((noun) => `${word} of ${noun}`).find(isThing);
    const entry = lemma === undefined ? undefined : vocabulary.entries.get(lemma);
    // red wine makes no red bottle
    if (lemma !== undefined && entry && (end > first || isBunch || isDyed) && !isDrunk(stuff))
      return { end, whole: { ...stuff, lemma, plural: measure.plural, entry, wordClass: "thing" } };
    if (!isQuality(stuff.entry)) return;
  }
  return;

  function isThing(phrase: string): boolean {
    return vocabulary.entries.get(phrase)?.object !== undefined;
  }
}

const SLICES = /^(?:slice|piece|chunk|strip|wedge|cube|scrap)$/;

/** "With two burnt slices of toast": the toast is burnt, and not what it is in. */
function inSlices(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(
    ({ lemma, plural, pause }, i) =>
      plural && SLICES.test(lemma) && pause === "none" && isSaidOf(terms[i - 1]) && isOf(terms[i + 1]),
  );
  const [, , stuff] = terms.slice(at, at + 3);
  const isNamed = terms.slice(0, Math.max(0, at)).some(({ entry }) => entry.object);
  if (at < 0 || !isNamed || stuff?.pause !== "none" || !(stuff.entry.part || stuff.entry.object)) return terms;
  return [...terms.slice(0, at), { ...stuff, plural: true }, ...terms.slice(at + 3)];
}

const isSaidOf = (term: Term | undefined): boolean =>
  term?.entry.condition !== undefined || term?.entry.colours !== undefined;

const EATING = /^(?:eat|scoop|slurp|drink|sip|spoon|lick|lap|munch|nibbl|feast|din|snack|tak)/;
const VESSELS = /^(?:vessel|container)$/;

/** "Slurping noodles from a bowl", "scooping honey out of a jar": a bowl of noodles, a jar of honey. */
function eatenFrom(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const from = terms.findIndex(({ lemma, pause }) => /^(?:from|out of)$/.test(lemma) && pause === "none");
  const [verb, eaten] = [terms[from - 2], terms[from - 1]];
  const of = entries.get("of");
  if (!verb || !eaten || !of || !EATING.test(verb.lemma) || !isFood(eaten)) return terms;
  const vessel = terms.findIndex(({ entry }, at) => at > from && VESSELS.test(entry.object?.concept.family ?? ""));
  const between = terms.slice(from + 1, vessel);
  const isNear = vessel > from && between.length <= NEAR + 1 && between[0]?.entry.determiner === true;
  if (!isNear || !between.slice(1).every(({ entry, pause }) => pause === "none" && isQuality(entry))) return terms;
  const held = terms.slice(from + 1, vessel + 1);
  const word: Term = { ...(terms[from] as Term), lemma: "of", entry: of };
  return [...terms.slice(0, from - 1), ...held, word, eaten, ...terms.slice(vessel + 1)];
}

/** Of red paint the can is red too, where it runs down. */
const isDrunk = ({ lemma }: Term): boolean => lemma !== "paint" && (LIQUIDS.has(lemma) || DRINKS.has(lemma));

const isFood = (term: Term): boolean =>
  term.entry.object?.concept.family === "food" || isDrunk(term) || FILLINGS.has(term.lemma);
