import { nounSenses } from "../word-net.ts";
import { CONCEPT_ALIASES } from "../words/concept-aliases.ts";
import { BUILT_OF, MEASURES, MOST, PLURAL_BUT_ONE } from "../words/counts.ts";
import { DEED_WORDS } from "../words/deeds.ts";
import { THING_ALONE } from "../words/material-words.ts";
import { isPlural, singular } from "./singular.ts";
import { type Entry, lastWord, type Term } from "./term.ts";
import type { Token, Tokens } from "./tokenize.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { wordClass } from "./word-class.ts";

const NOTHING: Entry = {};

/** What a word means as typed and in the singular: "flies" is how a bird is, not the insect; "tulips" are tulips first. */
function mergeEntries(typed: string, lemma: string, entries: ReadonlyMap<string, Entry>): Entry | undefined {
  const exact = entries.get(typed);
  const single = entries.get(lemma);
  if (!exact || lemma === typed || exact.trait?.role === "pose") return exact ?? single;
  const object = single?.object?.own && !exact.object?.own ? single.object : (exact.object ?? single?.object);
  return { ...single, ...exact, ...(object ? { object } : {}) };
}

/** A plural that is a word of its own: "glasses". */
const keepsPlural = (typed: string, lemma: string, entries: ReadonlyMap<string, Entry>): boolean => {
  const exact = entries.get(typed);
  return Boolean(exact?.part || (exact?.object && !(entries.get(lemma)?.object?.own && !exact.object.own)));
};

/** A word nobody knows that is one slip of the finger from a known one. */
function respell(unknown: Term, token: Token, { entries, spelling }: Vocabulary): Term {
  const isKnown = [CONCEPT_ALIASES, MEASURES, DEED_WORDS].some((words) => words.has(unknown.lemma));
  if (unknown.wordClass !== "new" || unknown.entry.count !== undefined || isKnown) return unknown;
  const word = spelling.correct(token.lower) ?? spelling.correct(unknown.lemma);
  const entry = word === undefined ? undefined : entries.get(word);
  if (word === undefined || !entry) return unknown;
  return { ...unknown, lemma: word, entry, wordClass: wordClass(word, word) };
}

/** Letters of the parts of a word: of what the head is told by, and of a head that stands behind a word nobody knows. */
const LEAST_PART = 3;
const LEAST_HEAD = 4;

/** A word nobody knows that ends in a thing of the vocabulary: a "hoverbike" is a bike, a "lootbox" a box. */
function headOfWord(unknown: Term, { entries }: Vocabulary): Term {
  const { lemma } = unknown;
  if (unknown.wordClass !== "new" || Object.keys(unknown.entry).length > 0 || lemma.includes(" ")) return unknown;
  for (let at = LEAST_PART; at <= lemma.length - LEAST_PART; at += 1) {
    const head = lemma.slice(at);
    const entry = entries.get(head);
    if (!entry?.object?.own) continue;
    const before = lemma.slice(0, at);
    if (head.length < LEAST_HEAD && wordClass(before, before) === "new" && !entries.has(before)) continue;
    return { ...unknown, lemma: head, entry: { object: entry.object }, wordClass: "thing" };
  }
  return unknown;
}

/** Finds the longest phrases of the vocabulary, from left to right. A pause never stands inside a phrase. */
export function matchTerms({ tokens }: Tokens, vocabulary: Vocabulary): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < tokens.length; at = (terms.at(-1) as Term).end) {
    const term = matchAt(tokens, at, vocabulary);
    terms.push(isOvertaken(term, tokens, vocabulary) ? matchAt(tokens, at, vocabulary, 1) : term);
  }
  return terms.flatMap((term, at) =>
    isStrayPhrase(term, terms, vocabulary)
      ? tokens.slice(term.start, term.end).map((_, i) => matchAt(tokens, term.start + i, vocabulary, 1))
      : [isParticle(term, terms[at + 1]) ? { ...term, entry: PARTICLE } : term],
  );
}

/** "A wooden chest of drawers" is a chest of drawers, and of wood; "an old wood stove" a wood stove, and old. */
function isOvertaken({ entry, start, end }: Term, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  if (entry.trait && !entry.object && end - start > 1 && isThingAt(tokens, end - 1, vocabulary)) return true;
  if (end - start !== 2 || !(entry.object ? tokens[end]?.lower === "of" : entry.material)) return false;
  const { material, colours, condition } = vocabulary.entries.get(tokens[start]?.lower ?? "") ?? {};
  if (!material && !colours && !condition) return false;
  const later = matchAt(tokens, start + 1, vocabulary);
  return later.end > end && later.entry.object?.own === true && later.entry.object.madeOf === undefined;
}

/** "With a face mask" has no face, but a mask: a thing's own name of several words begins there. */
function isThingAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const named = matchAt(tokens, at, vocabulary);
  return named.end > at + 1 && named.entry.object?.own === true;
}

const PARTICLE: Entry = { grammar: true };

/** "a pick-up truck", "a power-up star": what ends a word of two says nothing of where a thing is. "Hand-in-hand" goes on. */
const isParticle = ({ lemma, joined, pause }: Term, next: Term | undefined): boolean =>
  joined && pause === "none" && /^(?:up|down|off|out|in|on|over)$/.test(lemma) && next !== undefined && !next.joined;

/** "wooden handle" is a fork's part of that name; a teapot's is a handle, and wooden. A "thatched roof" is a house's, and of thatch. */
function isStrayPhrase(stray: Term, terms: readonly Term[], { entries, slots }: Vocabulary): boolean {
  const { entry, lemma } = stray;
  const space = lemma.indexOf(" ");
  if (space < 0 || entry.object) return false;
  if (entry.material && (isLaidOtherwise(stray, terms, entries) || isLaidOfWood(stray, terms, entries))) return true;
  if (entry.material && isInPart(stray, terms, entries)) return true;
  if (!entry.part) {
    const isOfPart =
      entry.material && entries.get(lemma.slice(0, space))?.material && entries.get(lastWord(stray))?.part;
    return (
      Boolean(isOfPart) && terms.some((term) => slots.get(term.entry.object?.concept.id ?? "")?.has(lastWord(stray)))
    );
  }
  const { material, colours, trait } = entries.get(lemma.slice(0, space)) ?? {};
  const last = entries.get(lastWord(stray));
  // "ammo box" is a gun's, and by itself a box
  if (!last?.object?.own && !((material || colours || trait) && last?.part)) return false;
  return !terms.some((term) => slots.get(term.entry.object?.concept.id ?? "")?.has(lemma));
}

/** "herringbone white brick": not the wall of white brick, but herringbone brick that is white; "painted blue stone" is no lapis. */
function isLaidOtherwise(stray: Term, terms: readonly Term[], entries: Vocabulary["entries"]): boolean {
  const [colour, work] = stray.lemma.split(" ") as [string, string];
  if (!entries.get(colour)?.colours) return false;
  if (stray.pause === "none" && terms.some((term) => term.end === stray.start && isPainted(term))) return true;
  if (isSecondOfTwo(stray, terms)) return true;
  return terms.some(
    (term) =>
      term.start < stray.start &&
      term.entry.trait?.role === "pattern" &&
      entries.get(`${term.lemma} ${work}`)?.material,
  );
}

/** "a blue and white porcelain plate": of both colours, and of porcelain. */
function isSecondOfTwo({ start, end }: Term, terms: readonly Term[]): boolean {
  const and = terms.find((term) => term.end === start && term.entry.connector === "and");
  const isOfThing = terms.some((term) => term.start === end && term.entry.object?.own);
  return isOfThing && terms.some((term) => term.end === and?.start && term.entry.colours && !term.entry.material);
}

/** "painted wood parquet": not painted wood, but wood parquet that is painted. */
function isLaidOfWood({ lemma, end }: Term, terms: readonly Term[], entries: Vocabulary["entries"]): boolean {
  const [state, wood] = lemma.split(" ") as [string, string];
  const next = terms.find(({ start }) => start === end);
  if (!/^wood(?:en)?$/.test(wood) || !entries.get(state)?.condition || next?.pause !== "none") return false;
  return next.entry.material?.exact === true && entries.get(`wood ${next.lemma}`)?.material !== undefined;
}

/** "slightly rusty iron": iron, and a little rust on it, where rusty iron is nothing but rust. */
function isInPart({ lemma, start }: Term, terms: readonly Term[], entries: Vocabulary["entries"]): boolean {
  const [state, stuff] = lemma.split(" ") as [string, string];
  const degree = terms.find(({ end }) => end === start);
  return isPartly(degree) && entries.get(state)?.condition !== undefined && entries.get(stuff)?.material !== undefined;
}

/** Less than what follows says by itself: "slightly", "partly". */
export const isPartly = (term: Term | undefined): boolean => (term?.entry.degree ?? 1) < 1 && !term?.entry.condition;

/** The colour that follows is the paint's. */
export const isPainted = ({ entry }: Term): boolean => entry.condition?.some(([name]) => name === "painted") ?? false;

/** @param limit Most tokens of the phrase. */
function matchAt(
  tokens: readonly Token[],
  start: number,
  vocabulary: Vocabulary,
  limit: number = Number.POSITIVE_INFINITY,
): Term {
  const { entries, longest } = vocabulary;
  const first = tokens[start] as Token;
  const most = Math.min(longest.get(first.lower) ?? 1, tokens.length - start, limit);
  for (let length = unbrokenFrom(tokens, start, most); length >= 1; length -= 1) {
    const span = tokens.slice(start, start + length);
    const typed = span.map(({ lower }) => lower).join(" ");
    const last = span.at(-1) as Token;
    const lemma = typed.slice(0, typed.length - last.lower.length) + singular(last.lower);
    const entry = mergeEntries(typed, lemma, entries);
    // "blue marbles" are no stone
    if (length > 1 && entry?.material && !entry.object && isPlural(last.lower) && THING_ALONE.has(singular(last.lower)))
      continue;
    // "pulling a dog's tail" is about some dog, where a girl with a dog's tail has it
    if (length > 1 && entry?.part && !entry.object && first.possessive && !isGrafted(tokens, start)) continue;
    if (!entry || (entry.count !== undefined && isThingOfMany(tokens, start + 1, length, vocabulary))) continue;
    if (BUILT_OF.test(typed) && !isOfPieces(tokens, start + length, vocabulary)) continue;
    const compound = length === 1 && limit > 1 ? matchCompound(tokens, start, entry, vocabulary) : undefined;
    // a plural that is a word of its own ("glasses") keeps its spelling
    return compound ?? term(span, keepsPlural(typed, lemma, entries) ? typed : lemma, entry);
  }
  return (
    (limit > 1 ? matchCompound(tokens, start, NOTHING, vocabulary) : undefined) ??
    headOfWord(respell(term([first], singular(first.lower), numberEntry(first.lower)), first, vocabulary), vocabulary)
  );
}

/** "a pile of gold" is a thing of its own, "a pile of" books a number. @param length Of the words of number, with their article. */
function isThingOfMany(
  tokens: readonly Token[],
  start: number,
  length: number,
  { entries, longest }: Vocabulary,
): boolean {
  // one word of number has no article to leave out
  if (length === 1) return false;
  const most = Math.min(longest.get(tokens[start]?.lower ?? "") ?? 1, tokens.length - start);
  for (let words = unbrokenFrom(tokens, start, most); words >= length; words -= 1) {
    const span = tokens.slice(start, start + words);
    if (entries.get(span.map(({ lower }) => lower).join(" "))?.object?.own) return true;
  }
  return false;
}

/** Words in which such a plural is told, at most. */
const MOST_SAID = 4;

/** A plural of things that are no stuff, perhaps counted: towers are built of books, of ten books, and of bricks otherwise. */
function isOfPieces(tokens: readonly Token[], at: number, { entries }: Vocabulary): boolean {
  const first = tokens[at];
  const isCount = first !== undefined && (entries.get(first.lower) ?? numberEntry(first.lower)).count !== undefined;
  // "of seven wooden blocks"
  for (const token of tokens.slice(isCount ? at + 1 : at, at + MOST_SAID)) {
    const { object, material } = entries.get(singular(token.lower)) ?? {};
    if (isPlural(token.lower)) return object !== undefined && material === undefined;
    const entry = entries.get(token.lower);
    if (!entry || !(entry.colours || entry.material || entry.trait || entry.condition) || token.pause !== "none")
      return false;
  }
  return false;
}

/** Behind a word of what somebody has, and what stands before the noun: "with a big", "wearing an old". */
const isGrafted = (tokens: readonly Token[], start: number): boolean =>
  tokens.slice(Math.max(0, start - 3), start).some(({ lower }) => /^(?:with|has|having|and|wearing)$/.test(lower));

/** How many of `most` words follow each other without a pause; owners may be among them: "fireman's hat". */
function unbrokenFrom(tokens: readonly Token[], start: number, most: number): number {
  const isQuoted = tokens[start]?.quoted;
  let length = 1;
  for (; length < most; length += 1) {
    const token = tokens[start + length];
    if (token?.pause !== "none" || token.quoted !== isQuoted) return length;
  }
  return most;
}

/** "hot dog", "fire hydrant": a term of several words that WordNet knows as one thing. */
function matchCompound(
  tokens: readonly Token[],
  start: number,
  firstEntry: Entry,
  { entries }: Vocabulary,
): Term | undefined {
  if (firstEntry.determiner || firstEntry.grammar || firstEntry.connector || firstEntry.noise) return undefined;
  if (firstEntry.count !== undefined || firstEntry.object) return undefined;
  const isAdjective = Object.keys(firstEntry).length > 0;
  for (let length = unbrokenFrom(tokens, start, Math.min(3, tokens.length - start)); length > 1; length -= 1) {
    const span = tokens.slice(start, start + length);
    if (span.some(({ possessive }, i) => possessive && i < length - 1)) continue;
    const head = singular((span.at(-1) as Token).lower);
    // "red fox", "big cat" and "big blue" say more apart, where the head is known
    if (isAdjective && entries.has(head)) continue;
    const lemma = [...span.slice(0, -1).map(({ lower }) => lower), head].join(" ");
    if (NO_COMPOUNDS.has(lemma)) continue;
    if (nounSenses(lemma).length > 0) return term(span, lemma, NOTHING);
  }
  return undefined;
}

/** WordNet's compounds that mostly mean the two words. */
const NO_COMPOUNDS: ReadonlySet<string> = new Set(["hot plate", "white house", "big top", "state crown", "dark horse"]);

function term(span: readonly Token[], lemma: string, entry: Entry): Term {
  const first = span[0] as Token;
  const last = span.at(-1) as Token;
  const typed = span.map(({ lower }) => lower).join(" ");
  // "scissors" has no singular
  const isSingularNoun =
    !PLURAL_BUT_ONE.has(last.lower) &&
    (typed === lemma || nounSenses(lemma).length > 0 || nounSenses(typed).length === 0);
  return {
    start: first.index,
    end: last.index + 1,
    lemma: isSingularNoun || Object.keys(entry).length > 0 ? lemma : typed,
    // "bouquet of flowers" is one thing
    plural: lemma.includes(" of ") ? isPlural(first.lower) : isPlural(last.lower),
    possessive: last.possessive,
    joined: first.joined,
    pause: first.pause,
    quoted: first.quoted,
    entry,
    wordClass: wordClass(last.lower, isSingularNoun ? lemma : typed),
  };
}

function numberEntry(word: string): Entry {
  if (word.length > 3) return NOTHING;
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    if (code < 0x30 || code > 0x39) return NOTHING;
  }
  const count = Number(word);
  return count >= 1 ? { count: Math.min(count, MOST) } : NOTHING;
}
